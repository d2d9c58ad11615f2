import { clichesIn } from '#engine/language/cliches.ts'
import { between, type Check, listOf, numberOn, pageName } from './check.ts'
import { jargonIn } from './jargon-terms.ts'
import { measureVoice, withoutQuotations } from './measure-voice.ts'
import { toneProfiles } from './tone-profiles.ts'
import { quoteHighest, sentencesOn, tooLittle, withVoice, wordsNeeded } from './voice-samples.ts'

const measureSentences = withVoice((voice, site, home) => {
  const { sentenceMax } = toneProfiles[site.ask.brandTone]
  const measure = between(voice.sentenceLength, sentenceMax, sentenceMax + 12)
  const length = Math.round(voice.sentenceLength)
  const longest = quoteHighest(site, (sentence) => sentence.split(' ').length - sentenceMax, 2)
  return {
    measure,
    finding: `Sentences run to ${length} words on average; up to ${sentenceMax} are easy to follow.`,
    evidence: [
      numberOn(home, voice.sentenceLength, 'words in a sentence, over the whole site'),
      ...(measure < 1 ? longest : []),
    ],
  }
})

const measureEase = withVoice((voice, site, home) => {
  const { easeMin } = toneProfiles[site.ask.brandTone]
  const hardest = quoteHighest(site, (sentence) => easeMin - measureVoice([sentence]).readingEase, 1)
  const measure = between(voice.readingEase, easeMin, easeMin - 35)
  const ease = Math.round(Math.min(100, voice.readingEase))
  return {
    measure,
    finding:
      measure < 0.8
        ? `Readability is low: the Flesch reading ease is ${ease}, and readers you address so expect ${easeMin} or more.`
        : `The text reads with ease: Flesch reading ease ${ease}.`,
    evidence: [numberOn(home, voice.readingEase, 'Flesch reading ease'), ...(measure < 0.8 ? hardest : [])],
  }
})

/** Insiders' words count where they are thickest: one such page is enough to lose a reader. */
const measureJargon = withVoice((_voice, site) => {
  const rows = site.pages.flatMap((page) => {
    const voice = measureVoice(sentencesOn(page))
    if (voice.words < wordsNeeded) return []
    const found = jargonIn(withoutQuotations(voice.sentences.join(' ')))
    return [{ page, found, density: (found.length / Math.max(100, voice.words)) * 100 }]
  })
  const [worst] = rows.sort((one, other) => other.density - one.density)
  if (!worst) return tooLittle
  const measure = between(worst.density, 1.5, 5.5)
  const words = [...new Set(worst.found.map((word) => word.toLowerCase()))]
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text of ${pageName(worst.page)} is thick with jargon: ${listOf(words.slice(0, 6).map((word) => `“${word}”`))}.`
        : 'The pages keep to plain words.',
    evidence: [
      numberOn(worst.page, worst.density, 'insiders’ words per 100 words'),
      ...(measure < 0.8 ? quoteHighest(site, (sentence) => jargonIn(withoutQuotations(sentence)).length, 2) : []),
    ],
  }
})

const measureCliches = withVoice((voice, site, home) => {
  const density = (clichesIn(withoutQuotations(voice.sentences.join('\n'))).length / voice.words) * 100
  const measure = between(density, 0.6, 2.4)
  return {
    measure,
    finding:
      measure < 0.8 ? 'Phrases that any business could write take the place of your own.' : 'Worn phrases are rare.',
    evidence: [
      numberOn(home, density, 'worn phrases per 100 words'),
      ...(measure < 0.8 ? quoteHighest(site, (sentence) => clichesIn(sentence).length, 2) : []),
    ],
  }
})

const measurePerson = withVoice((voice, site, home) => {
  const { youShareMin } = toneProfiles[site.ask.brandTone]
  if (youShareMin === undefined) return { unchecked: 'A luxury voice may keep its distance.' }
  const persons = voice.you + voice.we
  const share = persons === 0 ? 0 : voice.you / persons
  const measure = persons < 0.8 ? 0.3 : between(share, youShareMin, -0.1)
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text hardly addresses its reader: ${voice.you.toFixed(1)} times “you” and ${voice.we.toFixed(1)} times “we” in 100 words.`
        : 'The text speaks to its reader.',
    evidence: [numberOn(home, share, 'share of “you” among “you” and “we”')],
  }
})

