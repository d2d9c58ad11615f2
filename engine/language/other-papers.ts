/** What kind of paper a document is, by the words of its trade. */

/** Words that give other kinds of papers away. Three different ones of a kind decide, when the paper is thick with them. */
const otherPapers: readonly RegExp[] = [
  /\b(?:ingredients|tablespoons?|teaspoons?|tbsp|tsp|preheat|simmer(?:ed)?|whisk|serves \d|\d+ ?(?:g|ml|oz)\b|oven to|bake for|season|chopped|minced|garnish)\b/gi,
  /\b(?:invoice|subtotal|vat|total due|amount due|qty|unit price|sort code|iban|bill to|payment (?:within|terms)|account (?:no|number)|remittance|purchase order|receipt)\b/gi,
  /\b(?:minutes|apologies|present:|seconded|proposed by|any other business|agenda|action:|next meeting|meeting (?:closed|opened)|adjourned|quorum|resolved that|matters arising)/gi,
  /\b(?:shall|hereby|hereinafter|herein|liabilit(?:y|ies)|governed by|the part(?:y|ies)|terminat(?:e|ion)|clause|indemnif\w+|pursuant|warrant(?:s|y|ies)|jurisdiction|binding|force majeure|in writing|notwithstanding|lessee|lessor|tenant shall)\b/gi,
  /\b(?:personal data|cookies?|data controller|lawful basis|third parties|gdpr|consent|privacy policy|data protection|processing of|retention period)\b/gi,
  /\b(?:curriculum vitae|r[ée]sum[ée]|date of birth|references (?:available|on request)|education|work experience|experience|languages:|hobbies|skills:|diploma|nationality)/gi,
  /\b(?:lorem|ipsum|dolor|consectetur|adipiscing|eiusmod|tempor|incididunt)\b/gi,
  /\b(?:step \d+|press the|insert the|unplug|switch off|power button|do not immerse|warning:|caution:|battery compartment|turn the (?:knob|dial|screw)|assembly|spare parts|user manual|press both|hold (?:the|down)|charge the|before (?:the )?first use|do not open|serviceable|unplug|getting started)\b/gi,
  /\b(?:terms (?:and|&) conditions|terms of (?:use|service|delivery|sale)|registered in|refunds?|returns?\b|responsible for|complaints?|applies|we accept|we may|within \d+ days|ombudsman|order (?:no|number)|cancel\w*)\b/gi,
  /\b(?:methods?:|results?:|conclusions?:|background:|objectives?:|participants|recruited|findings|keywords:|p ?[<=] ?0|hypothes[ie]s|et al|abstract|sample of|in this (?:study|paper))/gi,
  /\b(?:ticket|priority:|reporter:|expected:|actual:|steps:|fixed in|bug|qa:|stack ?trace|reproduce|status:|assignee|info|warn|error|debug|const|return|function|export|import|module)\b/gi,
  /\b(?:dear (?:sir|madam|mr|mrs|ms|dr)|yours (?:sincerely|faithfully)|re:|enclosed please find|we refer to your letter|file (?:no|number|ref))/gi,
]

const wordsRead = 6000

/** The part of a text that is read to know its kind. */
export const startOf = (text: string) => text.slice(0, wordsRead * 6)
export const countOf = (text: string) => Math.max(1, text.split(/\s+/).length)

/** More braces, brackets and equals signs than prose can have. */
const isCode = (text: string) => (text.match(/[{}<>=;[\]]|\w\(/g) ?? []).length > Math.max(12, text.length / 60)

/** True for recipes, invoices, minutes, terms, letters, a CV and other papers that hold nothing of a brand. */
export function isOtherPaper(text: string): boolean {
  if (isCode(text.slice(0, 3000))) return true
  const start = startOf(text).toLowerCase()
  return otherPapers.some((pattern) => {
    const found = start.match(pattern) ?? []
    return new Set(found).size >= 3 && found.length / countOf(start) > 0.012
  })
}
