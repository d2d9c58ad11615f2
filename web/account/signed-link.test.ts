import { expect, test } from 'vitest'
import { readTokenSignIn } from '#web/account/signed-link.ts'

test('T4 the other parameters of the link are sent along with the token', () => {
  expect(readTokenSignIn('?token=a.b.c')).toEqual({ token: 'a.b.c', userEmail: null, userId: null, subscription: null })
  const whole = '?token=a.b.c&email=ida%2Bb%40example.org&userId=7&subscriptionId=sub_1&customerId=cus_1&more=1'
  expect(readTokenSignIn(whole)).toEqual({
    token: 'a.b.c',
    userEmail: 'ida+b@example.org',
    userId: '7',
    subscription: { subscriptionId: 'sub_1', customerId: 'cus_1' },
  })
  expect(readTokenSignIn('?token=a&customerId=cus_1').subscription).toEqual({
    subscriptionId: null,
    customerId: 'cus_1',
  })
})
