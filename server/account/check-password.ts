/** Refuses the passwords that everybody tries first. */
import { readFileSync } from 'node:fs'
import { Refusal } from '#server/platform/http/refusal.ts'

/**
 * Some 49,000 passwords out of leaks, the most usual first, as the JSON that they come in: half a megabyte as text, where
 * the parsed words need ten times as much, and a word is found in a millisecond.
 */
const listed = readFileSync(new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')), {
  encoding: 'latin1',
})
/** What the list lacks: the product's name, and what forms and other sites suggest. */
const ours = new Set(['signet', 'companyname', 'dropbox', 'linkedin', 'oldpassword', 'p@ssword', 'yourpassword'])
/** Rows of digits and letters, which the list leaves out, as it does repetitions. */
const rows = '01234567890 abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba 09876543210'
const isRepetition = (word: string) => /^(.{1,6})\1+$/.test(word) || new Set(word).size <= 2
const isRow = (word: string) => word.length >= 4 && rows.includes(word)
const isListed = (word: string) => ours.has(word) || listed.includes(JSON.stringify(word))

/** What is left when the usual decoration at the end is taken off; a run of it is looked at once, however long. */
const bare = (password: string) => password.replace(/(?<![\d!?.@#$%&*_-])[\d!?.@#$%&*_-]+$/, '')
const withoutSigns = (password: string) => password.replace(/(?<![!?.@#$%&*_-])[!?.@#$%&*_-]+$/, '')

const isCommon = (word: string) => isListed(word) || isRow(word)

/** What an account's owner goes by. */
export type OwnNames = { email: string; firstName: string; lastName: string; business: string }

/** Accents and signs make no other word. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
/** Anything shorter is the beginning of many words. */
const ownLettersMin = 4

/** The words of names, address and business, each forwards and backwards, and the first letters of names. */
function ownWords({ email, firstName, lastName, business }: OwnNames): string[] {
  const names = [firstName, lastName]
  const words = [...names, email, business].flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)]).map(lettersOf)
  const initials = names.map((name) => lettersOf(name).slice(0, 1))
  const whole = [names, names.toReversed()].map((both) => lettersOf(both.join('')))
  const forwards = new Set([...words, ...initials, ...whole].filter((word) => word !== ''))
  return [...new Set([...forwards].flatMap((word) => [word, [...word].reverse().join('')]))]
}

/** Whether the letters are nothing but own words in a row, one of which is long enough to tell. */
function isMadeOfOwn(password: string, names: OwnNames): boolean {
  const letters = lettersOf(password)
  if (letters.length < ownLettersMin) return false
  const words = ownWords(names)
  // How each beginning of the letters is reached: by short words alone, or with one that tells.
  const reached = new Map([[0, false]])
  for (let at = 0; at < letters.length; at += 1) {
    const tells = reached.get(at)
    if (tells === undefined) continue
    for (const word of words)
      if (letters.startsWith(word, at)) {
        const end = at + word.length
        reached.set(end, reached.get(end) || tells || word.length >= ownLettersMin)
      }
  }
  return reached.get(letters.length) === true
}

const refuse = (sentence: string) => new Refusal('weak_password', { sentence, fields: { password: sentence } })

/** Throws `weak_password` for a common password, a repetition, or one that is made of what its owner goes by. */
export function checkPassword(password: string, names: OwnNames): void {
  // In the form that is hashed, so that wide letters hide nothing.
  const lower = password.normalize('NFKC').toLowerCase()
  if ([lower, withoutSigns(lower), bare(lower)].some(isCommon) || isRepetition(lower))
    throw refuse('This password is too easy to guess. Please choose another one.')
  if (isMadeOfOwn(lower, names))
    throw refuse('This password is made of your name, your email address or your business. Please choose another one.')
}
