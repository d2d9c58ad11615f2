import { archetypes } from '#contract/plain/archetypes.ts'
import type { BrandTone } from '#contract/plain/brand-review-options.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { findWordTone } from '#engine/language/lexicon.ts'
import { archetypeMotifs } from './archetype-motifs.ts'
import { type CheckMeasures, makeNumberEvidence, nameOfPage, passMeasureMin, scaleToMeasure } from './check.ts'
import { findCueMentions } from './find-cue-mentions.ts'
import { countHedgeWords, measureSentenceFormality, measureVoice } from './measure-voice.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReading } from './read-site.ts'
import { toneProfiles } from './tone-profiles.ts'
import { listPageSentences, measureWithVoice, quoteHighestRatedSentences } from './voice-samples.ts'

const article = (tone: BrandTone) => (/^[aeiou]/.test(tone) ? `an ${tone}` : `a ${tone}`)

const formalityWithout = (page: PageReading, { pages }: SiteReading) =>
  measureVoice(pages.filter((each) => each !== page).flatMap(listPageSentences)).formality

const measureFormality = measureWithVoice((voice, site) => {
  const tone = site.ask.brandTone
  const [least, most] = toneProfiles[tone].formality
  const rate = (formality: number) =>
    Math.min(scaleToMeasure(formality - most, 0, 0.4), scaleToMeasure(least - formality, 0, 0.3))
  const [above, below, measure] = [voice.formality - most, least - voice.formality, rate(voice.formality)]
  const sounds = above > below ? 'more formal' : 'more casual'
  const stands = {
    page: site.home.url,
    number: Math.round(voice.formality * 100) / 100,
    of: 'formality: -1 is casual, 1 is formal',
  }
  if (measure >= 0.8)
    return { measure, finding: `The level of formality suits ${article(tone)} tone.`, evidence: [stands] }
  const quotes = quoteHighestRatedSentences(
    site,
    above > below ? measureSentenceFormality : (sentence) => -measureSentenceFormality(sentence),
    3,
  )
  // Check whether the page of the first quote alone causes the mismatch.
  const only = site.pages.find(({ url }) => url === quotes[0]?.page)
  const isAlone = only && rate(formalityWithout(only, site)) >= passMeasureMin
  return {
    measure,
    finding: `${isAlone ? `${nameOfPage(only)}, unlike the other pages,` : 'The site'} sounds ${sounds} than ${article(tone)} tone.`,
    evidence: [stands, ...quotes],
    fix:
      above > below
        ? 'Rewrite the quoted sentences the way you’d say them to a customer: use “you” and “we”, turn nouns into verbs, and say who does what.'
        : 'Rewrite the quoted sentences without slang and asides: say the same thing calmly, in full sentences.',
  }
})

const measureLoudness = measureWithVoice((voice, site) => {
  const tone = site.ask.brandTone
  const { loudnessMax } = toneProfiles[tone]
  const measure = scaleToMeasure(voice.loudness, loudnessMax, loudnessMax + 5)
  const loud = (sentence: string) => Math.max(0, -measureSentenceFormality(sentence))
  const finding =
    measure === 1
      ? `The text is neither too loud nor too hyped for ${article(tone)} tone.`
      : measure < 0.8
        ? `Slang, self-praise and exclamation points are louder than ${article(tone)} tone allows.`
        : `In places the text is a little louder than ${article(tone)} tone should be.`
  return {
    measure,
    finding,
    evidence: [
      makeNumberEvidence(site.home, voice.loudness, 'signs of slang, self-praise and shouting per 100 words'),
      ...(measure < 1 ? quoteHighestRatedSentences(site, loud, 3) : []),
    ],
  }
})