const measureShouting = withVoice((voice, site, home) => {
  const shouts = (sentence: string) => sentence.match(/!|\b[A-Z]{5,}\b/g)?.length ?? 0
  const density = (voice.sentences.reduce((sum, sentence) => sum + shouts(sentence), 0) / voice.words) * 100
  const measure = between(density, 1, 5)
  return {
    measure,
    finding:
      measure < 0.8
        ? `${density.toFixed(1)} exclamation marks and words in capitals in 100 words: the text shouts.`
        : 'The text does not shout.',
    evidence: measure < 0.8 ? quoteHighest(site, shouts, 2) : [numberOn(home, density, 'shouts per 100 words')],
  }
})

const base = { score: 'voice', isEnglishOnly: true } as const

/** How the text is worded: easy, plain, fresh, addressed to somebody. */
export const wordingChecks: readonly Check[] = [
  {
    ...base,
    id: 'voice-jargon',
    weight: 5,
    title: 'Plain words',
    rule: 'On the page where they are thickest, insiders’ words are fewer than 2 in 100 (of at least 100 words); from 3 in 100 on it fails.',
    source: 'Plain-language guides (gov.uk, plainlanguage.gov); Nielsen Norman Group, tone of voice',
    fix: 'Say it in plain words: what you do, with which things, and what the customer has afterwards.',
    effort: 'medium',
    horizon: 'immediate',
    measure: measureJargon,
  },
  {
    ...base,
    id: 'voice-reading-ease',
    weight: 2,
    title: 'Readability',
    rule: 'Flesch reading ease is at least what readers of the stated tone expect (40 for luxury to 60 for friendly).',
    source: 'Flesch (1948): 206.835 − 1.015 words per sentence − 84.6 syllables per word',
    fix: 'Use shorter words and one thought a sentence; read it aloud to find where you stumble.',
    effort: 'medium',
    horizon: 'long-term',
    measure: measureEase,
  },
  {
    ...base,
    id: 'voice-sentence-length',
    weight: 1,
    title: 'Sentence length',
    rule: 'Sentences average no more words than the stated tone allows (18 to 24).',
    source: 'Plain-language guides (gov.uk, plainlanguage.gov): 15 to 20 words on average',
    fix: 'Cut the longest sentences in two.',
    effort: 'medium',
    horizon: 'long-term',
    measure: measureSentences,
  },
  {
    ...base,
    id: 'voice-cliches',
    weight: 2,
    title: 'Phrases of your own',
    rule: 'Fewer than 6 worn phrases in 1,000 words.',
    source: 'The product’s list of phrases that fit any two businesses (engine/language/cliches.ts)',
    fix: 'Replace each worn phrase by a fact that only you can state.',
    effort: 'medium',
    horizon: 'long-term',
    measure: measureCliches,
  },
  {
    ...base,
    id: 'voice-address',
    weight: 2,
    title: 'Speaks to the reader',
    rule: 'Among “you” and “we”, “you” has at least a fifth; a luxury voice is exempt.',
    source: 'Plain-language guides (gov.uk, plainlanguage.gov): address the user as “you”',
    fix: 'Turn sentences about you round: begin with what the reader gets.',
    effort: 'medium',
    horizon: 'long-term',
    measure: measurePerson,
  },
  {
    ...base,
    id: 'voice-shouting',
    weight: 1,
    title: 'Calm punctuation',
    rule: 'At most one exclamation mark or word in capitals in 100 words.',
    source: 'Nielsen Norman Group, tone of voice: matter-of-fact to enthusiastic',
    fix: 'Keep one exclamation mark a page at most and write words in capitals small.',
    effort: 'low',
    horizon: 'immediate',
    measure: measureShouting,
  },
]
