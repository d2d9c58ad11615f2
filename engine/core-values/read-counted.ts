/** Sentences that count a value: "First, repair. …", "The second is …", "Candour is another", "And I would end with thrift". */
import { readName } from './read-name.ts'
import { placeOf } from './value-marks.ts'
import { canHead, isTitle, tidyTitle, titleFromSentence } from './value-titles.ts'

/** A sentence that opens an item; `shared`: the words that it has in common with the others of its run. */
export type Opening = { title: string; rest: string; place: number | undefined; shared: string; isSentence: boolean }

const ordinal =
  '(first|second|third|fourth|fifth|sixth|seventh|eighth|last|firstly|secondly|thirdly|fourthly|lastly|finally|one|two|three|four|five|six|seven|eight|next|then|after that|another|remaining)'
/** "Last year", "next week". */
const noTime = '(?! (?:time|year|week|month|day|morning|evening|night|spring|summer|autumn|winter|season)\\b)'
const joining = '^(?:and |but |then |so |ok,? )?(?:the |our |my |its |number |no\\. ?|rule |value |principle )?'
const countedFirst = new RegExp(
  `${joining}${ordinal}(?: (?:one|thing|value|principle|rule|word|promise|idea))?(?: of (?:the|these|those|them|our)(?: \\w+)?)?(?:[,:.]| ?[-–—]+|(?= (?:comes?|came)\\b))\\s*(?:(?:comes?|came|is|was|we put) )?(.+)$`,
  'is',
)
const countedAs = new RegExp(
  `^(?:[^.:;!?]{5,90}, (?=so ))?${joining.slice(1)}${ordinal}\\b${noTime}([^.:;!?]{0,70}?)(?:\\s(?:is|was|are|were|comes|came|reads|says):?|'s)\\s+(?:that |called |simply |about )?(.+)$`,
  'is',
)
const nameFirst = new RegExp(
  `^(?:and |but )?([^.:;!?,]{2,60}?),? (?:is|was|comes|came|goes|stands|takes) (?:the |our |my |in |number |no\\. ?)?${ordinal}\\b(.*)$`,
  'is',
)
/** Where something stands in an order, before its name: "Top of the list sits …", "Close behind it comes …". */
const top =
  /^(?:(?:the )?most (?:votes|of us|people|hands)|(?:at the |on )?(?:top|head)|highest|first in line|before (?:all|everything)(?: else)?|above (?:all|everything)(?: else)?|by far the (?:oldest|first|most \p{L}+))\b[^.:;]{0,40}? (?:went (?:to|for)|is|was|came|comes|stands|sits|ranks) (.+)$/isu
const further =
  /^(?:and |but )?(?:(?:close|just|right|hard) )?(?:behind|after|below|beside|next to|under|at the (?:bottom|foot|end)|not far)\b[^:;.]{0,70}? (?:is|was|came|comes|stands|sits|follows|ranks) (.+)$/is

const starts =
  /^(?:we|i|you|they|he|she|it|nobody|everyone|everybody|our|there|the \w+ (?:is|are|was|has)|\w+ (?:is|are|was|were|has|have|pays?))\b/i
/** What is counted may be a whole sentence: "First: nobody pays who cannot." */
function countedTitle(said: string): { title: string; rest: string; isSentence: boolean } | undefined {
  const text = said.replace(/^(?:we|i|they|he|she|people) calls? (?:it|this|that) /i, '')
  const read = readName(text)
  if (read && read.name.split(' ').length <= (starts.test(read.name) ? 5 : 7))
    return { title: tidyTitle(read.name), rest: read.rest, isSentence: false }
  return text.split(' ').length > 2 ? { title: titleFromSentence(text), rest: text, isSentence: true } : undefined
}

/** "At the bottom, though only because it came last, is company": the sentence without what is said by the way. */
const withoutAside = (text: string) =>
  text.replace(/,? (?:though|although|which|who|if|because|since|and)\b[^,.:;]{3,90},(?= )/i, '')

