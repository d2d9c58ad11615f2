/** The common layout of all mails, as HTML and as plain text with the same content. */
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'

/** Text the account's owner entered; '' if there is none. */
type OwnWords = { firstName: string; business: string; tagline: string }

/**
 * The recipient of a mail. Their own text is used only if `isProven`, because anybody can sign up with a stranger's
 * address.
 */
export type Addressee = Partial<OwnWords> & { email: string; isProven: boolean }

type SumRow = { what: string; says: string }

/** Blocks between the sentences: a quote of the owner, sums as in an invoice, figures side by side. */
export type MailBlock =
  | { quote: string }
  | { sums: SumRow[]; total: SumRow }
  | { figures: { number: string; name: string }[] }

export type MailParts = {
  subject: string
  /** The first line, set large: "Hello Marta". */
  greeting?: string
  lines: (string | MailBlock)[]
  button?: { label: string; url: string }
  /** Small print after the button. */
  closing?: string[]
  /** Footer: why the recipient gets this mail. */
  reason?: string
}

type Framed = Omit<MailParts, 'subject'> & { productName: string; business: string }

/** Replaces line breaks and control characters, to prevent injection. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()

function checkAddress(url: string): string {
  const { protocol, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A mail links to the web alone.')
  return href
}

/** The colours of the screens, light and dark; mail clients do not support custom properties. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #ece5d8; }
a { color: #7b1e2c; }
@media (max-width: 30rem) { .sheet { padding: 28px 22px !important; } .foot { padding: 16px 22px 0 !important; } .figure { display: inline-block !important; width: 42%; } .button, .button a { display: block !important; text-align: center; } }
@media (prefers-color-scheme: dark) {
  body, .ground { background: #13100e !important; }
  .sheet { background: #231e1b !important; border-color: #40372f !important; }
  .ink { color: #f3eade !important; }
  .soft, .soft a { color: #d0c3b5 !important; }
  .rule { border-color: #40372f !important; }
  .strong { border-color: #f3eade !important; }
  .seal { background: #b54246 !important; color: #fff8f3 !important; }
}`

const serif = "Fraunces, Georgia, 'Times New Roman', serif"
const sans = "'Signet Sans', 'Source Sans 3', Arial, Helvetica, sans-serif"

const paragraph = (html: string, css: string, name = 'ink') => `<p class="${name}" style="${css}">${html}</p>`

function buttonHtml({ label, url }: { label: string; url: string }): string {
  const look = `display:inline-block;padding:15px 27px;font:600 17px/1.25 ${sans};color:#fff7f0;text-decoration:none`
  return `<table role="presentation" class="button" cellspacing="0" cellpadding="0" border="0" style="margin:26px 0 0"><tr><td class="seal" style="background:#7b1e2c;border-radius:3px"><a class="seal" href="${url}" style="${look};border-radius:3px">${label}</a></td></tr></table>`
}

/** The logo without an image, which most mail clients would not load: the first letter on a coloured disc. */
const markHtml = (productName: string) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr><td class="seal" width="30" height="30" align="center" style="width:30px;height:30px;border-radius:15px;background:#7b1e2c;color:#fff7f0;font:500 17px/30px ${serif}" aria-hidden="true">${productName.slice(0, 1)}</td><td class="ink" style="padding-left:9px;font:500 22px/1.2 ${serif};color:#231a16">${productName}</td></tr></table>`

const cell = (css: string, html: string, name = 'ink') => `<td class="${name}" style="${css}">${html}</td>`

function sumsHtml({ sums, total }: Extract<MailBlock, { sums: unknown }>): string {
  const row = ({ what, says }: SumRow) =>
    `<tr>${cell(`padding:9px 0;border-bottom:1px solid #dbd0c0;font:400 15px/1.4 ${sans};color:#544740`, what, 'soft rule')}${cell(`padding:9px 0;border-bottom:1px solid #dbd0c0;font:400 15px/1.4 ${sans};color:#231a16;text-align:right`, says, 'ink rule')}</tr>`
  const last = `<tr>${cell(`padding:13px 0;border-bottom:3px double #231a16;font:600 15px/1.4 ${sans};color:#231a16`, total.what, 'ink strong')}${cell(`padding:13px 0;border-bottom:3px double #231a16;font:400 28px/1 ${serif};color:#231a16;text-align:right`, total.says, 'ink strong')}</tr>`
  return `<table role="presentation" class="strong" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0 0;border-top:2px solid #231a16">${sums.map(row).join('')}${last}</table>`
}

