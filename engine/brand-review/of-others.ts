/** Who else is in the trade. What they do is told to set the business apart, and is no fact of it. */
const firms = '(?:agencies|companies|firms|businesses|providers|suppliers|chains|brands|shops|gyms|lenders|landlords)'
const acts = '(?:make|tie|lock|charge|ask|want|insist|demand|require|force|expect|sell|sign|quote|bill|promise|boast)s?'
const rivals = new RegExp(
  String.raw`\b(?:elsewhere|competitors?|rivals?|(?:the )?others|online giants?|big (?:names?|firms?|chains?|ones|brands?|boys|players)|(?<!our )(?:most|many|some|other) (?:[a-z'-]+ ){0,2}?(?:${firms}\b|[a-z'-]+ ${acts}\b)|they (?:[a-z]+ )?(?:make|tie|lock|force|trap|bind|charge|bill|ask|want) (?:you|their))\b`,
)
const ourselves = /\b(?:we|us|ours?|i|my|here)\b/
const clauseEnds = /(?<=[;:,–—]) |(?<= )(?=(?:but|while|whereas) )/

/**
 * A text in lower case without what it tells of others. From them on it goes on about them ("… They also want …") until it
 * comes back to the business; `before` is the sentence before it.
 */
export function withoutOthers(text: string, before = ''): string {
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
