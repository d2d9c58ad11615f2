import { expect, test } from 'vitest'
import { listCliches } from './cliches.ts'

test('clichés are returned as they are written in the line', () => {
  expect(listCliches('Your trusted partner for seamless growth')).toEqual(['trusted partner', 'seamless'])
  expect(listCliches('Where tea meets time')).toEqual(['Where tea meets'])
  for (const line of ['Launch at dawn, land alive.', 'Feel empowered.', 'A place to hear each other']) {
    expect(listCliches(line)).toEqual([])
  }
})
