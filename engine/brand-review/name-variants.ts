import { isFrequentWord } from '#engine/language/frequent-words.ts'
import { isWrongTradeWord } from '#engine/language/trade-words.ts'
import {
  compareNameLetters,
  isInflectedName,
  isJoiningWord,
  isMisspeltName,
  joinNameLetters,
  type NameLikeness,
  type NameWord,
  splitNameWords,
} from './compare-names.ts'
import type { PageReading } from './read-page.ts'

/** A spelling that refers to the brand but differs from its name. */
export type NameVariant = { spelling: string; page: PageReading; quote: string; isSlight: boolean }

/**
 * Finds variants of the name in everything the pages show: titles, social tags, alt texts and blocks. Each spelling is
 * reported once.
 */
export function findNameVariants(pages: readonly PageReading[], businessName: string): NameVariant[] {
  const name = splitNameWords(businessName)
  if (joinNameLetters(name).length < 3) return []
  const forms = formsOf(name)
  const keys = new Set(name.map(({ key }) => key))
  const plain = plainWords(pages)
  const isWord = (key: string) => plain.has(key) || isFrequentWord(key)
  const found = new Map<string, NameVariant>()
  for (const page of pages) {
    for (const { text, isLabel } of shownTexts(page)) {
      const words = splitNameWords(text, keys)
      for (let at = 0; at < words.length; ) {
        const left = words.slice(at, at + name.length + 2)
        const read = readFirst(left, forms, isWord) ?? (isLabel ? readInitials(left, name) : undefined)
        const spelling = read?.words.map((word) => word.text).join(' ') ?? ''
        if (read && read.likeness !== 'same' && !found.has(spelling))
          found.set(spelling, { spelling, page, quote: text, isSlight: read.likeness === 'slight' })
        at += read?.words.length ?? 1
      }
    }
  }
  return [...found.values()]
}

/** Words that the pages also use in lower case, so they are ordinary words rather than names. */
const plainWords = (pages: readonly PageReading[]): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => page.blocks.flatMap(({ text }) => text.match(/\b\p{Ll}{3,}\b/gu) ?? [])))

type Reading = { words: readonly NameWord[]; likeness: NameLikeness }

/** The name and the short forms that it may have (its first words, if long enough), the longest first. */
const formsOf = (name: readonly NameWord[]) =>
  name
    .map((_word, left) => name.slice(0, name.length - left))
    .filter((form, left) => left === 0 || (!form.slice(-1).some(isJoiningWord) && joinNameLetters(form).length >= 5))

/** Reads the start of a text as the name or a short form of it, correct or not; undefined if it is something else. */
function readFirst(
  words: readonly NameWord[],
  forms: readonly (readonly NameWord[])[],
  isWord: (key: string) => boolean,
): Reading | undefined {
  const [name = []] = forms
  const [first] = words
  if (!first || !isCapitalised(first)) return undefined
  for (const form of forms) {
    for (const length of [form.length + 1, form.length, form.length - 1]) {
      const written = words.slice(0, length)
      if (length === 0 || written.length < length || !standsAsName(written)) continue
      const likeness = compareNameLetters(written, form)
      const next = likeness === 'same' ? words[length] : undefined
      if (next && isWrongTradeWord(next.text, name[form.length]?.key))
        return { words: [...written, next], likeness: 'other' }
      if (likeness) return { words: written, likeness }
      if (isMisspeltName(written, form) && isMeant(written, form, name, isWord))
        return { words: written, likeness: 'other' }
    }
  }
  return undefined
}

const isCapitalised = ({ text }: NameWord) => /^[\p{Lu}\p{N}]/u.test(text)
const standsAsName = (words: readonly NameWord[]) =>
  ![...words.slice(0, 1), ...words.slice(-1)].some(isJoiningWord) &&
  words.every((word) => isJoiningWord(word) || isCapitalised(word))

/**
 * True if a near miss is a misspelling of the name. A single word is not if it is an ordinary word, or if it only
 * resembles a short form of the name that is one.
 */
function isMeant(
  written: readonly NameWord[],
  form: readonly NameWord[],
  name: readonly NameWord[],
  isWord: (key: string) => boolean,
): boolean {
  const isWhole = form.length === name.length
  // "Hart and Daughters" is a wrong form of "Hart & Daughter", but the plural of a one-word name ("Kestrels") may mean its
  // products.
  if (isInflectedName(written, form)) return isWhole && form.length > 1
  return written.length > 1 || !(isWord(joinNameLetters(written)) || (!isWhole && isWord(joinNameLetters(form))))
}

/** Initials used in place of a name of three or more words. */
function readInitials([first]: readonly NameWord[], name: readonly NameWord[]): Reading | undefined {
  const initials = name.filter((word) => !isJoiningWord(word)).map(({ text }) => text.charAt(0).toUpperCase())
  const isName = first !== undefined && initials.length >= 3 && first.text === initials.join('')
  return isName ? { words: [first], likeness: 'other' } : undefined
}

/** True if the page shows the correct name, in any capitalization. */
export function showsBusinessName(page: PageReading, businessName: string): boolean {
  const own = splitNameWords(businessName).map(({ key }) => key)
  const keysOf = (text: string) => splitNameWords(text, new Set(own)).map(({ key }) => key)
  return shownTexts(page).some(({ text }) => ` ${keysOf(text).join(' ')} `.includes(` ${own.join(' ')} `))
}

/** All texts a page shows. `isLabel`: a title, heading, short line, menu or footer, where a name may stand alone. */
function shownTexts(page: PageReading): { text: string; isLabel: boolean }[] {
  const meta = ['og:site_name', 'og:title', 'application-name', 'twitter:title'].flatMap(
    (key) => page.meta.get(key) ?? [],
  )
  return [
    ...[page.title, ...meta]
      .flatMap((text) => text.split(/\s+[|–—·•:-]\s+|:\s/))
      .map((text) => ({ text, isLabel: true })),
    ...page.images.flatMap(({ alt }) => (alt ? [{ text: alt, isLabel: false }] : [])),
    ...page.blocks.map(({ text, words, heading, region }) => ({
      text,
      isLabel: heading > 0 || words <= 5 || region !== 'main',
    })),
  ].filter(({ text }) => text !== '')
}
