import { expect, test } from 'vitest'
import { type Addressee, frameMail, type MailParts } from '#server/platform/mail/mail-frame.ts'

const marta: Addressee = { email: 'marta@example.org', isProven: true, firstName: 'Marta', business: 'Tern & Tide' }
const parts: MailParts = {
  subject: 'Set a new Signet password',
  greeting: 'Hello Marta',
  lines: ['You asked for a new password.', 'The link works once and expires after an hour.'],
  button: { label: 'Set a New Password', url: 'https://signet.example/reset-password?token=a&b=1' },
  closing: ['If it was not you, ignore this mail.'],
}
const frame = (changes: Partial<MailParts> = {}, to = marta) => {
  const mail = frameMail('Signet', to, () => ({ ...parts, ...changes }))
  return { ...mail, html: mail.html ?? '' }
}

test('both parts say the same in the same order, with the button’s URL on a line of its own', () => {
  const { text, html } = frame()
  expect(text).toBe(
    [
      'Hello Marta,',
      'You asked for a new password.',
      'The link works once and expires after an hour.',
      'Set a New Password:\nhttps://signet.example/reset-password?token=a&b=1',
      'If it was not you, ignore this mail.',
      '--\nSignet, for Tern & Tide',
    ].join('\n\n'),
  )
  const said = [
    'Hello Marta',
    'new password.',
    'after an hour.',
    '>Set a New Password<',
    'ignore this mail',
    'Signet, for Tern &amp; Tide',
  ]
  const places = said.map((each) => html.indexOf(each, html.indexOf('<body')))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).toContain('href="https://signet.example/reset-password?token=a&amp;b=1"')
})

test('quotes, sums and figures appear between the sentences, in both parts', () => {
  const { text, html } = frame({
    lines: [
      'So far:',
      { quote: 'Braver & by <the> wave.' },
      { sums: [{ what: 'All Access', says: '$299' }], total: { what: 'Paid', says: '$239' } },
      { figures: [{ number: '7.4', name: 'Brand Voice' }] },
    ],
    reason: 'You get this once.',
  })
  expect(text).toContain('So far:\n\n“Braver & by <the> wave.”\n\nAll Access')
  const ledger = text.split('\n').filter((line) => /\$|7\.4|-{5}/.test(line))
  expect(ledger.map((line) => line.length)).toEqual([34, 34, 34, 34])
  expect(text).toMatch(/--\nYou get this once\.\nSignet, for Tern & Tide$/)
  for (const said of [
    '“Braver &amp; by &lt;the&gt; wave.”',
    '$299',
    '$239',
    '7.4',
    'Brand Voice',
    'You get this once.',
  ])
    expect(html).toContain(said)
  expect(html).not.toContain('<the>')
})

test('names cannot inject lines, tags or attributes', () => {
  const { text, html } = frame(
    { greeting: 'Hello <img src=x onerror=alert(1)>\r\nBcc: z@z.example', lines: ['one\n\n--\nspoofed'] },
    { ...marta, business: '"Loaf"\u2028<b>' },
  )
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&quot;Loaf&quot; &lt;b&gt;')
  expect(text.split('\n')[0]).toBe('Hello <img src=x onerror=alert(1)> Bcc: z@z.example,')
  expect(text).toContain('one -- spoofed')
})

test('a mail needs neither name nor button, and can link only to http(s)', () => {
  const { text, html = '' } = frameMail('Signet', { email: 'a@example.org', isProven: true }, () => ({
    ...{ subject: 'Well', lines: ['All is well.'] },
  }))
  expect(text).toBe('All is well.\n\n--\nSignet')
  expect(html).not.toContain('<a ')
  expect(() => frame({ button: { label: 'Open', url: 'javascript:alert(1)' } })).toThrow()
})

test('T45 a mail to an unproven address contains none of the account’s own text', () => {
  const own = { firstName: 'You won $500', business: 'https://evil.example/win', tagline: 'Claim it now' }
  const write = (isProven: boolean) =>
    JSON.stringify(
      frameMail('Signet', { email: 'victim@example.org', isProven, ...own }, ({ firstName, business, tagline }) => ({
        subject: `For ${firstName}`,
        greeting: `Hello ${firstName}`,
        lines: [`About ${business}:`, { quote: tagline }],
      })),
    )
  for (const said of Object.values(own)) {
    expect(write(true)).toContain(said)
    expect(write(false)).not.toContain(said)
  }
})
