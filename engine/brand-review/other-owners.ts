import { findWordRoot } from '#engine/language/stem.ts'
import { isFirmWord } from '#engine/language/trade-words.ts'
import { isJoiningWord, splitNameWords } from './compare-names.ts'
import type { NameVariant } from './name-variants.ts'
import type { PageReading } from './read-page.ts'

/** A capitalized name, possibly with initials: "Smith & Sons", "M.O. Metalworks". */
const named = String.raw`((?:(?:\p{Lu}\.){1,4}|\p{Lu}[\p{L}&'’]+)(?: (?:&|and|\p{Lu}\.|\p{Lu}[\p{L}'’]*)){1,5})`
const sign = String.raw`(?:©|\([cC]\)|\b[cC]opyright\b)`
const ownerAfter = new RegExp(String.raw`${sign}[\s\d,–-]*${named}`, 'u')
const ownerBefore = new RegExp(`^${named},? ${sign}`, 'u')
const headed = new RegExp(`^(?:About|Welcome to|Why(?: [Cc]hoose)?|Contact) ${named}$`, 'u')

const ownerIn = (text: string) => ownerAfter.exec(text)?.[1] ?? ownerBefore.exec(text)?.[1]
/** The name without punctuation and capitals, for comparison. */
const keyOf = (name: string) =>
  splitNameWords(name)
    .map(({ key }) => key)
    .join(' ')

/**
 * Finds names in copyright lines and headings that share no word with the business name: an earlier name, or one left from
 * a template. `firms` are clearly companies; `doubtful` ones may be the owner's own name.
 */
export function findOtherOwners(pages: readonly PageReading[], businessName: string) {
  const rootsOf = (name: string) =>
    splitNameWords(name).flatMap((word) => (isJoiningWord(word) ? [] : [findWordRoot(word.key)]))
  const own = new Set(rootsOf(businessName))
  const isOther = (name: string) => name !== '' && !rootsOf(name).some((each) => own.has(each))
  const found = (read: (block: PageReading['blocks'][number]) => string | undefined) =>
    pages.flatMap((page) =>
      page.blocks.flatMap((block): NameVariant[] => {
        const name = (read(block) ?? '').trim()
        return isOther(name) ? [{ spelling: name, page, quote: block.text, isSlight: false }] : []
      }),
    )
  const signed = found(({ text }) => ownerIn(text))
  const heading = found((block) => (block.heading > 0 ? headed.exec(block.text)?.[1] : undefined))
  const signatures = new Set(signed.map(({ spelling }) => keyOf(spelling)))
  const isFirm = ({ spelling }: NameVariant) =>
    isFirmWord(splitNameWords(spelling).at(-1)?.key ?? '') || isTradeName(spelling)
  // A heading may name a place or person, so it counts only if it is a company name or also appears in a copyright line.
  const all = [...heading.filter((each) => signatures.has(keyOf(each.spelling)) || isFirm(each)), ...signed]
  const firms = all.filter(isFirm)
  return {
    firms: [...new Map(firms.map((each) => [each.page.url + each.quote, each])).values()],
    doubtful: signed.filter((each) => !isFirm(each)),
  }
}

/** Endings typical of company names, such as "Metalworks" and "Brightwares". */
const isTradeName = (name: string) =>
  /(?:\p{L}{3}(?:works|wares?|craft|crafts|tech|soft|media|scapes?))$/iu.test(name) || /&|\band\b/.test(name)
