/** What our own checks measure of her lines: how long a tagline is, what it says and leaves out, and how she speaks of herself. */
import { categories, categoryNames } from '#contract/plain/brand.ts'
import { withoutOpener } from '#contract/plain/opener.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { clichesIn } from '#engine/language/cliches.ts'
import { sentencesTyped } from '#engine/language/told-sentences.ts'
import { contentRoots, mentions } from './compare-meanings.ts'
import { countWords, cutText, quote } from './quote-record.ts'

const lineWords = { min: 2, max: 8 }
const sentenceWords = { min: 3, max: 16 }

/** The line, where it names nothing that is sold: nobody can tell from it what the business does. */
export function bareLine({ chosenTagline, brief }: StrategistRecord): string {
  const sold = contentRoots(`${brief.profile.productsServices} ${brief.profile.industry} ${brief.businessName}`)
  return [...contentRoots(chosenTagline)].some((each) => sold.has(each)) ? '' : chosenTagline
}

function saysOf({ chosenTagline, brief }: StrategistRecord): string {
  const [worn] = clichesIn(chosenTagline)
  if (worn !== undefined) return `It says ${quote(worn)}, and almost any business could say that.`
  const own = categories
    .flatMap((category) => brief.topFives[category].map((word) => ({ category, word })))
    .find(({ word }) => mentions(chosenTagline, word))
  if (own) return `It echoes what you picked for ${categoryNames[own.category]}: ${quote(own.word, 12)}.`
  return mentions(brief.chosenUvp, chosenTagline)
    ? 'It says part of your value proposition, so the two fit.'
    : 'It shares no words with your picks or your value proposition, so check that it says the same thing.'
}

/** What is measured of the tagline, in three sentences. */
export function tellTagline(record: StrategistRecord): Readonly<Record<string, () => string>> {
  const { chosenTagline, brief } = record
  const count = countWords(chosenTagline)
  const isShort = count >= lineWords.min && count <= lineWords.max
  return {
    taglineLength: () =>
      `It has ${count} ${count === 1 ? 'word' : 'words'}, ${isShort ? 'short enough to remember' : `and ${lineWords.min} to ${lineWords.max} are easier to remember`}.`,
    taglineSays: () => saysOf(record),
    taglineLacks: () =>
      bareLine(record) === ''
        ? 'It shares a word with what you sell, which helps a stranger place you.'
        : `It leaves out what you sell, so a stranger can’t tell from it: always keep your name${brief.businessName === '' ? '' : `, ${cutText(brief.businessName, 8)},`} next to it.`,
  }
}

/** A sentence of hers that speaks as "I" or as "we", where that is how she mostly speaks. */
export function ownWriting({ brief }: StrategistRecord): Readonly<Record<string, () => string>> {
  const { profile, chosenUvp } = brief
  const written = [profile.competitiveDifferentiator, profile.productsServices, chosenUvp].map(withoutOpener)
  const [ofOne, ofMany] = [/(?<![\w’'])I\b|\bmy\b/gi, /\b(?:we|our|us)\b/gi]
  const count = (person: RegExp) => written.join('. ').match(person)?.length ?? 0
  const sentenceOf = (person: RegExp) =>
    written.flatMap(sentencesTyped).find((each) => {
      const words = countWords(each)
      return each.search(person) >= 0 && words >= sentenceWords.min && words <= sentenceWords.max
    }) ?? ''
  return {
    writesI: () => (count(ofOne) > count(ofMany) ? sentenceOf(ofOne) : ''),
    writesWe: () => (count(ofMany) > count(ofOne) ? sentenceOf(ofMany) : ''),
  }
}