/** Measures the one quality that a tone depends on most: warm words, or the absence of hedging. */
const measureHeart = measureWithVoice((voice, site) => {
  const tone = site.ask.brandTone
  const { warmthMin, hedgesMax, unmeasured } = toneProfiles[tone]
  if (unmeasured !== undefined)
    return { unchecked: `No count of words can tell ${unmeasured}, so we don’t judge it.`, isGap: true }
  if (hedgesMax !== undefined) {
    const measure = scaleToMeasure(voice.hedges, hedgesMax * 1.2, hedgesMax * 4)
    const isStraight = measure >= 0.8
    return {
      measure,
      finding: isStraight ? 'The text says things straight.' : `The text hedges too much for ${article(tone)} tone.`,
      evidence: [
        makeNumberEvidence(site.home, voice.hedges, 'words that hedge per 100 words'),
        ...(isStraight ? [] : quoteHighestRatedSentences(site, countHedgeWords, 3)),
      ],
      task: 'Say it without hedging',
      fix: 'Take “we aim to”, “perhaps” and the like out of the quoted sentences. Say what you do.',
    }
  }
  if (warmthMin === undefined) return { unchecked: 'This is measured for friendly, warm, direct and bold tones only.' }
  const measure = scaleToMeasure(voice.warmth, warmthMin, 0)
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text is too distant for ${article(tone)} tone.`
        : 'The text has words of welcome, care or company.',
    evidence: [makeNumberEvidence(site.home, voice.warmth, 'warm words per 100 words')],
  }
})

const measureArchetype = measureWithVoice((_voice, site) => {
  const { brandArchetype } = site.ask
  const { name } = archetypes[brandArchetype]
  const motifs = archetypeMotifs[brandArchetype].split(' ')
  const heard = findCueMentions(site, motifs)
  const words = new Set(heard.map(({ cue }) => cue))
  if (words.size < 2)
    return {
      unchecked: `A site can sound like ${name} in words that no list holds, and of the ${motifs.length} that we listen for it has ${words.size === 0 ? 'none' : `only “${heard[0]?.word}”`}.`,
    }
  const shown = [...new Map(heard.map((each) => [each.cue, each])).values()].slice(0, 5)
  const countIn = (sentence: string) => heard.filter((each) => each.sentence === sentence).length
  return {
    measure: words.size === 2 ? 0.85 : 1,
    finding: `The text has words that fit ${name}: ${joinWithAnd(shown.map(({ word }) => `“${word}”`))}.`,
    evidence: quoteHighestRatedSentences(site, countIn, 1),
  }
})

/** Checks that the text leans formal or casual where the voice words clearly ask for it. */
const measureVoiceWords = measureWithVoice((voice, site) => {
  const words = site.brand.voiceWords
  if (words.length === 0) return { unchecked: 'You haven’t picked any voice words yet.' }
  const asked = words.reduce((sum, word) => sum + findWordTone(word).formal, 0) / words.length
  if (Math.abs(asked) < 0.5)
    return {
      unchecked: `We can only measure how formal or relaxed a text is, and your voice words (${joinWithAnd(words.slice(0, 5))}) ask for something else.`,
      isGap: true,
    }
  const measure = asked > 0 ? scaleToMeasure(voice.formality, -0.2, -0.8) : scaleToMeasure(voice.formality, 0.2, 0.8)
  const list = joinWithAnd(words.slice(0, 5))
  return {
    measure,
    finding:
      measure < 0.8
        ? `Your voice words (${list}) call for ${asked > 0 ? 'a more formal' : 'a more relaxed'} voice than the site has.`
        : `The site is as ${asked > 0 ? 'formal' : 'relaxed'} as your voice words (${list}) call for.`,
    evidence: [makeNumberEvidence(site.home, voice.formality, 'formality: -1 is casual, 1 is formal')],
  }
})

/** Checks that the text sounds the way the owner describes the brand. */
export const toneChecks: CheckMeasures = {
  'voice-formality': measureFormality,
  'voice-loudness': measureLoudness,
  'voice-warmth': measureHeart,
  'voice-archetype': measureArchetype,
  'voice-words': measureVoiceWords,
}
