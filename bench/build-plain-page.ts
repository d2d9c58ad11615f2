/** The yardstick of the landing pages that any stranger would accept: their words as a plain page without a style sheet. */
import { Parser } from 'htmlparser2'

/** Elements that a plain page of words consists of; everything else is left out, with its words kept. */
const kept = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'a',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'button',
  'label',
])
const blocks = new Set(['header', 'main', 'section', 'footer', 'nav', 'figure', 'div', 'details', 'summary'])
/** Elements whose content is not words. */
const silent = new Set(['script', 'style', 'svg', 'template', 'noscript'])

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The words of a page's body as headings, paragraphs, lists and links in the system's font: no style sheet, script,
 * picture or font.
 */
export function buildPlainPage(html: string): string {
  const body: string[] = []
  let title = ''
  let isInTitle = false
  let depthOfBody = 0
  let depthOfSilence = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (silent.has(name)) depthOfSilence += 1
      if (name === 'title' && depthOfSilence === 0) isInTitle = true
      if (name === 'body') depthOfBody += 1
      if (depthOfBody === 0 || depthOfSilence > 0) return
      if (name === 'a') body.push(`<a href="${escapeText(attributes.href ?? '')}">`)
      else if (kept.has(name)) body.push(`<${name}>`)
      else if (blocks.has(name)) body.push('<div>')
    },
    ontext(text) {
      if (isInTitle) title += text
      else if (depthOfBody > 0 && depthOfSilence === 0) body.push(escapeText(text))
    },
    onclosetag(name) {
      if (silent.has(name)) {
        depthOfSilence -= 1
        return
      }
      if (name === 'title') isInTitle = false
      if (name === 'body') depthOfBody -= 1
      if (depthOfBody === 0 || depthOfSilence > 0) return
      if (kept.has(name)) body.push(`</${name}>`)
      else if (blocks.has(name)) body.push('</div>')
    },
  })
  parser.end(html)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
</head>
<body style="font-family: system-ui, sans-serif">
${body.join('')}
</body>
</html>
`
}
