/** Rejects passwords that are easy to guess. */
import { readFileSync } from 'node:fs'
import { Refusal } from '#server/platform/http/refusal.ts'

/**
 * About 49,000 leaked passwords, most common first. They stay raw JSON: half a megabyte, where the parsed strings would
 * take ten times as much; a lookup takes about a millisecond.
 */
const listed = readFileSync(new URL(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')), {
  encoding: 'latin1',
})
/** Missing from the list: the product's name, and words that forms and other sites suggest. */
const ours = new Set(['signet', 'companyname', 'dropbox', 'linkedin', 'oldpassword', 'p@ssword', 'yourpassword'])
/** Sequences of digits and letters, which the list does not contain. */
const rows = '01234567890 abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba 09876543210'
const isRepetition = (word: string) => /^(.{1,6})\1+$/.test(word) || new Set(word).size <= 2
const isRow = (word: string) => word.length >= 4 && rows.includes(word)
const isListed = (word: string) => ours.has(word) || listed.includes(JSON.stringify(word))

/** Removes trailing digits and punctuation. The lookbehind tries each run only once, which keeps the regex linear. */
const bare = (password: string) => password.replace(/(?<![\d!?.@#$%&*_-])[\d!?.@#$%&*_-]+$/, '')
const withoutSigns = (password: string) => password.replace(/(?<![!?.@#$%&*_-])[!?.@#$%&*_-]+$/, '')

const isCommon = (word: string) => isListed(word) || isRow(word)

/** The owner's names, email and business. */
export type OwnerNames = { email: string; firstName: string; lastName: string; business: string }

/** Lowercase letters only, without accents, digits and punctuation. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
/** Shorter words are too common as the beginning of other words to count by themselves. */
const ownLettersMin = 4

/** The words of names, email and business, and the initials, each forwards and backwards. */
function ownWords({ email, firstName, lastName, business }: OwnerNames): string[] {
  const names = [firstName, lastName]
  const words = [...names, email, business].flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)]).map(lettersOf)
  const initials = names.map((name) => lettersOf(name).slice(0, 1))
  const whole = [names, names.toReversed()].map((both) => lettersOf(both.join('')))
  const forwards = new Set([...words, ...initials, ...whole].filter((word) => word !== ''))
  return [...new Set([...forwards].flatMap((word) => [word, [...word].reverse().join('')]))]
}

/** Whether the letters are a sequence of the owner's own words, at least one of them `ownLettersMin` long. */
function isMadeOfOwn(password: string, names: OwnerNames): boolean {
  const letters = lettersOf(password)
  if (letters.length < ownLettersMin) return false
  const words = ownWords(names)
  // For each prefix that can be built from own words: whether one of these words is long enough to count.
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

/** Throws `weak_password` for a common password, a repetition, or one made of the owner's name, email or business. */
export function checkPassword(password: string, names: OwnerNames): void {
  // Check the NFKC form, which is what gets hashed: full-width letters must not bypass the check.
  const lower = password.normalize('NFKC').toLowerCase()
  if ([lower, withoutSigns(lower), bare(lower)].some(isCommon) || isRepetition(lower))
    throw refuse('This password is too easy to guess. Please choose another one.')
  if (isMadeOfOwn(lower, names))
    throw refuse('This password is made of your name, your email address or your business. Please choose another one.')
}
