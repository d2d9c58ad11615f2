/** Derives a tone from the owner's voice words. */
import { type BrandTone, brandTones } from '#contract/plain/brand-review-options.ts'

/** For each tone, words that express it and hardly any other. */
const toneWords: Readonly<Record<BrandTone, string>> = {
  professional: 'professional businesslike formal expert',
  friendly: 'friendly welcoming kind approachable neighborly cheerful',
  playful: 'playful fun funny humorous quirky silly',
  luxury: 'luxury luxurious elegant refined exclusive sophisticated',
  casual: 'casual plain relaxed easygoing chatty conversational informal laid-back down-to-earth',
  inspiring: 'inspiring inspirational uplifting motivating encouraging hopeful',
  trustworthy: 'trustworthy honest reliable dependable sincere truthful',
  innovative: 'innovative inventive modern forward-thinking cutting-edge',
  direct: 'direct blunt frank straight straightforward straight-talking no-nonsense plainspoken outspoken',
  bold: 'bold fearless daring brave rebellious defiant provocative',
  warm: 'warm caring gentle tender heartfelt motherly',
  witty: 'witty cheeky wry sarcastic clever tongue-in-cheek',
}

const tones = Object.entries(toneWords).map(([tone, words]) => ({ tone, words: new Set(words.split(' ')) }))
const isNegated = (word: string) => /^(?:not?|never|less|un)\b/.test(word)

/** The tone that most of the words express, the first one of a tie; undefined if none expresses one. */
export function findToneOfVoice(voiceWords: readonly string[]): BrandTone | undefined {
  const said = voiceWords.map((each) => each.toLowerCase()).filter((each) => !isNegated(each))
  const rated = tones
    .map(({ tone, words }) => ({
      tone,
      named: said.flatMap((each, at) => (each.split(/\s+/).some((word) => words.has(word)) ? [at] : [])),
    }))
    .toSorted((one, other) => other.named.length - one.named.length || (one.named[0] ?? 0) - (other.named[0] ?? 0))
  const [best] = rated
  if (!best || best.named.length === 0) return undefined
  return brandTones.find((tone) => tone === best.tone)
}
