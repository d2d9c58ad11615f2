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

const refuse = (sentence: string) => new Refusal('weak_password', { sentence, fields: { password: sentence } })

/** Throws `weak_password` for a common password, a repetition, or the account's own email. */
export function checkPassword(password: string, names: OwnNames): void {
  // In the form that is hashed, so that wide letters hide nothing.
  const lower = password.normalize('NFKC').toLowerCase()
  const email = names.email.toLowerCase()
  const [mailbox = ''] = email.split('@')
  const isPlain = [lower, withoutSigns(lower), bare(lower)].some(isCommon) || isRepetition(lower)
  const isEmail = lower === email || (mailbox.length >= 4 && bare(lower) === mailbox)
  if (isPlain || isEmail) throw refuse('This password is too easy to guess. Please choose another one.')
}
