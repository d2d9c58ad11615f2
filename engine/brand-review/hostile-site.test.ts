import { describe, expect, it } from 'vitest'
import { healthyAuditAnswers, healthyBrand, makeSite } from '#testing/engine/site.ts'
import { auditSite } from './audit-site.ts'

const words = 'some words about shoes that fit small feet and about the people who measure them by hand '
const paragraph = `<p>${words.repeat(4)}</p>`
/** Hostile pages by name; `size` multiplies their length. */
const hostile: Readonly<Record<string, (size: number) => string>> = {
  'twenty thousand nested elements': (size) => `${'<div class="a b">'.repeat(1250 * size)}${words.repeat(4)}`,
  'twenty thousand nested elements with selectors that climb': (size) =>
    `<style>${'.a .b .a .c .a .b p{color:red}div div div div div span{color:blue}'.repeat(200)}</style>${'<div class="a b">'.repeat(1250 * size)}${words.repeat(4)}`,
  'two megabytes of nested elements': (size) => `${paragraph}${'<div>'.repeat(25_000 * size)}`,
  'two megabytes of paragraphs': (size) => `<p>${words}</p>`.repeat(1250 * size),
  'two megabytes of one word': (size) => 'a'.repeat(125_000 * size),
  'two megabytes of open brackets': (size) => '<'.repeat(125_000 * size),
  'deeply nested styles': (size) => `<style>${'a{'.repeat(3125 * size)}</style>${paragraph}`,
  'a style of open brackets': (size) => `<style>p{color:${'('.repeat(6250 * size)}</style>${paragraph}`,
  'many style elements': (size) => `<style>p{color:red}</style><p>${words}</p>`.repeat(312 * size),
  'variables that call each other': (size) =>
    `<style>:root{${'--a:var(--b) var(--b);--b:var(--a) var(--a);'.repeat(size)}}p{color:var(--a)}</style>${paragraph}`,
  'ten thousand links': (size) =>
    `<nav>${'<a href="/x">Buy now</a>'.repeat(625 * size)}</nav><p>${words.repeat(4)}</p>`,
  'ten thousand prices': (size) =>
    `<p>${'A pair costs £12. We are open until 6 pm and never use glue. '.repeat(312 * size)}</p>`,
  'letters that are half there': (size) =>
    `<p>${'\uD800 \uFFFD\uFFFD caf\u00C3\u00A9 \u0000 '.repeat(size)}${words.repeat(4)}</p>`,
  'an endless sentence': (size) => `<p>${'and the shop that the people who '.repeat(1875 * size)}</p>`,
  'scripts and comments left open': (size) =>
    `<script>document.write("<p>")</script>${'<!-- '.repeat(size)}${words.repeat(4)} <p>${words}`,
  'attributes without end': (size) => `<p ${'data-x="1" '.repeat(6250 * size)}>${words.repeat(4)}</p>`,
  'headings of exclamation marks': (size) => `<h1>${'!'.repeat(31_250 * size)}</h1>${paragraph}`,
  'blanks without end': (size) => `<p>${words.repeat(3)}${' '.repeat(62_500 * size)}.</p>`,
  'figures without end': (size) =>
    `<footer>${'0'.repeat(18_750 * size)}</footer><p>${words.repeat(4)}${'1'.repeat(18_750 * size)}</p>`,
}

/** CPU time of this thread for one audit, in milliseconds. */
function costOf(html: string): number {
  const before = process.threadCpuUsage()
  const { kind } = auditSite(makeSite([{ path: '/', html }]), healthyAuditAnswers, healthyBrand)
  const { user, system } = process.threadCpuUsage(before)
  expect(['report', 'failed']).toContain(kind)
  return (user + system) / 1000
}

/** Linear time makes a page four times as long cost four times as much; quadratic time would make it sixteen times. */
const growthLimit = 10
/** Shorter times are dominated by other work of the process. */
const leastMs = 50
/** A busy machine may slow one or two attempts, but quadratic time shows in every one. */
const triesMax = 4

describe('hostile HTML', () => {
  it.each(Object.entries(hostile))('%s takes linear time and does not overflow the stack', (_name, bodyOf) => {
    const pageOf = (size: number) => `<title>Tiptoe Shoes</title>${bodyOf(size)}`
    costOf(pageOf(4))
    const growths = [costOf(pageOf(16)) / Math.max(leastMs, costOf(pageOf(4)))]
    while (growths.length < triesMax && Math.min(...growths) >= growthLimit)
      growths.push(costOf(pageOf(16)) / Math.max(leastMs, costOf(pageOf(4))))
    expect(Math.min(...growths)).toBeLessThan(growthLimit)
  })
})
