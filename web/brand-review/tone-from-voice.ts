/** The tone that an owner's own voice words name. */
import { type BrandTone, brandTones } from '#contract/plain/brand-review-options.ts'

/** Words that say a tone and hardly anything else. */
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

/** The tone that more of the words name than any other; undefined where none does, or two do. */
export function toneFromVoice(voiceWords: readonly string[]): BrandTone | undefined {
  const said = voiceWords.map((each) => each.toLowerCase()).filter((each) => !isNegated(each))
  const rated = tones
    .map(({ tone, words }) => ({
      tone,
      count: said.filter((each) => each.split(/\s+/).some((word) => words.has(word))).length,
    }))
    .toSorted((one, other) => other.count - one.count)
  const [best, next] = rated
  if (!best || best.count === 0 || best.count === next?.count) return undefined
  return brandTones.find((tone) => tone === best.tone)
}
