import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { passwordLengthMin } from '#contract/account.ts'
import { checkPassword, type OwnerNames } from '#server/account/check-password.ts'

const nia: OwnerNames = { email: 'nia@example.org', firstName: 'Nia', lastName: 'Ekwueme', business: 'Loaf & Co' }

const isTaken = (password: string, names = nia) => {
  try {
    checkPassword(password, names)
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'weak_password' })
    return false
  }
}

test('T2 common passwords that are long enough are refused: the first 4,000, and every tenth of the rest', () => {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  const usual = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const longEnough = usual.filter((word) => word.length >= passwordLengthMin)
  expect(longEnough.length).toBeGreaterThan(10_000)
  expect(longEnough.filter((word, rank) => (rank < 4000 || rank % 10 === 0) && isTaken(word))).toEqual([])
})

test('T2 a common password is refused in capitals, in full-width letters and with common suffixes', () => {
  const usual = ['swordfish', 'michelle', 'mercedes', 'bigdaddy', 'marlboro', 'redskins', 'scorpion', 'srinivas']
  const dressed = usual.flatMap((word) => [word, word.toUpperCase(), `${word}1`, `${word}2026!`, `${word}_99`])
  expect(dressed.filter((word) => isTaken(word))).toEqual([])
  expect(['ｓｗｏｒｄｆｉｓｈ', '12345678!', 'monday#1', 'Summer2026!'].filter((word) => isTaken(word))).toEqual([])
})

test("T2 alphabet sequences, repetitions and the product's name are refused", () => {
  const plain = [
    'abcdefghi',
    'zyxwvuts',
    '0987654321',
    '123123123',
    'adminadmin',
    'abababab',
    'signet2026',
    'Signet123!',
  ]
  expect(plain.filter((word) => isTaken(word))).toEqual([])
})

test('T2 a password made of the owner’s own name, email or business is refused, with the reason', () => {
  const nico = {
    ...{ email: 'nico@ferreyra-pianos.example', firstName: 'Nicolás', lastName: 'Ferreyra' },
    business: 'Wire & Felt',
  }
  const made = [
    ...['nicolasferreyra', 'Nicolás Ferreyra', 'ferreyranicolas', 'nferreyra', 'Ferreyra2026', '19Ferreyra87!'],
    ...['2026aryerref', 'nicoferreyra', 'nico@ferreyra-pianos.example', 'nicoferreyrapianos'],
    ...['Wire_Felt_88', 'feltferreyra', 'tlef&eriw1', 'ferreyra-ferreyra'],
  ]
  expect(made.filter((password) => isTaken(password, nico))).toEqual([])
  expect(() => checkPassword('Ferreyra2026', nico)).toThrow(
    'This password is made of your name, your email address or your business. Please choose another one.',
  )
})

test('T2 short names alone do not count, and adding another word makes a password acceptable', () => {
  const ann = { email: 'ann@lee.example', firstName: 'Ann', lastName: 'Lee', business: '' }
  expect(['annlee99', 'lee.ann.77', 'ann1lee2ann3'].filter((password) => isTaken(password, ann))).toEqual([])
  const good = ['ann83749275', 'annabel in the lee', 'ann and a kettle of herons']
  expect(good.filter((password) => !isTaken(password, ann))).toEqual([])
})

test('T2 passphrases and generated passwords are accepted', () => {
  const good = [
    'correct horse battery staple',
    'maple-otter-42-lantern',
    'kettleherons',
    'RainOnTheTinRoof',
    'dragon swordfish monday',
    'blauer Himmel über Köln',
    '我爱吃苹果派和茶',
    'Vq7!tz2#Lm',
    '9f3b2c71e8',
    '48213907',
  ]
  expect(good.filter((password) => !isTaken(password))).toEqual([])
})