function figuresHtml({ figures }: Extract<MailBlock, { figures: unknown }>): string {
  const each = figures.map(({ number, name }) =>
    cell(
      `padding:14px 10px 14px 0;vertical-align:top;overflow-wrap:normal;font:400 13px/1.4 ${sans};color:#544740`,
      `<span class="ink" style="display:block;font:400 26px/1.2 ${serif};color:#231a16">${number}</span>${name}`,
      'soft figure',
    ),
  )
  return `<table role="presentation" class="rule" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0 0;border-top:1px solid #dbd0c0;border-bottom:1px solid #dbd0c0"><tr>${each.join('')}</tr></table>`
}

function lineHtml(line: string | MailBlock): string {
  if (typeof line === 'string') return paragraph(line, `margin:16px 0 0;font:400 17px/1.55 ${sans};color:#231a16`)
  if ('quote' in line)
    return paragraph(`“${line.quote}”`, `margin:16px 0 0;font:italic 400 25px/1.3 ${serif};color:#231a16`)
  return 'sums' in line ? sumsHtml(line) : figuresHtml(line)
}

/** Adds a comma to a salutation, but not to a headline. */
const greeted = (greeting: string) => (/^Hello\b/.test(greeting) ? `${greeting},` : greeting)

const footOf = ({ productName, business }: Framed) => (business ? `${productName}, for ${business}` : productName)

function frameHtml(parts: Framed): string {
  const { productName, greeting, lines, button, closing, reason } = parts
  const body = [
    ...(greeting
      ? [`<h1 class="ink" style="margin:24px 0 0;font:400 33px/1.15 ${serif};color:#231a16">${greeted(greeting)}</h1>`]
      : []),
    ...lines.map(lineHtml),
    ...(button ? [buttonHtml(button)] : []),
    ...(closing ?? []).map((line) =>
      paragraph(line, `margin:16px 0 0;font:400 15px/1.5 ${sans};color:#544740`, 'soft'),
    ),
    ...(button
      ? [
          paragraph(
            `If the button doesn’t work, copy this link into your browser:<br><a href="${button.url}" style="color:#544740;word-break:break-all">${button.url}</a>`,
            `margin:22px 0 0;font:400 13px/1.5 ${sans};color:#544740`,
            'soft',
          ),
        ]
      : []),
  ]
  const foot = [...(reason ? [reason] : []), footOf(parts)].join('<br>')
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
</td></tr><tr><td class="soft foot" align="left" style="padding:16px 44px 0;font:400 13px/1.5 ${sans};color:#544740;overflow-wrap:anywhere">${foot}</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/** Width of the sums in plain text, in characters. */
const sumsWidth = 34
const textRow = ({ what, says }: SumRow) => `${what} ${says.padStart(sumsWidth - what.length - 1)}`

function lineText(line: string | MailBlock): string {
  if (typeof line === 'string') return line
  if ('quote' in line) return `“${line.quote}”`
  if ('figures' in line) return line.figures.map(({ number, name }) => textRow({ what: name, says: number })).join('\n')
  return [...line.sums.map(textRow), '-'.repeat(sumsWidth), textRow(line.total)].join('\n')
}

function frameText(parts: Framed): string {
  const { greeting, lines, button, closing, reason } = parts
  return [
    ...(greeting ? [greeted(greeting)] : []),
    ...lines.map(lineText),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(closing ?? []),
    ['--', ...(reason ? [reason] : []), footOf(parts)].join('\n'),
  ].join('\n\n')
}

type Change = (text: string) => string

function changeLine(line: string | MailBlock, change: Change): string | MailBlock {
  if (typeof line === 'string') return change(line)
  if ('quote' in line) return { quote: change(line.quote) }
  if ('figures' in line)
    return { figures: line.figures.map(({ number, name }) => ({ number: change(number), name: change(name) })) }
  const row = ({ what, says }: SumRow) => ({ what: change(what), says: change(says) })
  return { sums: line.sums.map(row), total: row(line.total) }
}

/**
 * Builds a mail to `to`, as HTML and as text. `write` receives the owner's own text, which is empty if the address is
 * not proven. Each text is reduced to one line, and escaped in the HTML; throws if the button's URL is not http(s).
 */
export function frameMail(productName: string, to: Addressee, write: (own: OwnWords) => MailParts): Mail {
  const nothing: Partial<OwnWords> = {}
  const { firstName = '', business = '', tagline = '' } = to.isProven ? to : nothing
  const { subject, greeting, lines, button, closing, reason } = write({ firstName, business, tagline })
  const set = (change: Change): Framed => ({
    productName: change(productName),
    business: change(business),
    ...(greeting && { greeting: change(greeting) }),
    lines: lines.map((line) => changeLine(line, change)),
    ...(button && { button: { label: change(button.label), url: change(checkAddress(button.url)) } }),
    ...(closing && { closing: closing.map(change) }),
    ...(reason && { reason: change(reason) }),
  })
  return {
    to: to.email,
    subject,
    text: frameText(set(onOneLine)),
    html: frameHtml(set((text) => escapeHtml(onOneLine(text)))),
  }
}
