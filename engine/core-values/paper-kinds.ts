/** Kinds of papers that tell of conduct, but not of the conduct of the firm that they lie with. */
import type { Line } from '#engine/language/document-lines.ts'
import { countOf } from '#engine/language/other-papers.ts'
import listed from './paper-kinds.json' with { type: 'json' }

/** A paper's kind shows in its first pages. */
const readMax = 8000

/** `least` different words of a kind decide, where they make up `share` of the paper. */
const kinds = Object.values(listed).map(({ least, share, words }) => ({
  least,
  share,
  words: new RegExp(`\\b(?:${words.join('|')})(?![\\p{L}\\d])`, 'gu'),
}))

/** What others say of a firm: a mark in stars, or words with the name of whoever said them behind. */
const review =
  /[★⭐☆]{2,}|\b[1-5] ?(?:\/ ?5|stars?|out of (?:5|five))\b|^["“].{15,}["”]?\s*[-–—,]*\s*[-–—(]\s*\p{Lu}[\p{L}.' ]{1,25}\)?$|[.!"”]\s*\(\p{Lu}[\p{L}.' ]{1,25}\)$/u
const reviewsMin = 3

const openings =
  /\b(?:case study|customer (?:story|stories|interview)|testimonials?|what (?:people|customers|others|guests|clients|our (?:customers|guests|clients)) (?:are saying|say|said|think)|reviews? of|benchmark|competitor analysis|market (?:research|survey|report)|comparison of|project plan|frequently asked|questions about (?:shipping|delivery|returns|orders|payment)|travel (?:diary|report)|trip report|short story|fairy tale|case notes|witness statement|lesson plan|^(?:subject|re|fwd?|from|sent): |\bproposal\b|invitation to tender|\b(?:personal statement|cover(?:ing)? letter|letter of application)\b|^dear (?:tenants|residents|parents|neighbou?rs)\b|\bvisit to\b|^(?!(?:house|ground|golden|our|my|simple|unwritten|the) )(?:\w+ ){1,3}(?:rules|policy|agreement|regulations)(?:$|,| for | of )|^agenda\b|stock ?(?:count|take|taking)|inventory|\bsurvey\b|backlog|\bsprint \d|worksheet|status(?: report| update|[,:])|synopsis|, an overview|notes from (?:the |a |our )?(?:visit|talk|conference|call)|(?:lunch|guest) talk|safety (?:instructions|rules|sheet)|work(?:ing)? at height)\b/i

/** One of these is enough, wherever it stands. */
const unmistakable =
  /\b(?:(?:raise|charge) (?:your|our) glass(?:es)?|(?:is|are) survived by|once upon a time|there (?:once )?lived an?|let us (?:pray|sing)|the (?:claimants?|defendants?) (?:say|says|said|claims?|is|are|was|were|did)|statement of truth|we find no evidence|lived happily|(?:full|half)-time score)\b/i

const titleWordsMax = 14
const isTitleLine = (text: string) => text.split(' ').length <= titleWordsMax

/** Whether a paper is minutes, a plan, a report, a tale, news, reviews or the like: none of it tells of the firm itself. */
export function isOfOthers(lines: readonly Line[]): boolean {
  if (lines.slice(0, 2).some(({ text }) => isTitleLine(text) && openings.test(text))) return true
  if (lines.some(({ text }) => unmistakable.test(text))) return true
  if (lines.filter(({ raw }) => review.test(raw.trim())).length >= reviewsMin) return true
  const start = lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, readMax)
    .toLowerCase()
  const count = countOf(start)
  return kinds.some(({ least, share, words }) => {
    const found = start.match(words) ?? []
    return found.length / count >= share && new Set(found).size >= least
  })
}
