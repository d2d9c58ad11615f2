/**
 * Recognizes statements about competitors, which sites make to set themselves apart; they are not facts about the business.
 */
const firms = '(?:agencies|companies|firms|businesses|providers|suppliers|chains|brands|shops|gyms|lenders|landlords)'
const acts = '(?:make|tie|lock|charge|ask|want|insist|demand|require|force|expect|sell|sign|quote|bill|promise|boast)s?'
const rivals = new RegExp(
  String.raw`\b(?:elsewhere|competitors?|rivals?|(?:the )?others|online giants?|big (?:names?|firms?|chains?|ones|brands?|boys|players)|(?<!our )(?:most|many|some|other) (?:[a-z'-]+ ){0,2}?(?:${firms}\b|[a-z'-]+ ${acts}\b)|they (?:[a-z]+ )?(?:make|tie|lock|force|trap|bind|charge|bill|ask|want) (?:you|their))\b`,
)
const ourselves = /\b(?:we|us|ours?|i|my|here)\b/
const clauseEnds = /(?<=[;:,–—]) |(?<= )(?=(?:but|while|whereas) )/

/**
 * Replaces clauses about competitors in lower-case text with “…”. Once a clause is about them, following clauses are too
 * (“… They also want …”) until one mentions the business. `before` is the previous sentence.
 */
export function removeCompetitorClauses(text: string, before = ''): string {
  let isTheirs = /^they\b/.test(text) && rivals.test(before) && !ourselves.test(before)
  if (!isTheirs && !rivals.test(text)) return text
  return text
    .split(clauseEnds)
    .map((clause) => {
      if (ourselves.test(clause)) isTheirs = false
      else if (rivals.test(clause)) isTheirs = true
      const kept = isTheirs ? '…' : clause
      if (/^(?:unlike|than)\b/.test(clause)) isTheirs = false
      return kept
    })
    .join(' ')
}
