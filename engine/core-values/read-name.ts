/** The name at the start of a text: of what is counted, believed in or displayed. */
import { afterTitle, canHead } from './value-titles.ts'

const stepsAside = /^(?:by|in|with|for|after|though|although|which|who|to|at|on|not|close|only|just|perhaps|as)\b/i
const goesOnWith =
  /^(?:the|an?|my|our|his|her|which|since|because|so|for|by|as|and|but|where|who|that|meaning|even|whether|in|with|not|though|although|however|we|it|you|today|again|if|when|on|at|from|to|he|she|they|i|this)\b/i

/** "Old hands, young hands" is one name; a part of more words says something of it. */
const isLong = (part: string) => part.split(' ').length > 3

/** The name at the start of a text, and the rest: "temperance, which today we read as moderation in everything". */
export function readName(text: string): { name: string; rest: string } | undefined {
  const [, quoted = '', after = ''] = /^"([^"]{2,70})"(.*)$/s.exec(text) ?? []
  if (quoted !== '') return { name: quoted, rest: afterTitle(after) }
  const end = text.search(/[.:;!?](?:["')\]]?\s|["')]?$)|\s[-–—]+\s|—|\s\(/)
  const clause = end < 0 ? text : text.slice(0, end)
  const parts = clause.split(
    /,\s+|\s+(?=(?:because|since|so that|which|where|whereby|even (?:when|where|if)|towards)\b)/,
  )
  while (parts.length > 1 && stepsAside.test(parts[0] ?? '')) parts.shift()
  const own = parts.findIndex((part, at) => at > 0 && (goesOnWith.test(part) || isLong(part) || isLong(parts[0] ?? '')))
  const name = (own < 0 ? parts : parts.slice(0, own)).join(', ')
  if (!canHead(name)) return undefined
  const rest = afterTitle(text.slice(text.indexOf(name) + name.length))
  return { name, rest }
}
