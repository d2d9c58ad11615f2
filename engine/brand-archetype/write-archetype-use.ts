/** Advice for using a result: the archetype's hand-written lines (uses.json), with what the owner said and picked. */

import type { ArchetypeResult, ArchetypeUse, InterviewBrand, InterviewExchange } from '#contract/brand-archetype.ts'
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { correctTypos } from '#engine/language/correct-typos.ts'
import { listStems } from '#engine/language/stem.ts'
import dangers from './dangers.json' with { type: 'json' }
import { createTableFilters } from './fit-table.ts'
import { readTranscript } from './interview-answers.ts'
import { findBankedQuestion } from './question-bank.ts'
import { listUnquotedSentences } from './quote-words.ts'
import { splitIntoTokens } from './tokens.ts'
import type { InterviewTopic } from './topics.ts'
import uses from './uses.json' with { type: 'json' }
import { type AnalysedAnswer, analyseAnswers } from './weigh-answers.ts'

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

/** The advice for a result; does not quote answers that the result already quotes as `evidence` or `against`. */
export function writeArchetypeUse(
  { primary: { id: primary }, evidence, against }: Pick<ArchetypeResult, 'primary' | 'evidence' | 'against'>,
  brand: InterviewBrand,
  transcript: readonly InterviewExchange[],
): ArchetypeUse {
  const quoted = [...evidence, ...against].map(({ quote }) => quote)
  const heard = analyseAnswers(readTranscript(transcript), brand.industry).map((each) => ({
    ...each,
    isTold: each.isTold && !quoted.some((quote) => each.answer.text.includes(quote)),
  }))
  const { voice, words, pictures, traps } = tables[primary]
  const own = [...new Set(brand.picks.map((word) => word.trim()).filter((word) => word !== ''))]
  const { suggested, discouraged } = createTableFilters([...own, ...brand.coreValues])
  const ownStems = new Set(own.flatMap((word) => [...listStems(word)]))
  const isOwn = (word: string) => [...listStems(word)].some((stem) => ownStems.has(stem))
  const fear = quoteOn('fears', heard, namesDanger)
  return {
    sentences: chooseSentences(brand, heard),
    voice: {
      own: quoteOn('voice', heard),
      do: voice.do.filter(suggested),
      dont: voice.dont.filter(discouraged),
    },
    words: {
      own: own.slice(0, picksMax),
      use: words.use.filter((word) => !isOwn(word) && suggested(word)),
      avoid: words.avoid.filter((word) => !isOwn(word) && discouraged(word)),
    },
    pictures: {
      own: quoteOn('visual', heard),
      show: pictures.show.filter(suggested),
      skip: pictures.skip.filter(discouraged),
    },
    traps: [
      ...traps.filter(({ name, text }) => suggested(`${name}. ${text}`)),
      ...(fear === '' ? [] : [{ name: 'The one you named yourself', text: `“${fear}”` }]),
    ],
  }
}

const toldOn = (topic: InterviewTopic, heard: readonly AnalysedAnswer[]) =>
  heard.filter(({ answer, isTold }) => isTold && answer.question.topic === topic && answer.choice === undefined)

const countWords = (text: string) => splitIntoTokens(text).length
const isWithin = (text: string, { min, max }: { min: number; max: number }) =>
  countWords(text) >= min && countWords(text) <= max

const danger = new RegExp(`\\b(?:${dangers.signs})\\b`, 'i')
const comparison = new RegExp(`\\b(?:${dangers.comparisons})\\b`, 'i')
/** Whether a sentence names something that could go wrong; comparisons ("it’s like your aunt who …") do not. */
const namesDanger = (sentence: string) => danger.test(sentence) && !comparison.test(sentence.replaceAll('’', "'"))

