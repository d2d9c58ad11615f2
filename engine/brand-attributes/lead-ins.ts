/** What a sentence lists, by the words that lead up to it: "our team is …", "they leave feeling …". */
import type { Category } from '#contract/plain/brand.ts'
import leadInTable from './lead-ins.json' with { type: 'json' }
import { anyOf, readPhrases, spelledOut } from './match-phrases.ts'

/** `chunk` holds the words that the lead-in announces. `isListed`: a colon says so. `isLoose`: what stands there may as well be something else. */
export type Lead = { category: Category; chunk: string; isListed: boolean; isLoose: boolean }

/** What stands before a list of words of each category; the voice before the culture, for "when we write we are" says how we write. */
const leadIns = readPhrases(leadInTable)
const looseLeadIns: ReturnType<typeof readPhrases> = [['customers', ['.{3,200} for', 'be our *']]]
const search = (table: ReturnType<typeof readPhrases>) =>
  table.map(([category, phrases]) => [category, anyOf(phrases, '(?:,|:)?\\s+(.+)$')] as const)
const rows = search(leadIns)
const looseRows = search(looseLeadIns)
/** "They are", "it is": of whatever the sentence before spoke. */
const pronoun = anyOf(['^(?:and |but |so )?(?:they|these|it|most|some|both) (?:<be>)'], '\\s+(.+)$')

/** Where what is listed ends: another clause begins. */
const clauseEnd =
  /[.!?;:–—()]|\s-\s|,?\s(?:because|so|when|while|if|until|who|which|that|where|whose|than|rather|not|before|after|without)\s|,?\s(?:and|but|or)\s(?=(?:they|we|you|it|our|the|there|nobody|leave|leaves|go|walk|feel|feels|some|many|try)\s)/iu
const denial = /(?:\b(?:nobody|no one|never|not|rarely|hardly|without|if)\b|n't\b)[^,;]{0,24}$/iu

const refused = /^(?:not|never|nothing|no longer|the (?:only|first|last))\b/iu

/** What a sentence announces, at most once for each category; what it denies is left out. `before`: what the one before spoke of. */
export function leadsIn(sentence: string, before: Category | undefined): Lead[] {
  const text = spelledOut(sentence)
  const carried = before === 'customers' || before === 'voice' ? text.match(pronoun)?.at(-1) : undefined
  const leads: Lead[] = carried === undefined || before === undefined ? [] : [lead(before, carried)]
  for (const [category, pattern] of rows) {
    const match = text.match(pattern)
    if (match === null || (category !== 'xfactor' && denial.test(text.slice(0, match.index)))) continue
    const found = lead(category, match.at(-1) ?? '', /:\s/.test(match[0].slice(0, -(match.at(-1) ?? '').length)))
    if (
      found.chunk !== '' &&
      (category === 'xfactor' || !refused.test(found.chunk)) &&
      !leads.some(({ chunk }) => chunk.includes(found.chunk))
    )
      leads.push(found)
  }
  if (leads.length > 0) return leads
  return looseRows.flatMap(([category, pattern]) => {
    const chunk = text.match(pattern)?.at(-1)
    return chunk === undefined ? [] : [{ ...lead(category, chunk), isLoose: true }]
  })
}

/** "We are four friends: thrifty, geeky" lists behind its colon. */
const behindColon = /^[^:,]{2,40}:\s+(?!(?:we|they|you|it|our|the)\s)([^:]*,[^:]*)$/iu

function lead(category: Category, said: string, isListed = false): Lead {
  const list = said.match(behindColon)?.[1]
  const chunk = ((list ?? said).split(clauseEnd)[0] ?? '').trim()
  return { category, chunk, isListed: isListed || (list !== undefined && category !== 'impact'), isLoose: false }
}
