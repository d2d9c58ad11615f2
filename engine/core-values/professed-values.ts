/** Values that a paper professes one here and one there: "What matters most to us is …", "Then there is …", "… is another". */
import { findBareName } from './bare-names.ts'
import { quoteOf } from './sentence-runs.ts'
import type { Item } from './value-items.ts'
import { leadWeight, others } from './value-leads.ts'
import { motifNamed } from './value-motifs.ts'
import type { Sentence } from './value-runs.ts'
import { isTitle, tidyTitle } from './value-titles.ts'

const name =
  '(?:(?:our|the|a|an|my|that) )?(?:(?:firm |strong |deep |simple )?(?:belief|faith|trust) in )?(?:the |a |an )?(?<name>(?!(?:what|that|this|it|these|those|which|there|here|nothing|everything|something|all|one|we|you|they|he|she|not|no|them|him|her|us|me|then|so|and|but|to|who|is|are|was|always|never|still|only|own|plenty|enough|more|less|little|much|nobody|somebody|room|time|another|how|why|when|where|if|in|on|at|of|for|with) )[^.,;:!?()"–—]{3,48}?)'
const end =
  '(?=[.,;:!?()"–—]|$| (?:and (?:we|i|if|it|that|so|you|they|he|she|there|nobody|everybody)|because|since|so|where|in that|which|who|for which|by which|though|even|when|whoever|as|too|also|here|most|more|above all|in everything|above|first|just|with which|(?:with|in|of|to|about|for|at|on) what|every (?:bit|day)|at all times)\\b)'
// No word may fit two of the alternatives: many in a row would be tried in all ways.
const adverbs =
  '(?:\\w+ly |also |still |all |do |always |even |have |has |had |just |too |set out to |try to |want to )*'
const much =
  '(?:first of all |above all(?: else)? |first and foremost |most of all |\\w+ly |just as (?:much|firmly|strongly) |as much |fast |on |also |too )*'
const us = '(?:to|for|with|among) (?:us|me|this \\w+|the \\w+)'
const noun = '(?:values?|principles?|beliefs?|convictions?|virtues?|ideals?|commitments?|promises?)'
const thing = `(?:things?|ideas?|words?|rules?|${noun})`
const order = '(?:first|second|third|fourth|fifth|sixth|last|next|other|final)'
const firm = '(?:we|i|it|house|this \\w+|(?:the|our) \\w+)'
/** What is said of something that is held dear: it follows. */
const holding = `(?:(?:holds?|held|holding) ${much}to|(?:stands?|stood) ${much}for|lives? ${much}by|swears? by|prizes?|treasures?|cherish(?:es)?|upholds?|champions?|attach(?:es)? (?:\\w+ ){0,2}(?:importance|weight|value) to|(?:sets?|lays?) (?:\\w+ )?(?:store by|value on|weight on)|puts? (?:\\w+ ){0,2}(?:faith|trust|value|weight) (?:in|on)|places? (?:\\w+ )?value on|prides? (?:ourselves|itself|myself) on|insists? ${much}on|cares? ${much}about|(?:are|is|am|as) ${much}(?:committed|attached|devoted|dedicated) ${much}to|agreed? ${much}on|(?:are|is|am) ${much}guided by|never compromises? on)`
/** The same of something that was named before: "the thing that we have always stood for". */
const held = `(?:(?:that |which )?${firm} ${adverbs}(?:believe in|stand for|stands for|stood for|hold to|hold dear|live by|lives by|value|prize|treasure|care about|hold on to|was built on|is built on)|on which \\w+(?: \\w+){0,3} (?:is|was|are|were) built|(?:that|which) (?:matters|counts|guides us|drives us|holds us together)(?: most)?(?: ${us})?)`
const pattern = (source: string) => new RegExp(source, 'iu')

