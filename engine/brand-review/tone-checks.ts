import type { BrandTone } from '#contract/audit-options.ts'
import { toneOf } from '#engine/language/lexicon.ts'
import { stem, stems } from '#engine/language/stem.ts'
import { archetypeMotifs } from './archetype-motifs.ts'
import { between, listOf, type Measures, numberOn } from './check.ts'
import { leanOf } from './measure-voice.ts'
import { toneProfiles } from './tone-profiles.ts'
import { quoteHighest, sentencesOn, withVoice } from './voice-samples.ts'

const article = (tone: BrandTone) => (/^[aeiou]/.test(tone) ? `an ${tone}` : `a ${tone}`)

const measureFormality = withVoice((voice, site, home) => {
  const tone = site.ask.brandTone
  const [least, most] = toneProfiles[tone].formality
  const above = voice.formality - most
  const below = least - voice.formality
  const measure = Math.min(between(above, 0, 0.4), between(below, 0, 0.3))
  const sounds = above > below ? 'more formal' : 'more casual'
  const stands = {
    page: home.url,
    number: Math.round(voice.formality * 100) / 100,
    of: 'formality, from -1 (chat) to 1 (forms)',
  }
  if (measure >= 0.8)
    return { measure, finding: `The text is as formal as ${article(tone)} tone asks.`, evidence: [stands] }
  return {
    measure,
    finding: `The site sounds ${sounds} than ${article(tone)} tone.`,
    evidence: [stands, ...quoteHighest(site, above > below ? leanOf : (sentence) => -leanOf(sentence), 3)],
    fix:
      above > below
        ? 'Rewrite the quoted sentences as you would say them across the counter: you and we, verbs for nouns, who does what.'
        : 'Rewrite the quoted sentences without slang and asides: say the same calmly, in whole sentences.',
  }
})

const measureLoudness = withVoice((voice, site, home) => {
  const tone = site.ask.brandTone
  const { loudnessMax } = toneProfiles[tone]
  const measure = between(voice.loudness, loudnessMax, loudnessMax + 5)
  const loud = (sentence: string) => Math.max(0, -leanOf(sentence))
  return {
    measure,
    finding:
      measure < 0.8
        ? `Slang, praise and exclamation marks are louder than ${article(tone)} tone allows: ${voice.loudness.toFixed(1)} in 100 words.`
        : `The text is as quiet or lively as ${article(tone)} tone may be.`,
    evidence: [
      numberOn(home, voice.loudness, 'cues of slang, praise and shouting per 100 words'),
      ...(measure < 0.8 ? quoteHighest(site, loud, 3) : []),
    ],
  }
})

const measureWarmth = withVoice((voice, site, home) => {
  const tone = site.ask.brandTone
  const { warmthMin } = toneProfiles[tone]
  if (warmthMin === undefined) return { unchecked: `${article(tone).replace(/^a/, 'A')} tone does not promise warmth.` }
  const measure = between(voice.warmth, warmthMin, 0)
  return {
    measure,
    finding: measure < 0.8 ? `The text is distant for ${article(tone)} tone.` : 'The text is warm.',
    evidence: [numberOn(home, voice.warmth, 'warm words per 100 words')],
  }
})

const measureArchetype = withVoice((_voice, site, home) => {
  const { brandArchetype } = site.ask
  const said = stems(site.pages.flatMap(sentencesOn).join(' '))
  const all = [...new Set(archetypeMotifs[brandArchetype].split(' '))]
  const found = all.filter((word) => said.has(stem(word)))
  const measure = [0.3, 0.65, 0.85][found.length] ?? 1
  const isHeard = measure >= 0.8
  return {
    measure,
    finding: isHeard
      ? `The ${brandArchetype} can be heard: ${listOf(found.slice(0, 5))}.`
      : `Hardly a word recalls the ${brandArchetype}.`,
    evidence: isHeard
      ? quoteHighest(site, (sentence) => found.filter((word) => stems(sentence).has(stem(word))).length, 1)
      : [numberOn(home, found.length, `of ${all.length} words that tell of the ${brandArchetype}`)],
  }
})

/** Where the voice words say clearly formal or casual, the text must lean the same way. */
const measureVoiceWords = withVoice((voice, site, home) => {
  const words = site.brand.voiceWords
  if (words.length === 0) return { unchecked: 'The brand record has no voice words yet.' }
  const asked = words.reduce((sum, word) => sum + toneOf(word).formal, 0) / words.length
  if (Math.abs(asked) < 0.5) return { unchecked: 'Your voice words say nothing about how formal you sound.' }
  const measure = asked > 0 ? between(voice.formality, -0.2, -0.8) : between(voice.formality, 0.2, 0.8)
  const list = listOf(words.slice(0, 5))
  return {
    measure,
    finding:
      measure < 0.8
        ? `Your voice words (${list}) ask for ${asked > 0 ? 'a more formal' : 'an easier'} way of speaking than the site has.`
        : `The site speaks as your voice words say: ${list}.`,
    evidence: [numberOn(home, voice.formality, 'formality, from -1 (chat) to 1 (forms)')],
  }
})

/** Whether the text sounds as the owner says that the brand sounds. */
export const toneChecks: Measures = {
  'voice-formality': measureFormality,
  'voice-loudness': measureLoudness,
  'voice-warmth': measureWarmth,
  'voice-archetype': measureArchetype,
  'voice-words': measureVoiceWords,
}
