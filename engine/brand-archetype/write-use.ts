/** What to do with a result: the archetype's table, written by hand, beside what she said and picked herself. */
import type { ArchetypeId } from '#contract/archetypes.ts'
import type { ArchetypeResult, ArchetypeUse, InterviewBrand, InterviewExchange } from '#contract/brand-archetype.ts'
import { mendSlips } from '#engine/language/mend-slips.ts'
import { stems } from '#engine/language/stem.ts'
import { readTranscript } from './interview-answers.ts'
import { questionOn } from './question-bank.ts'
import { sentencesOf } from './quote-words.ts'
import { tokensOf } from './tokens.ts'
import type { Topic } from './topics.ts'
import uses from './uses.json' with { type: 'json' }
import { type Heard, hearAnswers } from './weigh-answers.ts'

type Table = Pick<ArchetypeUse, 'traps'> & {
  voice: { do: string[]; dont: string[] }
  words: { use: string[]; avoid: string[] }
  pictures: { show: string[]; skip: string[] }
}
const tables: Readonly<Record<ArchetypeId, Table>> = uses

const picksMax = 6
const sentencesMax = 3
const quoteWords = { min: 3, max: 24 }
const printWords = { min: 4, max: 16 }
const uvpLengthMax = 220

/** What the result quotes already, as `evidence` or `against`, is not quoted here again. */
export function writeUse(
  { primary: { id: primary }, evidence, against }: Pick<ArchetypeResult, 'primary' | 'evidence' | 'against'>,
  brand: InterviewBrand,
  transcript: readonly InterviewExchange[],
): ArchetypeUse {
  const quoted = [...evidence, ...against].map(({ quote }) => quote)
  const heard = hearAnswers(readTranscript(transcript), brand.industry).map((each) => ({
    ...each,
    isTold: each.isTold && !quoted.some((quote) => each.answer.text.includes(quote)),
  }))
  const { voice, words, pictures, traps } = tables[primary]
  const own = [...new Set(brand.picks.map((word) => word.trim()).filter((word) => word !== ''))]
  const ownStems = new Set(own.flatMap((word) => [...stems(word)]))
  const isOwn = (word: string) => [...stems(word)].some((stem) => ownStems.has(stem))
  const fear = quoteOn('fears', heard)
  return {
    sentences: chooseSentences(brand, heard),
    voice: { own: quoteOn('voice', heard), do: [...voice.do], dont: [...voice.dont] },
    words: {
      own: own.slice(0, picksMax),
      use: words.use.filter((word) => !isOwn(word)),
      avoid: words.avoid.filter((word) => !isOwn(word)),
    },
    pictures: { own: quoteOn('visual', heard), show: [...pictures.show], skip: [...pictures.skip] },
    traps: [...traps, ...(fear === '' ? [] : [{ name: 'The one you fear yourself', text: `“${fear}”` }])],
  }
}

const toldOn = (topic: Topic, heard: readonly Heard[]) =>
  heard.filter(({ answer, isTold }) => isTold && answer.question.topic === topic && answer.choice === undefined)

const countWords = (text: string) => tokensOf(text).length
const isWithin = (text: string, { min, max }: { min: number; max: number }) =>
  countWords(text) >= min && countWords(text) <= max

/** The first whole sentence that she said on a topic, word for word; '' where there is none of readable length. */
const quoteOn = (topic: Topic, heard: readonly Heard[]) =>
  toldOn(topic, heard)
    .flatMap(({ answer }) => sentencesOf(answer.text))
    .find((sentence) => isWithin(sentence, quoteWords)) ?? ''

/** Spelling, first letter and end mark, nothing else. */
function setSentence(text: string): string {
  const said = mendSlips(text.trim())
  const begun = said.charAt(0).toUpperCase() + said.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}

/** At most three, each a different source: what she said that can stand alone, her tagline under her name, her promise. */
function chooseSentences(brand: InterviewBrand, heard: readonly Heard[]): ArchetypeUse['sentences'] {
  const { businessName, chosenTagline, chosenUvp, difference } = brand
  const [told] = printableOf(heard)
  const ofProfile = sentencesOf(difference).find(canStandAlone)
  const tagline = chosenTagline.trim()
  const signed = businessName === '' ? setSentence(tagline) : `${setSentence(tagline)} ${businessName}`
  const candidates = [
    told && {
      text: setSentence(told.text),
      place: 'On the counter, the van or the parcel',
      from: `You said it on ${told.about}`,
    },
    tagline !== '' && { text: signed, place: 'On the sign and the card', from: 'Your tagline, with your name' },
    isShortUvp(chosenUvp) && { text: chosenUvp.trim(), place: 'At the top of your website', from: 'Your UVP' },
    ofProfile !== undefined && {
      text: setSentence(ofProfile),
      place: 'On a leaflet',
      from: 'Your profile, what sets you apart',
    },
  ]
  return candidates.filter((each) => typeof each === 'object').slice(0, sentencesMax)
}

const isShortUvp = (uvp: string) => uvp.trim() !== '' && uvp.length <= uvpLengthMax

/** What holds every day is told on these; elsewhere people tell stories. */
const standingTopics: readonly Topic[] = ['promise', 'refuse', 'values', 'difference', 'rules', 'price', 'feel']

const printableOf = (heard: readonly Heard[]) =>
  standingTopics.flatMap((topic) =>
    toldOn(topic, heard).flatMap(({ answer }) =>
      sentencesOf(answer.text)
        .filter(canStandAlone)
        .map((text) => ({ text, about: questionOn(topic).about })),
    ),
  )

const beginnings: ReadonlySet<string> = new Set('we our you your nobody everybody everyone every no if'.split(' '))
/** They point at something that was said before. */
const pointers: ReadonlySet<string> = new Set(
  "it it's its that that's this these those they they're them their he she him her his there then was were did had would said one ones so".split(
    ' ',
  ),
)

/** A whole sentence that needs none before it: it speaks of "we" or "you", and points at nothing. */
function canStandAlone(sentence: string): boolean {
  const words = tokensOf(sentence).map(({ word }) => word)
  return isWithin(sentence, printWords) && beginnings.has(words[0] ?? '') && !words.some((word) => pointers.has(word))
}