/** The first whole sentence of readable length that the owner said on a topic, verbatim; '' if there is none. */
const quoteOn = (
  topic: InterviewTopic,
  heard: readonly AnalysedAnswer[],
  fits: (sentence: string) => boolean = () => true,
) =>
  toldOn(topic, heard)
    .flatMap(({ answer }) => listUnquotedSentences(answer.text))
    .find((sentence) => isWithin(sentence, quoteWords) && fits(sentence)) ?? ''

/** Prepares a sentence for print: fixes spelling, the first letter and the end mark, nothing else. */
function setSentence(text: string): string {
  const said = correctTypos(text.trim())
  const begun = said.charAt(0).toUpperCase() + said.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}

/** At most three sentences to print: a stand-alone answer, the tagline with the name, the UVP, a profile sentence. */
function chooseSentences(brand: InterviewBrand, heard: readonly AnalysedAnswer[]): ArchetypeUse['sentences'] {
  const { businessName, chosenTagline, chosenUvp, difference } = brand
  const [told] = printableOf(heard)
  const ofProfile = listUnquotedSentences(difference).find(canStandAlone)
  const tagline = chosenTagline.trim()
  const signed = `${setSentence(tagline)}${tagline.includes(businessName) ? '' : ` ${businessName}`}`
  const candidates = [
    told && {
      text: setSentence(told.text),
      place: 'On the counter, the van or the package',
      from: `You said it about ${told.about}`,
    },
    tagline !== '' && {
      text: signed,
      place: 'On your sign and your business card',
      from: 'Your tagline, with your name',
    },
    isShortUvp(chosenUvp) && {
      text: setSentence(chosenUvp),
      place: 'At the top of your website',
      from: 'Your value proposition',
    },
    ofProfile !== undefined && {
      text: setSentence(ofProfile),
      place: 'On a flyer',
      from: 'From your profile: what sets you apart',
    },
  ]
  return candidates.filter((each) => typeof each === 'object').slice(0, sentencesMax)
}

const isShortUvp = (uvp: string) => uvp.trim() !== '' && uvp.length <= uvpLengthMax

/** Topics that people answer with general statements, which can be printed; on all others they tell anecdotes. */
const standingTopics: readonly InterviewTopic[] = [
  'promise',
  'refuse',
  'values',
  'difference',
  'rules',
  'price',
  'feel',
]

const printableOf = (heard: readonly AnalysedAnswer[]) =>
  standingTopics.flatMap((topic) =>
    toldOn(topic, heard).flatMap(({ answer }) =>
      listUnquotedSentences(answer.text)
        .filter(canStandAlone)
        .map((text) => ({ text, about: findBankedQuestion(topic).about })),
    ),
  )

/** A complete sentence begins with one of these subjects, or with one of `beginnings` and has a finite verb later on. */
const subjects: ReadonlySet<string> = new Set("we you we're you're we'll you'll we've".split(' '))
const beginnings: ReadonlySet<string> = new Set('our your nobody everybody everyone every no'.split(' '))
const finiteVerbs: ReadonlySet<string> = new Set(
  "is are has have will can must may won't can't isn't aren't doesn't does gets comes goes stays keeps lasts holds means costs needs takes leaves starts ends makes works".split(
    ' ',
  ),
)
const twiceDenied = /n['’]?t\b.*\b(?:nothing|nobody|none|no|never)\b/i
/** Words that refer to something said before: a sentence with one of them does not stand alone. */
const pointers: ReadonlySet<string> = new Set(
  "it it's its that that's this these those they they're them their he she him her his there then was were did had would said one ones so".split(
    ' ',
  ),
)

/** A complete sentence that makes sense alone: it has a subject and a verb, and refers to nothing earlier. */
function canStandAlone(sentence: string): boolean {
  const [first = '', ...rest] = splitIntoTokens(sentence).map(({ word }) => word)
  const isWhole = subjects.has(first) || (beginnings.has(first) && rest.some((word) => finiteVerbs.has(word)))
  const pointsBack = [first, ...rest].some((word) => pointers.has(word))
  return isWithin(sentence, printWords) && isWhole && !pointsBack && !twiceDenied.test(sentence)
}
