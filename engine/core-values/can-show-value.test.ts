import { expect, test } from 'vitest'
import { canShowValue } from './can-show-value.ts'

test.each([
  'Hello Bea, thanks for the quick reply!',
  'Thank you for writing to us.',
  'Kind regards from the whole team at the mill',
  'Oak shelf, two brackets, oiled, delivered: 240.00',
  'Delivery within the ring road costs £12.50.',
  'The workshop is at 14 Quay Street, second yard.',
  'Open Monday to Friday, nine to five',
  'The tide mill and its three gardens',
])('“%s” cannot show a value', (text) => expect(canShowValue(text)).toBe(false))

test.each([
  'We charge £40 for a call, and not a penny when it takes longer.',
  'Offcuts go to the school down the road.',
  'Wages have been late once, in 1931.',
  'You get the sketch before anything is ordered.',
  'She drove back and gave him the difference.',
  'Nobody’s hurried at the till, ever.',
])('“%s” may show a value', (text) => expect(canShowValue(text)).toBe(true))
