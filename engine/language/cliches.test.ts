import { expect, test } from 'vitest'
import { clichesIn } from './cliches.ts'

test('clichés are returned as they are written in the line', () => {
  expect(clichesIn('Your trusted partner for seamless growth')).toEqual(['trusted partner', 'seamless'])
  expect(clichesIn('Where tea meets time')).toEqual(['Where tea meets'])
  for (const line of ['Launch at dawn, land alive.', 'Feel empowered.', 'A place to hear each other']) {
    expect(clichesIn(line)).toEqual([])
  }
})
