/** Which scores of the website review a message means: by their names, or by the number that stands under one. */
import type { StrategistRecord } from '#contract/strategist-record.ts'

/** The four, as the report orders them. */
export const scoreNames = ['voice', 'visual', 'messaging', 'consistency'] as const
export type ScoreName = (typeof scoreNames)[number]

/** Words that only the review uses: they name a score by themselves. */
const alone: Readonly<Partial<Record<ScoreName, RegExp>>> = {
  visual: /\bvisuals?\b(?! (identity|style|brand))/,
  messaging: /\bmessaging\b/,
  consistency: /\bconsistency\b/,
}

/** Words of every day: they name a score beside a word that speaks of scores, or beside another score. */
const besides: Readonly<Record<ScoreName, RegExp>> = {
  voice: /\b(voice|tone)\b/,
  visual:
    /\bvisuals?\b|\b(the|my|our|your|its|for|and|or|vs) looks?\b|\blooks? (score|mark|rating|is|was|so|only|get|got|low|high)\b|\bdesign\b/,
  messaging: /\bmessag\w+\b/,
  consistency: /\bconsisten\w+\b/,
}
const speaksOfScores =
  /\b(scores?|scored|scoring|marks?|rating|rated|points?|reviews?|audit|report)\b|\bout of (10|ten)\b|\b(low|lower|lowest|high|higher|highest)\b|\b(got|get|gets|gave|given|is|was|only|just|at|a) \d+([.,]\d)?\b|\bget .{0,25}\b(up|higher)\b/

/** What people say of a site, by the score that it is measured under. */
const qualities: Readonly<Record<ScoreName, RegExp>> = {
  voice:
    /\b(word(y|ier)|long[- ]?winded|stiff|formal|friendly|chatty|jargon\w*|readable|hard to read|warm|cold|shouty|too much text)\b/,
  visual:
    /\b(ugly|pretty|colou?rs?|fonts?|typefaces?|modern|dated|old[- ]fashioned|messy|cluttered|look(s|ing)? (good|bad|cheap|nice|old|professional))\b/,
  messaging:
    /\b(clear|unclear|confus\w+|understand\w*|what (we|i) (sell|offer|do)|calls? to action|call us|contact|trustworthy)\b/,
  consistency: /\b(consistent|inconsistent|contradict\w*|the same on (every|each|all))\b/,
}
const isOfSite = /\b(web ?)?(site|pages?|home ?page)\b/
const judges = /\b(is|are|does|do|too|enough)\b/

export type NamedScore = ScoreName | 'overall'

/** The scores that a text in lower case names, `overall` by its number alone. */
export function namedScores(text: string, { audit }: StrategistRecord): NamedScore[] {
  const isAlone = (name: ScoreName) => alone[name]?.test(text) ?? false
  const isOfScores = speaksOfScores.test(text) || scoreNames.some(isAlone)
  const byName = scoreNames.filter((name) => isAlone(name) || (isOfScores && besides[name].test(text)))
  if (byName.length > 0 || !audit) return byName
  if (isOfSite.test(text) && judges.test(text)) return scoreNames.filter((name) => qualities[name].test(text))
  const numbers = [...text.matchAll(/(?<![\d.,])\d+[.,]\d(?!\d)/g)].map(([number]) => Number(number.replace(',', '.')))
  const isSaid = (score: number) => numbers.includes(Number(score.toFixed(1)))
  return isSaid(audit.overallScore) ? ['overall'] : scoreNames.filter((name) => isSaid(audit.scores[name]))
}

/** How surely those that are named are meant: a word of scores beside the name settles it. */
export const sureOfScores = (text: string) => (speaksOfScores.test(text) || /\d[.,]\d/.test(text) ? 8 : 5)
