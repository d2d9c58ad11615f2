import { expect, test } from 'vitest'
import { frameMail } from '#server/platform/mail/mail-frame.ts'

const parts = {
  productName: 'Signet',
  business: 'Tern & Tide',
  greeting: 'Hello Marta',
  lines: ['You asked for a new password.', 'This link works once, for an hour.'],
  button: { label: 'Set a New Password', url: 'https://signet.example/reset-password?token=a&b=1' },
  closing: ['If it was not you, ignore this mail.'],
}

test('both parts say the same in the same order, and the address of the button stands on a line of its own', () => {
  const { text, html } = frameMail(parts)
  expect(text).toBe(
    [
      'Hello Marta',
      'You asked for a new password.',
      'This link works once, for an hour.',
      'Set a New Password:\nhttps://signet.example/reset-password?token=a&b=1',
      'If it was not you, ignore this mail.',
      '--\nSignet, for Tern & Tide',
    ].join('\n\n'),
  )
  const said = [
    'Hello Marta',
    'new password.',
    'for an hour.',
    '>Set a New Password<',
    'ignore this mail',
    'Signet, for Tern &amp; Tide',
  ]
  const places = said.map((each) => html.indexOf(each, html.indexOf('<body')))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).toContain('href="https://signet.example/reset-password?token=a&amp;b=1"')
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
  expect(text.split('\n')[0]).toBe('Hello <img src=x onerror=alert(1)> Bcc: z@z.example')
  expect(text).toContain('one -- spoofed')
})

test('a mail needs neither name nor button, and links to nothing but the web', () => {
  const { text, html } = frameMail({ productName: 'Signet', lines: ['All is well.'] })
  expect(text).toBe('All is well.\n\n--\nSignet')
  expect(html).not.toContain('<a ')
  expect(() => frameMail({ ...parts, button: { label: 'Open', url: 'javascript:alert(1)' } })).toThrow()
})
