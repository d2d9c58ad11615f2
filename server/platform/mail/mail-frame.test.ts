import { expect, test } from 'vitest'
import { frameMail } from '#server/platform/mail/mail-frame.ts'

const parts = {
  productName: 'Signet',
  business: 'Tern & Tide',
  greeting: 'Hello Marta',
  lines: ['You asked for a new password.', 'The link works once and expires after an hour.'],
  button: { label: 'Set a New Password', url: 'https://signet.example/reset-password?token=a&b=1' },
  closing: ['If it was not you, ignore this mail.'],
}

test('both parts say the same in the same order, and the address of the button stands on a line of its own', () => {
  const { text, html } = frameMail(parts)
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

test('words of hers, sums and figures stand between the sentences, in both parts', () => {
  const { text, html } = frameMail({
    ...parts,
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

test('what somebody is called opens no line, no tag and no attribute', () => {
  const { text, html } = frameMail({
    ...parts,
    greeting: 'Hello <img src=x onerror=alert(1)>\r\nBcc: z@z.example',
    business: '"Loaf"\u2028<b>',
    lines: ['one\n\n--\nspoofed'],
  })
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&quot;Loaf&quot; &lt;b&gt;')
  expect(text.split('\n')[0]).toBe('Hello <img src=x onerror=alert(1)> Bcc: z@z.example,')
  expect(text).toContain('one -- spoofed')
})

test('a mail needs neither name nor button, and links to nothing but the web', () => {
  const { text, html } = frameMail({ productName: 'Signet', lines: ['All is well.'] })
  expect(text).toBe('All is well.\n\n--\nSignet')
  expect(html).not.toContain('<a ')
  expect(() => frameMail({ ...parts, button: { label: 'Open', url: 'javascript:alert(1)' } })).toThrow()
})
