import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { passwordLengthMin } from '#contract/account.ts'
import { checkPassword, type OwnNames } from '#server/account/check-password.ts'

const nia: OwnNames = { email: 'nia@example.org', firstName: 'Nia', lastName: 'Ekwueme', business: 'Loaf & Co' }

const isTaken = (password: string, names = nia) => {
  try {
    checkPassword(password, names)
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'weak_password' })
    return false
  }
}

test('T2 usual passwords that are long enough are refused: the first 4,000, and of the rest every tenth', () => {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  const usual = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const longEnough = usual.filter((word) => word.length >= passwordLengthMin)
  expect(longEnough.length).toBeGreaterThan(10_000)
  expect(longEnough.filter((word, rank) => (rank < 4000 || rank % 10 === 0) && isTaken(word))).toEqual([])
})

test('T2 a usual password is refused in capitals, in wide letters and with the usual decoration at its end', () => {
  const usual = ['swordfish', 'michelle', 'mercedes', 'bigdaddy', 'marlboro', 'redskins', 'scorpion', 'srinivas']
  const dressed = usual.flatMap((word) => [word, word.toUpperCase(), `${word}1`, `${word}2026!`, `${word}_99`])
  expect(dressed.filter((word) => isTaken(word))).toEqual([])
  expect(['ｓｗｏｒｄｆｉｓｈ', '12345678!', 'monday#1', 'Summer2026!'].filter((word) => isTaken(word))).toEqual([])
})

test('T2 rows of the alphabet, repetitions and the name of the product are refused', () => {
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

test('T2 passphrases and what a password manager makes are taken', () => {
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
