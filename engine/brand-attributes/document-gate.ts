/** Whether a document talks of a business, its customers or its ways at all. */

/** Words that give other kinds of papers away. Three different ones of a kind decide, when the paper is thick with them. */
const otherPapers: readonly RegExp[] = [
  /\b(?:ingredients|tablespoons?|teaspoons?|tbsp|tsp|preheat|simmer(?:ed)?|whisk|serves \d|\d+ ?(?:g|ml|oz)\b|oven to|bake for|season|chopped|minced|garnish)\b/gi,
  /\b(?:invoice|subtotal|vat|total due|amount due|qty|unit price|sort code|iban|bill to|payment (?:within|terms)|account (?:no|number)|remittance|purchase order|receipt)\b/gi,
  /\b(?:minutes|apologies|present:|seconded|proposed by|any other business|agenda|action:|next meeting|meeting (?:closed|opened)|adjourned|quorum|resolved that|matters arising)/gi,
  /\b(?:shall|hereby|hereinafter|herein|liabilit(?:y|ies)|governed by|the part(?:y|ies)|terminat(?:e|ion)|clause|indemnif\w+|pursuant|warrant(?:s|y|ies)|jurisdiction|binding|force majeure|in writing|notwithstanding|lessee|lessor|tenant shall)\b/gi,
  /\b(?:personal data|cookies?|data controller|lawful basis|third parties|gdpr|consent|privacy policy|data protection|processing of|retention period)\b/gi,
  /\b(?:curriculum vitae|r[ée]sum[ée]|date of birth|references (?:available|on request)|education|work experience|experience|languages:|hobbies|skills:|diploma|nationality)/gi,
  /\b(?:lorem|ipsum|dolor|consectetur|adipiscing|eiusmod|tempor|incididunt)\b/gi,
  /\b(?:step \d+|press the|insert the|unplug|switch off|power button|do not immerse|warning:|caution:|battery compartment|turn the (?:knob|dial|screw)|assembly|spare parts|user manual)\b/gi,
  /\b(?:dear (?:sir|madam|mr|mrs|ms|dr)|yours (?:sincerely|faithfully)|re:|enclosed please find|we refer to your letter|file (?:no|number|ref))/gi,
]

/** Talk of one's own business: the people in it, the people it is for, the way it goes about things. */
const ownTalk =
  /\b(?:we|our|ours|us|we're|we've|we'll|i|my|you'll)\b|\b(?:customers?|clients?|guests?|members|students|patients|users|audience|brand|mission|values|culture|tone of voice|voice|team|staff|founded|founder|studio|shop|agency|charity|company)\b/gi
const about =
  /\b(?:customers?|clients?|guests?|members|patients|students|parents|visitors|audience|brand|mission|our (?:team|values|culture|people|staff|voice|story|readers|coaches)|tone(?: of voice)?|culture|x[- ]?factor|who (?:it's|we|comes)|what makes us|what sets us|for people|my approach)\b/gi
/** Common in stories too: enough only beside one of the above. */
const perhapsAbout =
  /\b(?:feel(?:ing)?|i (?:teach|help|make|build|believe|started)|we (?:help|work with|serve|make|design|teach|coach|build|bake|believe|are))\b/gi

const wordsRead = 6000

const startOf = (text: string) => text.slice(0, wordsRead * 6)
const countOf = (text: string) => Math.max(1, text.split(/\s+/).length)

/** True for recipes, invoices, minutes, terms, letters, a CV and other papers that hold nothing of a brand. */
export function isOtherPaper(text: string): boolean {
  const start = startOf(text).toLowerCase()
  return otherPapers.some((pattern) => {
    const found = start.match(pattern) ?? []
    return new Set(found).size >= 3 && found.length / countOf(start) > 0.012
  })
}

/** True when a text speaks of its own business and of the people it is for. */
export function talksOfBusiness(text: string): boolean {
  const start = startOf(text)
  const own = (start.match(ownTalk) ?? []).length
  const clear = new Set(start.toLowerCase().match(about) ?? []).size
  const unclear = new Set(start.toLowerCase().match(perhapsAbout) ?? []).size
  return own >= 2 && own / countOf(start) > 0.008 && clear >= 1 && clear + unclear >= 2
}