/** "Patience, to begin with": what opens a list. */
const begun =
  /^(?:and |but |well,? )?(?:i'd say |it's |it is )?([^.:;,]{3,50}?),? (?:before (?:anything|everything)(?: else)?|above (?:all|everything)|first of all|first and foremost|to (?:begin|start) with|for a start|mainly|mostly)\b(.*)$/is
/** "And thrift.", "Well, joy.", "And thrift, meaning ours": what goes on with it. */
const also =
  /^(?:and|well,?) (?:(?:also|perhaps|maybe|i suppose|i'd say) )?([^.:;,]{3,30})((?:[.:;]|, (?=(?:meaning|by which|which (?:is|means)|that is)\b)).*)$/is
const then = new RegExp(
  `^(?:and )?(next|then|after that|last)${noTime}(?: of all)? (?:(?:is|was|comes|came|there's|there is) )?([^.:;,]{3,50})([.:;,].*)$`,
  'is',
)
/** "And I'd finish with thrift", "I also heard loyalty", "And finally we chose calm": whoever lists puts himself before the name. */
const spoken =
  /^(?:and |then |also )*(?:there(?:'s| is) (?!an?\b)|(?:(?:finally|lastly),? )?(?:i|we)(?:'d| would|'ll| will)? (?:(?:finish|end|close|conclude) (?:with|on|by) |(?:(?<=(?:finally|lastly),? (?:i|we) )|also )(?:heard?|chose|want(?:ed)?|named?|put|add(?:ed)?|wrote|have) ))(.+)$/is

const namedShortly = (match: RegExpExecArray | null, wordsMax: number, place: number): Opening | undefined => {
  const [title = '', rest = ''] = match?.slice(-2) ?? []
  if (!isTitle(title) || title.split(' ').length > wordsMax) return undefined
  return named({ title: tidyTitle(title), rest: rest.replace(/^[\s,.:;–—-]+/, ''), isSentence: false }, place)
}

/** Names without a number, of which only the order or the speaker tells that they go on. */
function readUncounted(text: string): Opening | undefined {
  const first = top.exec(text)
  if (first?.[1]) return named(countedTitle(first[1]), 1)
  const opened = namedShortly(begun.exec(text), 9, 1) ?? namedShortly(also.exec(text), 3, 0)
  if (opened) return opened
  for (const behind of [further.exec(withoutAside(text))?.[1], spoken.exec(text)?.[1]])
    if (behind && isTitle(readName(behind)?.name ?? '')) return named(countedTitle(behind), 0)
  return undefined
}

/** "Thirdly, and it is the one we argue about, generosity". */
const saidByTheWay = /^(\w+,) (?:and|though|although|which|but)\b[^,.:;]{3,90}, /i

/** Reads a sentence that counts a value; undefined for any other. */
export function readCounted(sentence: string): Opening | undefined {
  // What is read out may begin or end with a mark of quotation.
  const text = sentence.replace(/^"(?=[^"]*"?$)/, '')
  const uncounted = readUncounted(text)
  if (uncounted) return uncounted
  const direct = countedFirst.exec(text.replace(saidByTheWay, '$1 '))
  if (direct?.[2] && !/^(?:(?:and|but|or)\b|[^.:;]*, (?:is|was|are) )/i.test(direct[2]))
    return named(countedTitle(direct[2]), placeNamed(direct[1]))
  const next = namedShortly(then.exec(text), 4, 0)
  if (next) return next
  const after = nameFirst.exec(text)
  if (after?.[1] && canHead(after[1]) && !starts.test(after[1]) && placeNamed(after[2]) !== undefined)
    return named(
      { title: tidyTitle(after[1]), rest: (after[3] ?? '').replace(/^[\s,.:;–—-]+/, ''), isSentence: false },
      placeNamed(after[2]),
    )
  const as = countedAs.exec(text)
  const title = as?.[3] === undefined || /^(?:then|after)/i.test(as[1] ?? '') ? undefined : countedTitle(as[3])
  return title && !title.isSentence ? named(title, placeNamed(as?.[1])) : undefined
}
const placeNamed = (word: string | undefined) => placeOf(word ?? '') ?? 0
const named = (
  title: { title: string; rest: string; isSentence: boolean } | undefined,
  place: number,
): Opening | undefined => title && { ...title, place, shared: 'counted' }
