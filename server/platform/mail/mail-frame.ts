/** The one frame of every mail: who writes, to whom, what about, one button; as HTML, and as plain text that says the same. */
import { escapeHtml } from '#server/platform/http/escape-html.ts'

export type MailParts = {
  productName: string
  /** The business that the mail is about. */
  business?: string
  /** The first line, set large: "Hello Marta". */
  greeting?: string
  lines: string[]
  button?: { label: string; url: string }
  /** Said small after the button. */
  closing?: string[]
}

/** What a name brings along stays on its line: no break, nothing that controls. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()

function checkAddress(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A mail links to the web alone.')
  return href
}

/** The colours of the screens, light and dark; mail programs know no custom properties. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #ece5d8; }
a { color: #7b1e2c; }
@media (max-width: 30rem) { .sheet { padding: 28px 22px !important; } .button, .button a { display: block !important; text-align: center; } }
@media (prefers-color-scheme: dark) {
  body, .ground { background: #13100e !important; }
  .sheet { background: #231e1b !important; border-color: #40372f !important; }
  .ink { color: #f3eade !important; }
  .soft, .soft a { color: #d0c3b5 !important; }
  .seal { background: #b54246 !important; color: #fff8f3 !important; }
}`

const serif = "Fraunces, Georgia, 'Times New Roman', serif"
const sans = "'Signet Sans', 'Source Sans 3', Arial, Helvetica, sans-serif"

const paragraph = (html: string, css: string, name = 'ink') => `<p class="${name}" style="${css}">${html}</p>`

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const look = `display:inline-block;padding:15px 27px;font:600 17px/1.25 ${sans};color:#fff7f0;text-decoration:none`
  return `<table role="presentation" class="button" cellspacing="0" cellpadding="0" border="0" style="margin:26px 0 0"><tr><td class="seal" style="background:#7b1e2c;border-radius:3px"><a class="seal" href="${url}" style="${look};border-radius:3px">${label}</a></td></tr></table>`
}

/** The mark without a picture, for most mail programs load none: the first letter on a drop of wax. */
const markHtml = (productName: string) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr><td class="seal" width="30" height="30" align="center" style="width:30px;height:30px;border-radius:15px;background:#7b1e2c;color:#fff7f0;font:500 17px/30px ${serif}" aria-hidden="true">${productName.slice(0, 1)}</td><td class="ink" style="padding-left:9px;font:500 22px/1.2 ${serif};color:#231a16">${productName}</td></tr></table>`

function frameHtml({ productName, business, greeting, lines, button, closing }: MailParts): string {
  const body = [
    ...(greeting
      ? [`<h1 class="ink" style="margin:24px 0 0;font:400 29px/1.18 ${serif};color:#231a16">${greeting}</h1>`]
      : []),
    ...lines.map((line) => paragraph(line, `margin:16px 0 0;font:400 17px/1.55 ${sans};color:#231a16`)),
    ...(button ? [buttonHtml(button)] : []),
    ...(closing ?? []).map((line) =>
      paragraph(line, `margin:16px 0 0;font:400 15px/1.5 ${sans};color:#544740`, 'soft'),
    ),
    ...(button
      ? [
          paragraph(
            `If the button does nothing, copy this into your browser:<br><a href="${button.url}" style="color:#544740;word-break:break-all">${button.url}</a>`,
            `margin:22px 0 0;font:400 13px/1.5 ${sans};color:#544740`,
            'soft',
          ),
        ]
      : []),
  ]
  const foot = business ? `${productName}, for ${business}` : productName
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${greeting ?? productName}</title>
<style>${style}
</style>
</head>
<body style="margin:0;padding:0;background:#ece5d8">
<table role="presentation" class="ground" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:#ece5d8"><tr><td align="center" style="padding:24px 10px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px"><tr><td class="sheet" align="left" style="padding:40px 44px;background:#fdfbf6;border:1px solid #dbd0c0;border-radius:6px;overflow-wrap:anywhere">
${[markHtml(productName), ...body].join('\n')}
</td></tr><tr><td class="soft" align="left" style="padding:16px 22px 0;font:400 13px/1.5 ${sans};color:#544740;overflow-wrap:anywhere">${foot}</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

function frameText({ productName, business, greeting, lines, button, closing }: MailParts): string {
  const parts = [
    ...(greeting ? [greeting] : []),
    ...lines,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(closing ?? []),
    `--\n${business ? `${productName}, for ${business}` : productName}`,
  ]
  return parts.join('\n\n')
}

/** Both parts of a mail. Every text stays on its line and is escaped; throws for a button that does not lead to the web. */
export function frameMail(parts: MailParts): { text: string; html: string } {
  const set = (change: (text: string) => string): MailParts => {
    const { productName, business, greeting, lines, button, closing } = parts
    return {
      productName: change(productName),
      ...(business && { business: change(business) }),
      ...(greeting && { greeting: change(greeting) }),
      lines: lines.map(change),
      ...(button && { button: { label: change(button.label), url: change(checkAddress(button.url)) } }),
      ...(closing && { closing: closing.map(change) }),
    }
  }
  return { text: frameText(set(onOneLine)), html: frameHtml(set((text) => escapeHtml(onOneLine(text)))) }
}
