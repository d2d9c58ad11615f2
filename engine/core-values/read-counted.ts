/** Sentences that count a value: "First, repair. …", "The second is …", "Candour is number one". */
import { readName } from './read-name.ts'
import { placeOf } from './value-marks.ts'
import { afterTitle, canHead, ruleFrom, tidyTitle } from './value-titles.ts'

/** A sentence that opens an item; `shared`: the words that it has in common with the others of its run. */
export type Opening = { title: string; rest: string; place: number | undefined; shared: string; isSentence: boolean }

const ordinal =
  '(first|second|third|fourth|fifth|sixth|seventh|eighth|last|firstly|secondly|thirdly|fourthly|lastly|finally|one|two|three|four|five|six|seven|eight|next|then|another)'
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

const starts =
  /^(?:we|i|you|they|he|she|it|nobody|everyone|everybody|our|there|the \w+ (?:is|are|was|has)|\w+ (?:is|are|was|were|has|have|pays?))\b/i

/** What is counted may be a whole sentence: "First: nobody pays who cannot." */
function countedTitle(said: string): { title: string; rest: string; isSentence: boolean } | undefined {
  const read = readName(said)
  if (read && read.name.split(' ').length <= (starts.test(read.name) ? 5 : 7))
    return { title: tidyTitle(read.name), rest: read.rest, isSentence: false }
  return said.split(' ').length > 2 ? { title: ruleFrom(said), rest: said, isSentence: true } : undefined
}

/** "Thirdly, and it is the one we argue about, generosity". */
const saidByTheWay = /^(\w+,) (?:and|though|although|which|but)\b[^,.:;]{3,90}, /i

/** Reads a sentence that counts a value; undefined for any other. */
export function readCounted(sentence: string): Opening | undefined {
  // What is read out may begin or end with a mark of quotation.
  const text = sentence.replace(/^"(?=[^"]*"?$)/, '')
  const direct = countedFirst.exec(text.replace(saidByTheWay, '$1 '))
  if (direct?.[2] && !/^(?:(?:and|but|or)\b|[^.:;]*, (?:is|was|are) )/i.test(direct[2]))
    return named(countedTitle(direct[2]), direct[1])
  const after = nameFirst.exec(text)
  if (after?.[1] && canHead(after[1]) && !starts.test(after[1])) {
    const rest = afterTitle(after[3] ?? '')
    return named({ title: tidyTitle(after[1]), rest, isSentence: false }, after[2])
  }
  const as = countedAs.exec(text)
  const title = as?.[3] === undefined || as[1]?.toLowerCase() === 'then' ? undefined : countedTitle(as[3])
  return title && !title.isSentence ? named(title, as?.[1]) : undefined
}

const named = (title: ReturnType<typeof countedTitle>, word = ''): Opening | undefined =>
  title && { ...title, place: placeOf(word) ?? 0, shared: 'counted' }
