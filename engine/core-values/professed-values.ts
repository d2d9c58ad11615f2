/** Values that a paper professes one here and one there: "What matters most to us is …", "Then there is …", "… is another". */
import { quoteOf } from './sentence-runs.ts'
import type { Item } from './value-items.ts'
import { leadWeight, others } from './value-leads.ts'
import type { Sentence } from './value-runs.ts'
import { isTitle, tidyTitle } from './value-titles.ts'

const name =
  '(?<name>(?!(?:what|that|this|it|these|those|which|there|here|nothing|everything|something|all|one) )[^.,;:!?()"–—]{3,48}?)'
const end =
  '(?=[.,;:!?()"–—]|$| (?:and (?:we|i|if|it|that|so|you|they|he|she|there|nobody|everybody)|because|since|so|where|in that|which|who|for which|by which|though|even|when|whoever|as|too|here|most|in everything|above|first)\\b)'
const adverbs = '(?:\\w+ly |also |still |all |do |always |even |simply |have |has |had )*'
const us = '(?:to|for|with|among) (?:us|me|this \\w+|the \\w+)'
const noun = '(?:values?|principles?|beliefs?|convictions?|virtues?|ideals?|commitments?|promises?)'
const order = '(?:first|second|third|fourth|fifth|sixth|last|next|other|final)'
const pattern = (source: string) => new RegExp(source, 'iu')

/** These say that something is held dear. */
const professing: readonly RegExp[] = [
  pattern(`\\b(?:believ(?:e|es|ed|ing)|trusts?) in (?:the |a |an )?${name}${end}`),
  pattern(
    `\\b(?:we|i|it|this \\w+|the \\w+|house) ${adverbs}(?:holds? to|stands? for|lives? by|swears? by|prizes?|treasures?) (?:the |a |an )?${name}${end}`,
  ),
  pattern(`\\b(?:we|i) ${adverbs}value (?:the |a |an )?${name}${end}`),
  pattern(
    `\\bwhat (?:really |truly )?(?:matters|counts)(?: most| more than anything)?(?: ${us}| here)?,? (?:is|are) (?:the |a |an )?${name}${end}`,
  ),
  pattern(
    `^(?:[^,]{3,30}, |since then |today |here )?(?:and |but )?(?:the |a |an )?${name} (?:is|are|was|has (?:always )?been|remains?) (?:a|an|one of (?:our|the|my)|our|the ${order}|my)(?: \\w+){0,2} (?:${noun}\\b|of the things we \\w+)`,
  ),
  pattern(
    `^(?:[^,]{3,30}, )?(?:and |but )?(?:the |a |an )?${name} (?:matters?|counts?)(?: most| more| a lot| a great deal)? ${us}\\b`,
  ),
  pattern(`(?:^|[:;] |, |and )${name} is something (?:that )?(?:we|i) \\w+`),
  pattern(
    `(?:^|[:;] |, |and )${name} is what (?:we're|we are|i'm|i am|we|i) (?:here |working |work |in it |live |fight )`,
  ),
  pattern(
    `\\b${order} (?:thing|value|principle|idea|belief|one)\\b.{0,40}\\b(?:stands? for|believes? in|holds? to|lives? by),? (?:which|and that|and it) is ${name}${end}`,
  ),
  pattern(`\\b(?:to|for|with) us,? ${name} comes (?:before|first|above)\\b`),
  pattern(`\\b(?:holds?|held|keeps?|kept|sticks?|stuck) to one thing\\b.{0,40}?\\b(?:it|that) is ${name}${end}`),
]

/** These go on with what another sentence has begun. */
const continuing: readonly RegExp[] = [
  pattern(`^(?:and |but )?(?:then )?there(?: is|'s)(?: also| then)? (?:the |a |an )?${name}${end}`),
  pattern(
    `^(?:and |but )?(?:the |our |my |number )?${order}(?: (?:one|thing|value|principle|rule|belief|idea))? (?:is|was)(?: called| simply)? (?:the |a |an )?${name}${end}`,
  ),
  pattern(
    `^(?:and |but )?(?:firstly|secondly|thirdly|fourthly|finally|lastly|last),? (?:comes |there is |there's |is )?(?:the |a |an )?${name}${end}`,
  ),
  pattern(
    `^(?:and |but )?(?:the |a |an )?${name} (?:came|comes|is|was) (?:first|second|third|fourth|fifth|last|next|another|the ${order})\\b`,
  ),
]

const denied =
  /\b(?:not|never|no longer|nobody|neither|used to|don't|doesn't|won't|customers|clients|competitors|others)\b/i

type Professed = Item & { line: number; isBegun: boolean }

function readSentence({ text, line }: Sentence): Professed | undefined {
  if (others.test(text)) return undefined
  for (const [isBegun, patterns] of [
    [true, professing],
    [false, continuing],
  ] as const)
    for (const each of patterns) {
      const found = each.exec(text)
      const said = found?.groups?.name?.replace(/^(?:our|your|that of|what we call) /i, '').trim()
      if (!found || said === undefined || !isTitle(said)) continue
      if (denied.test(text.slice(Math.max(0, found.index - 25), found.index + found[0].indexOf(said)))) continue
      const rest = text.slice(found.index + found[0].length).replace(/^[\s.,;:–—-]+/, '')
      return {
        title: tidyTitle(said),
        description: rest,
        quote: text,
        isSentence: false,
        line,
        isBegun,
      }
    }
  return undefined
}

/** Fewer than so many are no creed: whoever believes in one thing may only say so. */
const professedMin = 3
/** So many sentences may lie between one and the next that only goes on. */
const gapMax = 8

/** The values professed in the sentences, each with the one that names it; none where there are not several. */
export function findProfessed(sentences: readonly Sentence[]): (Item & { line: number })[] {
  const found: Professed[] = []
  let last = -gapMax - 1
  const readings = sentences.map(readSentence)
  sentences.forEach((sentence, at) => {
    const read = readings[at]
    if (!read && leadWeight(sentence.text) > 1) last = at
    if (!read || (!read.isBegun && at - last > gapMax)) return
    if (found.some(({ title }) => title.toLowerCase() === read.title.toLowerCase())) return
    const next = sentences[at + 1]
    const more = next?.line === sentence.line && !readings[at + 1] ? next.text : undefined
    const description = `${read.description} ${more ?? ''}`.trim()
    found.push({ ...read, description, quote: quoteOf(read.quote, read.title, more) })
    last = at
  })
  return found.length < professedMin ? [] : found
}
