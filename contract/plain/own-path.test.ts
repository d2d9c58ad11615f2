import { expect, test } from 'vitest'
import { chooseOnwardPath, makeSignInPath } from '#contract/plain/own-path.ts'

test('signing in leads back to the requested page', () => {
  expect(makeSignInPath('/toolkit/export')).toBe('/login?next=/toolkit/export')
  expect(makeSignInPath('/toolkit/brand-review?audit=a&b=1')).toBe(
    '/login?next=/toolkit/brand-review%3Faudit%3Da%26b%3D1',
  )
  expect(chooseOnwardPath('/toolkit/brand-review?audit=a&b=1')).toBe('/toolkit/brand-review?audit=a&b=1')
})

test('the default page is not named in the address', () => {
  for (const asked of ['/', '/toolkit', '/login', '/login?next=/login'])
    expect(makeSignInPath(asked), asked).toBe('/login')
})

test('T5 signing in redirects to the product’s own pages only', () => {
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tx',
    '/a\r\nb',
  ]
  for (const asked of [...foreign, '/api/logout', '/login', 'toolkit', '', null, undefined]) {
    expect(chooseOnwardPath(asked), String(asked)).toBe('/toolkit')
  }
})
