import { describe, expect, it } from 'vitest'
import { healthyAsk, healthyBrand, healthyPages, pageHtml, siteOf } from '#testing/engine/site.ts'
import { auditSite } from './audit-site.ts'

const words = 'some words about shoes that fit small feet and about the people who measure them by hand '
const hostile: Readonly<Record<string, string>> = {
  'twenty thousand nested elements': `${'<div class="a b">'.repeat(20_000)}${words.repeat(4)}`,
  'twenty thousand nested elements with selectors that climb': `<style>${'.a .b .a .c .a .b p{color:red}div div div div div span{color:blue}'.repeat(200)}</style>${'<div class="a b">'.repeat(20_000)}${words.repeat(4)}`,
  'two megabytes of nested elements': `<p>${words.repeat(4)}</p>${'<div>'.repeat(400_000)}`,
  'two megabytes of paragraphs': `<p>${words}</p>`.repeat(20_000),
  'two megabytes of one word': 'a'.repeat(2_000_000),
  'two megabytes of open brackets': '<'.repeat(2_000_000),
  'deeply nested styles': `<style>${'a{'.repeat(50_000)}</style><p>${words.repeat(4)}</p>`,
  'a style of open brackets': `<style>p{color:${'('.repeat(100_000)}</style><p>${words.repeat(4)}</p>`,
  'many style elements': `<style>p{color:red}</style><p>${words}</p>`.repeat(5000),
  'variables that call each other': `<style>:root{--a:var(--b) var(--b);--b:var(--a) var(--a)}p{color:var(--a)}</style><p>${words.repeat(4)}</p>`,
  'ten thousand links': `<nav>${'<a href="/x">Buy now</a>'.repeat(10_000)}</nav><p>${words.repeat(4)}</p>`,
  'ten thousand prices': `<p>${'A pair costs £12. We are open until 6 pm and never use glue. '.repeat(5000)}</p>`,
  'letters that are half there': `<p>\uD800 \uFFFD\uFFFD caf\u00C3\u00A9 \u0000 ${words.repeat(4)}</p>`,
  'an endless sentence': `<p>${'and the shop that the people who '.repeat(30_000)}</p>`,
  'scripts and comments left open': `<script>document.write("<p>")</script><!-- ${words.repeat(4)} <p>${words}`,
  'attributes without end': `<p ${'data-x="1" '.repeat(100_000)}>${words.repeat(4)}</p>`,
  'headings of exclamation marks': `<h1>${'!'.repeat(500_000)}</h1><p>${words.repeat(4)}</p>`,
  'blanks without end': `<p>${words.repeat(3)}${' '.repeat(1_000_000)}.</p>`,
  'figures without end': `<footer>${'0'.repeat(300_000)}</footer><p>${words.repeat(4)}${'1'.repeat(300_000)}</p>`,
}
/** CPU limit for one such page; the machine may be slow and busy. */
const limitMs = 3000

describe('hostile HTML', () => {
  it.each(Object.entries(hostile))('%s costs neither time nor stack', (_name, body) => {
    const site = siteOf([{ path: '/', html: `<title>Tiptoe Shoes</title>${body}` }])
    const before = process.cpuUsage()
    const result = auditSite(site, healthyAsk, healthyBrand)
    const { user, system } = process.cpuUsage(before)
    expect(['report', 'failed']).toContain(result.kind)
    expect((user + system) / 1000).toBeLessThan(limitMs)
  })
})

describe('a site of five pages', () => {
  it('is audited in less than 300 ms of CPU', () => {
    const [home, fit] = healthyPages
    const body = `${home?.body ?? ''}${fit?.body ?? ''}`
    const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => ({
      path,
      html: pageHtml({ path, title: `Tiptoe Shoes ${path}`, body }),
    }))
    auditSite(siteOf(pages), healthyAsk, healthyBrand)
    const before = process.cpuUsage()
    auditSite(siteOf(pages), healthyAsk, healthyBrand)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(300)
  })
})