/** These say that something is held dear. */
const professing: readonly RegExp[] = [
  pattern(`(?<!\\b(?:who|which|they) (?:still |always )?)\\b(?:believ(?:e|es|ed|ing)|trusts?) ${much}in ${name}${end}`),
  pattern(`\\b${firm} ${adverbs}${holding} ${name}${end}`),
  pattern(`\\b(?:we|i) ${adverbs}values? ${much}${name}${end}`),
  pattern(
    `\\bwhat ${adverbs}(?:matters|counts|we (?:value|prize|treasure|care about|hold dear|live by|stand for|believe in))(?: (?:the )?most| more than anything(?: else)?| above all(?: else)?)?(?: ${us}| here)?,? (?:is|are) ${name}${end}`,
  ),
  pattern(
    `(?:^(?:[^,]{3,30}, |since then |today |here )?(?:and |but )?|\\b(?:that|because|so|say) )(?:the |a |an )?${name} (?:is|are|was|has (?:always )?been|remains?) (?:still )?(?:a|an|one of (?:our|the|my)|our|the|the ${order}|my)(?: \\w+){0,2} (?:${noun}\\b|thing (?:that )?(?:we|i) \\w+|of the things we \\w+)`,
  ),
  pattern(
    `^(?:[^,]{3,30}, )?(?:and |but )?(?:the |a |an )?${name} (?:matters?|counts?)(?: just as much| every bit as much| most| more| a lot| a great deal| deeply)? ${us}\\b`,
  ),
  pattern(`(?:^|[:;] |, |and )${name} is something (?:that )?(?:we|i) \\w+`),
  pattern(
    `(?:^|[:;] |, |and )${name} is what (?:we're|we are|i'm|i am|we|i) (?:here |working |work |in it |live |fight )`,
  ),
  pattern(
    `^(?:and |but )?${name} is what (?:we|i)(?:'d| would|'ll)? (?:put|name|add|call|rank|place|stand for|believe in|live by)\\b`,
  ),
  pattern(
    `\\b${order} (?:thing|value|principle|idea|belief|one)\\b.{0,40}\\b(?:stands? for|believes? in|holds? to|lives? by),? (?:which|and that|and it) is ${name}${end}`,
  ),
  pattern(
    `\\b(?:the|our|one|${order}) (?:\\w+ )?${thing} ${held},? (?:is|are|was|has been|which is|it is|and it is|and that is) ${name}${end}`,
  ),
  pattern(`\\b(?:to|for|with) us,? ${name} comes (?:before|first|above)\\b`),
  pattern(`\\b(?:holds?|held|keeps?|kept|sticks?|stuck) to one thing\\b.{0,40}?\\b(?:it|that) is ${name}${end}`),
  pattern(
    `\\bif (?:there is|there's|i had to name|we had to name) (?:only |just )?one ${thing}\\b.{0,60}?, (?:it|that|this) (?:is|would be|must be|has to be) ${name}${end}`,
  ),
  pattern(
    `\\b(?:it )?(?:also )?matters ${us}(?: too| as well)? that we (?:\\w+ )?(?:act|work|deal|treat \\w+) with ${name}${end}`,
  ),
  pattern(
    `^(?:and |but )?(?:just |equally |every bit |quite )?as (?:dear|important|precious|close) ${us} (?:is|are) ${name}${end}`,
  ),
  pattern(
    `^(?:and |but )?(?:dear|dearest|important|close) (?:to our hearts? |${us} )(?:too |also |as well )?(?:is|are) ${name}${end}`,
  ),
]

/** These go on with what another sentence has begun. */
const continuing: readonly RegExp[] = [
  pattern(`^(?:and |but )?(?:then |next )?there(?: is|'s)(?: also| then)? ${name}${end}`),
  pattern(
    `^(?:and |but )?(?:the |our |my )?${order}(?: one| thing| value)? .{3,40}?, (?:it is|it's|which is|and that is|namely) ${name}${end}`,
  ),
  pattern(
    `^(?:and |but )?(?:the |our |my |number )?${order}(?: (?:one|thing|value|principle|rule|belief|idea))?(?: is| was|,)(?: called| simply)? ${name}${end}`,
  ),
  pattern(
    `^(?:and |but )?(?:(?:firstly|secondly|thirdly|fourthly|finally|lastly|last),?|(?:then|after that|next|second|third),) (?:comes |there is |there's |is )?${name}${end}`,
  ),
  pattern(
    `^(?:and |but )?(?:the |a |an )?${name} (?:came|comes|is|was) (?:first|second|third|fourth|fifth|last|next|another|the ${order})\\b`,
  ),
  pattern(
    `^(?:and |but )?(?:close |right |hard |not far |just |straight )*(?:behind|beside|next to|alongside|after|below|under|with)(?: (?:it|that|this|them|\\w+))? (?:comes?|stands?|sits?|goes|is|follows?) ${name}${end}`,
  ),
  pattern(
    `^(?:and |but )?(?:equally|just as|no less|every bit as) (?:important|dear|precious|vital|essential)\\b[^.,;:]{0,20}? (?:is|are) ${name}${end}`,
  ),
  pattern(`\\b(?:names?|named|adds?|added|gives?|gave|puts?) ${name} (?:as|for) (?:the|his|her|their) ${order}\\b`),
  pattern(`\\b(?:it|that) is ${name}, to\\b`),
  pattern(`\\b${order} (?:${noun}|thing|inheritance|article of faith|rule|idea)[,:] ${name}${end}`),
  pattern(`\\bfrom (?:there|that|this)(?: on)?,? (?:it|one|we) (?:goes?|comes?|leads?|follows|get) to ${name}${end}`),
]

