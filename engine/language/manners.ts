/** Words for how a business is or sounds, and what each can be said of. */
import { lookUp } from './lexicon.ts'
import { isAdjective, isListed, isParticiple } from './word-classes.ts'

/**
 * Whether a word surely can follow "we are": "sing-along", "magpie" and "foraging" may be meant as things, and before a
 * noun ("a sing-along tone") they read right either way.
 */
export function isSureManner(text: string): boolean {
  if (/\s/.test(text) || isListedManner(text)) return true
  if (isListed(text, 'adjectives') || manners.test(text)) return true
  if (!text.includes('-')) return isAdjective(text) && !/ing$/.test(text)
  const last = text.slice(text.lastIndexOf('-') + 1)
  return /(ed|ing|en)$/.test(last) || isAdjective(last) || isJoinedManner.test(last)
}

/** "foraged" in the lexicon makes no manner of "foraging". */
const isListedManner = (text: string) =>
  lookUp(text).some((entry) => entry.partOfSpeech === 'adj' && (entry.word === text || !/ing$/.test(text)))

const isJoinedManner =
  /^(free|like|proof|first|only|earth|date|run|owned|led|made|built|minded|headed|up|down|out|on|off)$/

/** "swearing", "laughing": what somebody does; "reassuring" and "booming" are manners. */
export const isDeedNotManner = (text: string): boolean =>
  /^\p{L}+ing$/u.test(text) && !manners.test(text) && !isListedManner(text)

const manners =
  /^(?:encourag|reassur|sooth|welcom|charm|inspir|car|lov|engag|uplift|dar|boom|rambl|buzz|disarm|comfort|teas|refresh|understand|trust|invit|calm|question|search|cutt|sparkl|flow|winn|know|unassum|prob|mov|rous|stirr|warm|provok|amus|entertain|forgiv|giv|liv|soar|sweep|strik|dazzl|endear|enterpris|exact|demand|challeng|excit|brac|shin|nurtur|deafen|frighten|hearten|madden|enlighten|strengthen|hardwork|pioneer|trailblaz|outgo|easygo|grow|evolv|unflinch|unwaver|unyield|uncompromis|empower|energi[sz]|fascinat|promis|surpris|convinc|motivat|satisfy|nourish|heal|ground|centr|centering|relax|restor|thriv)ing$/

/**
 * "whispered", "clipped" and "sing-along" describe words and not people, "blunt" and "straight-talking" both: whether a
 * manner is better not said of "us".
 */
export function isSaidOfWords(text: string): boolean {
  const last = text.slice(text.lastIndexOf('-') + 1)
  const isJoined = last !== text && !/(ed|ing|free|like|minded|wise)$/.test(last) && !isAdjective(last)
  return isJoined || (isParticiple(text) && !isListed(text, 'adjectives'))
}

/** "handmade", "organic", "slow-cooked": said of what is made, not of who makes it. */
export const isSaidOfThings = (text: string): boolean =>
  /(?:made|crafted|grown|baked|woven|sewn|spun|brewed|cooked|roasted|poured|dyed|carved|foraged|printed|picked)$/.test(
    text,
  ) ||
  /^(?:organic|bespoke|artisan|artisanal|second-?hand|recycled|upcycled|salvaged|gluten-free|sugar-free|wholesale|seasonal)$/.test(
    text,
  )
