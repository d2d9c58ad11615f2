/** Verbs with what follows them, in the forms that a sentence asks for. */
import { gerundOf, thirdPersonOf } from '#engine/language/inflect.ts'

/** A verb with what follows it: "save" + "time". */
export type Verbal = { base: string; rest: string }

export const inBase = ({ base, rest }: Verbal): string => `${base} ${rest}`.trim()

export const inGerund = ({ base, rest }: Verbal): string =>
  /^(never|always) /.test(rest) ? rest.replace(/^(\S+) /, `$1 ${gerundOf(base)} `) : `${gerundOf(base)} ${rest}`.trim()

export const inThirdPerson = ({ base, rest }: Verbal): string => `${thirdPersonOf(base)} ${rest}`.trim()

/** What "we" do: "are fair", "listen first". */
export const afterWe = ({ base, rest }: Verbal): string => (base === 'be' ? `are ${rest}` : `${base} ${rest}`.trim())