const denied =
  /\b(?:not|never|no longer|nobody|neither|used to|don't|doesn't|won't|customers|clients|competitors|others)\b/i

type Professed = Item & { line: number; isBegun: boolean }

function readSentence({ text: quote, line }: Sentence): Professed | undefined {
  const text = quote.replace(/^["'(]+/, '')
  if (others.test(text)) return undefined
  for (const [isBegun, patterns] of [
    [true, professing],
    [false, continuing],
  ] as const)
    for (const each of patterns) {
      const found = each.exec(text)
      const said = found?.groups?.name
        ?.replace(/^(?:our|your|that of|what we call) | (?:too|also|as well)$/gi, '')
        .trim()
      if (!found || said === undefined || !isTitle(said)) continue
      if (denied.test(text.slice(Math.max(0, found.index - 25), found.index + found[0].indexOf(said)))) continue
      const rest = text.slice(found.index + found[0].length).replace(/^[\s.,;:–—-]+/, '')
      return {
        title: tidyTitle(said),
        description: rest,
        quote,
        isSentence: false,
        line,
        isBegun,
      }
    }
  return readBare(text, quote, line)
}

/** A value that a sentence only names: known as one it may stand first, else it goes on. */
function readBare(text: string, quote: string, line: number): Professed | undefined {
  const bare = findBareName(text)
  if (!bare || denied.test(text.slice(Math.max(0, bare.at - 25), bare.at))) return undefined
  const description = text.slice(bare.at + bare.name.length).replace(/^[\s.,;:–—"')-]+/, '')
  const title = tidyTitle(bare.name)
  return { title, description, quote, isSentence: false, line, isBegun: bare.isKnown && !bare.isUsual }
}

/** Fewer than so many are no creed: whoever believes in one thing may only say so. Two are, where both are known as values. */
export const professedMin = 3
const knownMin = 2
/** So many sentences may lie between one and the next that only goes on. */
const gapMax = 8

/** Whether one that only goes on stands near one that begins, or near what announces values. */
function isNearBegun(
  sentences: readonly Sentence[],
  readings: readonly (Professed | undefined)[],
  at: number,
): boolean {
  for (let near = Math.max(0, at - gapMax); near <= at + gapMax; near += 1) {
    const [sentence, reading] = [sentences[near], readings[near]]
    if (near !== at && sentence && (reading ? reading.isBegun : near < at && leadWeight(sentence.text) > 1)) return true
  }
  return false
}

/** The values professed in the sentences, each with the one that names it; none where there are not several. */
export function findProfessed(sentences: readonly Sentence[]): (Item & { line: number })[] {
  const found: Professed[] = []
  const readings = sentences.map(readSentence)
  sentences.forEach((sentence, at) => {
    const read = readings[at]
    if (!read || (!read.isBegun && !isNearBegun(sentences, readings, at))) return
    if (found.some(({ title }) => title.toLowerCase() === read.title.toLowerCase())) return
    const next = sentences[at + 1]
    const more = next?.line === sentence.line && !readings[at + 1] ? next.text : undefined
    const description = `${read.description} ${more ?? ''}`.trim()
    found.push({ ...read, description, quote: quoteOf(read.quote, read.title, more) })
  })
  const areKnown = found.length >= knownMin && found.every(({ title }) => motifNamed(title))
  return found.length >= professedMin || areKnown ? found : []
}
