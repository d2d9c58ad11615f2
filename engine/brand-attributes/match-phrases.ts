/** Compiles readable phrase lists into regular expressions. */
import { type Category, categories } from '#contract/plain/brand.ts'

const clients =
  '(?:customer|client|guest|member|user|reader|buyer|visitor|patient|student|pupil|participant|resident|parent|owner|audience|regular|rider|runner|singer|tenant)s?|families'

/** Sets of interchangeable words, written `<served>` in a phrase. */
const sets: Readonly<Record<string, string>> = {
  served: `${clients}|people|everyone|they|you`,
  clients,
  house:
    'team|staff|atmosphere|approach|kitchen|place|business|office|crowd|museum|crew|colleagues|company|firm|studio|workshop|shop|practice|culture|character|personality|volunteers|coaches|teachers|tutors|guides|school|club|classes|people|(?:two|three|four|five|six) of us',
  speech:
    'voice|chat|tone|tone of voice|language|copy|writing|wording|letters|emails|e-mails|newsletters?|posts|captions|replies|manner|style',
  ours: 'our|my|the|its|their',
  be: 'is|are|am|was|were|stays?|remains?|tends? to be|aims? to be|try to be',
  often: 'mostly|mainly|usually|often|also|all|both|always|still|then|typically|very|quite|really',
}

/** Compiles one phrase: `*` is any word, `<name>` any word of a set; a `?` after either makes it optional. */
const source = (phrase: string) =>
  phrase
    .replace(/(?:<(\w+)>|\*)(\? )?/g, (_, name: string | undefined, optional: string | undefined) => {
      const word = name === undefined ? '[\\p{L}\\d-]+' : `(?:${sets[name] ?? name})`
      return optional === undefined ? word : `(?:${word} )?`
    })
    .replaceAll(' ', '\\s+')

/** A case-insensitive search for any of the phrases as whole words; `then` is a pattern that has to follow. */
export const matchAnyPhrase = (phrases: readonly string[], then = ''): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${phrases.map(source).join('|')})(?![\\p{L}-])${then}`, 'iu')

/** The rows of a phrase table, in order; phrases are separated by " ; ". */
export const readPhraseTable = (table: readonly { category: string; phrases: string }[]) =>
  table.flatMap(({ category, phrases }): [Category, readonly string[]][] => {
    const known = categories.find((each) => each === category)
    return known === undefined ? [] : [[known, phrases.split(' ; ')]]
  })

/** Expands "we're" and "it's" and straightens apostrophes, so that one phrase matches both spellings. */
export const expandContractions = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/(?<=\p{L})'(re|m|ll)\b/giu, (_, short: string) => fullForms[short.toLowerCase()] ?? short)
    .replace(/\b(it|he|she|that|there|what|who)'s\b/giu, '$1 is')

const fullForms: Readonly<Record<string, string>> = { re: ' are', m: ' am', ll: ' will' }
