/** Refuses the passwords that everybody tries first. */
import { Refusal } from '#server/platform/http/refusal.ts'
import commonPasswords from './common-passwords.json' with { type: 'json' }

const common = new Set<string>(commonPasswords)
/** What is left when the usual decoration at the end is taken off. */
const bare = (password: string) => password.replace(/[\d!?.@#$%&*_-]+$/, '')

/** Throws `weak_password` for a common password, one repeated character, or the account's own email. */
export function checkPassword(password: string, email: string): void {
  // In the form that is hashed, so that wide letters hide nothing.
  const lower = password.normalize('NFKC').toLowerCase()
  const [mailbox = ''] = email.toLowerCase().split('@')
  const isPlain = common.has(lower) || common.has(bare(lower)) || new Set(lower).size <= 2
  const isEmail = lower === email.toLowerCase() || (mailbox.length >= 4 && bare(lower) === mailbox)
  if (isPlain || isEmail) {
    throw new Refusal('weak_password', {
      fields: { password: 'This password is too easy to guess. Please choose another one.' },
    })
  }
}
