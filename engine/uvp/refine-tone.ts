/** Moves the sound of a proposition: bolder, warmer, more formal, more casual. */
import type { BrandBrief } from '#contract/brand.ts'
import { isAdjective } from './refine-grammar.ts'
import { boldSwaps, casualSwaps, contractions, expansions, formalSwaps, swapWords, warmSwaps } from './refine-swaps.ts'
import { append, capitalised, countWords, mend, nameMark, says, withoutEnd } from './refine-text.ts'
import { enabled, helped, mainVerb, withManner } from './refine-verb.ts'

/** The text in formal wording: no contractions, no slang, measured verbs. */
export function makeFormal(text: string): string {
  const calm = withoutEnd(swapWords(text, expansions).replace(/!+/g, '.'))
  const worded = mend(enabled(swapWords(`${calm.body}${calm.end}`, formalSwaps)))
  if (worded !== mend(text)) return worded
  const verb = mainVerb(text)
  if (verb?.base === 'be')
    return mend(text.slice(0, verb.from) + (verb.isMany ? 'serve as' : 'serves as') + text.slice(verb.to))
  return mend(withManner(text, 'pleased to') ?? text)
}

/** The text as one would say it: short everyday words and at least one contraction. */
export function makeCasual(text: string, businessName: string): string {
  const worded = mend(swapWords(helped(swapWords(text, casualSwaps)), contractions))
  if (hasContraction(worded) && worded !== mend(text)) return worded
  if (/s$/i.test(businessName)) return mend(`${withManner(worded, 'here to') ?? worded} It's that simple.`)
  const verb = mainVerb(worded)
  if (verb && !verb.isMany && verb.base !== 'be') {
    return mend(`${worded.slice(0, verb.from).trimEnd()}'s here to ${verb.base}${worded.slice(verb.to)}`)
  }
  if (verb && !verb.isMany) return mend(`${worded.slice(0, verb.from).trimEnd()}'s${worded.slice(verb.to)}`)
  return `${worded} It's that simple.`
}

const hasContraction = (text: string) =>
  /\b\p{L}+(?:n['’]t|['’](?:re|ll|ve|m))\b|\b(?:it|that|there|here|what|let)['’]s\b|\uE000['’]s (?:here|an?|the)\b/iu.test(
    text,
  )

/** The text with weak words out and its last part standing as a sentence of its own. */
export function makeBolder(text: string): string {
  const worded = mend(swapWords(text, boldSwaps))
  const split = splitLastPart(worded)
  if (split !== undefined) return mend(split)
  return mend(worded) !== mend(text) ? worded : `${worded} Nothing less.`
}

/** The text as two sentences; undefined where it has two, or no place to part it. */
export function splitSentence(text: string): string | undefined {
  const split = splitLastPart(text)
  return split === undefined ? undefined : mend(split)
}

/** "…, so owners stay calm." → "…. Owners stay calm."; "…, with dawn launches." → "…. Expect dawn launches." */
function splitLastPart(text: string): string | undefined {
  const { body } = withoutEnd(text)
  if (/[.!?]/.test(body)) return undefined
  const so = body.match(/^(.{12,}?),? so (?!that\b)(.+)$/u)
  if (so) return `${so[1]}. ${capitalised(so[2] ?? '')}.`
  const comma = body.match(
    /^(.{12,}), (with |(?:open|baked|made|built|no|all|only|always|every|served|right|\p{L}+ed)\b)([^,]+)$/u,
  )
  if (comma && hasVerb(comma[1] ?? '') && !isAdjective(comma[1]?.split(' ').at(-1) ?? '')) {
    const rest = comma[2] === 'with ' ? `Expect ${comma[3]}` : capitalised(`${comma[2]}${comma[3]}`)
    return `${comma[1]}. ${rest}.`
  }
  const tail = body.match(/^(.{20,}), ((?!(?:and|or|but|who|which|that|where|with)\b)(?:[^\s,]+ ){1,5}[^\s,]+)$/u)
  if (tail && hasVerb(tail[1] ?? '') && !/,/.test(tail[1] ?? '') && !/ and /.test(tail[2] ?? ''))
    return `${tail[1]}. ${capitalised(tail[2] ?? '')}.`
  const end = body.match(/^(.{20,}) with (?!fewer|less|more|(?:it|them|you|us)$)((?:(?! with | so ).)+)$/u)
  return end && hasVerb(end[1] ?? '') ? `${end[1]}. Expect ${end[2]}.` : undefined
}
const hasVerb = (text: string) => mainVerb(text) !== undefined

const warmWords =
  'warm kind gentle caring friendly reassuring patient tender loving welcoming thoughtful heartfelt generous compassionate soothing considerate attentive nurturing supportive'.split(
    ' ',
  )

/** A shorter text would grow too long by a manner besides the care. */
const roomForManner = 16

/** The text with a kinder manner, in the owner's own warm words where there are some. */
export function makeWarmer(text: string, brief: BrandBrief): string {
  const worded = swapWords(text, warmSwaps)
  const own = [
    brief.topWords.culture,
    brief.topWords.voice,
    brief.topWords.feeling,
    ...brief.topFives.culture,
    ...brief.topFives.voice,
  ]
    .map((word) => word.toLowerCase().trim())
    .filter(
      (word, at, all) =>
        warmWords.includes(word) && isAdjective(word) && all.indexOf(word) === at && !says(worded, word),
    )
  const care = own.length > 0 ? `With ${own.slice(0, 2).join(', ')} care` : 'With warmth and care'
  const verb = mainVerb(worded)
  const isHelping = verb?.base === 'help' && countWords(worded) >= roomForManner
  // "is the welcoming workshop" is warm enough.
  const kinder = verb?.base === 'be' ? welcoming(worded, own[0] ?? 'welcoming') : worded
  if (kinder !== worded) return mend(kinder)
  const mannered = isHelping ? (withManner(worded, 'here to') ?? worded) : worded
  if (says(mannered, 'care') || says(mannered, 'warmth'))
    return mend(mannered === text ? append(mannered, ', with kindness') : mannered)
  return mend(
    mannered.startsWith(nameMark)
      ? `${care}, ${mannered}`
      : /[.!?]\s+\S/.test(mannered)
        ? `${mannered} All ${care.charAt(0).toLowerCase()}${care.slice(1)}.`
        : append(mannered, `, ${care.charAt(0).toLowerCase()}${care.slice(1)}`),
  )
}

/** "is the inventive workshop" → "is the welcoming, inventive workshop". */
function welcoming(text: string, kind: string): string {
  return text.replace(
    /\uE000 (is|are) (an?|the|your) ([\p{L}-]+)/u,
    (whole, be: string, article: string, next: string) =>
      warmWords.includes(next) ? whole : `${nameMark} ${be} ${article} ${kind}${isAdjective(next) ? ',' : ''} ${next}`,
  )
}
