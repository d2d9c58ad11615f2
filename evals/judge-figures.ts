/** The figures that `npm run evals` prints, each with its target (`shown` has none). */

export type EvalFigures = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Demand = { atLeast: number } | { atMost: number } | { shown: true }
type Row = {
  part: string
  figure: string
  label: string
  demand: Demand
}

const row = (part: string, figure: string, label: string, demand: Demand): Row => ({ part, figure, label, demand })
const rows: readonly Row[] = [
  row('archetype', 'missing', 'cases without a prediction', { atMost: 0 }),
  row('archetype', 'top1', 'primary right', { atLeast: 0.9 }),
  row('archetype', 'top2', 'right one among the two', { atLeast: 0.97 }),
  row('archetype', 'secondary_ok', 'secondary accepted', { shown: true }),
  row('archetype', 'true_ruled_out', 'right one ruled out', { atMost: 0 }),
  row('archetype', 'wrongly_ruled_out', 'accepted secondaries ruled out', { shown: true }),
  row('archetype', 'brier_confidence', 'Brier score of the confidence', { shown: true }),
  row('archetype', 'brier_12way', 'Brier score over the twelve', { shown: true }),
  row('archetype', 'ece', 'calibration error', { shown: true }),
  row('archetype', 'under_20_questions', 'interviews under 20 questions', { atMost: 0 }),
  row('archetype', 'evidence_verbatim', 'quotes found in the answers', { atLeast: 1 }),
  row('archetype', 'hard_top1', 'primary right, hard slice', { shown: true }),
  row('question_order', 'chosen', 'chosen order, right at 20', { shown: true }),
  row('question_order', 'fixed', 'fixed order, right at 20', { shown: true }),
  row('question_order', 'random', 'random order, right at 20', { shown: true }),
  row('question_order', 'chosen_probability', 'chosen order, share of the right one', { shown: true }),
  row('question_order', 'fixed_probability', 'fixed order, share of the right one', { shown: true }),
  row('question_order', 'random_probability', 'random order, share of the right one', { shown: true }),
  row('words', 'missing', 'cases without a prediction', { atMost: 0 }),
  row('words', 'precision_at_6', 'precision of the first six', { atLeast: 0.75 }),
  row('words', 'negatives', 'words no brand wants', { atMost: 0 }),
  row('words', 'duplicates', 'duplicates', { atMost: 0 }),
  row('words', 'wrong_category', 'words of another category', { shown: true }),
  row('words', 'unjudged_rate', 'share that the set does not judge', { shown: true }),
  row('archetype_silent', 'ok', 'interviews that told nothing, undecided', { atLeast: 1 }),
  // For UVPs and taglines, figures only raise an alarm if texts are broken; whether they are good, readers judge.
  row('uvp', 'missing', 'alarm: briefs without a prediction', { atMost: 0 }),
  row('uvp', 'name_verbatim', 'alarm: the name as it is written', { atLeast: 1 }),
  row('uvp', 'unknown_fact_rate', 'alarm: facts that nobody told', { atMost: 0 }),
  row('uvp', 'breakage_rate', 'alarm: broken value propositions', { atMost: 0.03 }),
  row('taglines', 'unknown_fact_rate', 'alarm: facts that nobody told', { atMost: 0 }),
  row('taglines', 'breakage_rate', 'alarm: broken taglines', { atMost: 0.03 }),
  row('refine', 'wrong_share', 'alarm: wishes that went wrong', { atMost: 0.05 }),
  row('values', 'missing', 'documents without a prediction', { atMost: 0 }),
  row('values', 'stated_f1', 'stated values, F1', { atLeast: 0.75 }),
  row('values_shown', 'likely', 'values only shown, in a likely sentence', { shown: true }),
  row('values_shown', 'share_likely', 'sentences that are likely', { shown: true }),
  row('values', 'false_share', 'share of the offered that is false', { atMost: 0.1 }),
  row('values', 'title_ok', 'titles that are titles', { atLeast: 0.95 }),
  row('values', 'description_clean', 'descriptions that end in time', { atLeast: 0.95 }),
  row('values', 'false_on_none', 'values out of documents without any', { atMost: 0 }),
  row('values', 'must_not_hits', 'values that only seem to be there', { atMost: 0 }),
  row('values', 'evidence_verbatim', 'quotes found in the documents', { atLeast: 1 }),
  row('audit', 'missing', 'pairs without a prediction', { atMost: 0 }),
  row('audit', 'pass', 'faults found and counted', { atLeast: 0.9 }),
  row('audit', 'false_assurances', 'praise for what is broken', { atMost: 0 }),
  row('audit', 'lookalikes_ok', 'what only looks like a fault, left alone', { atLeast: 1 }),
  row('audit', 'clean_false_findings', 'false faults on clean sites', { atMost: 0 }),
  row('own_values', 'f1', 'values of our own documents, F1', { atLeast: 0.72 }),
  row('validation_values', 'f1', 'values of validation papers, F1', { shown: true }),
  row('validation_values', 'precision', 'share of the found that is right', { shown: true }),
  row('validation_values', 'recall', 'share of the wanted that is found', { shown: true }),
  row('validation_values', 'false_values_on_none', 'values out of validation papers without any', { shown: true }),
  row('grounding', 'caught', 'invented claims that are marked', { atLeast: 0.95 }),
  row('grounding', 'marked', 'fine lines that are marked', { atMost: 0.05 }),
  row('grounding', 'contradictions', 'contradictions in records without any', { atMost: 0 }),
  row('grounding', 'leaks', 'fine lines taken for instructions', { atMost: 0 }),
  row('searched', 'right', 'questions whose card is among the first three', { atLeast: 0.8 }),
  row('searched', 'none', 'questions about nothing here, told so', { atLeast: 0.8 }),
  row('own_values', 'false_values_on_none', 'values out of our papers without any', { shown: true }),
  row('extraction', 'precision', 'share of the found words that is right', { atLeast: 0.9 }),
  row('extraction', 'shown', 'words found, or in a sentence shown', { atLeast: 0.6 }),
  row('extraction', 'recall', 'words found in our own briefs', { shown: true }),
  row('extraction', 'marked', 'words found, or marked in a sentence', { shown: true }),
  row('extraction', 'stray_words', 'words out of recipes, invoices…', { atMost: 0 }),
  row('cpu_ms', 'archetype', 'turn after a whole interview, ms of CPU', { atMost: 50 }),
  row('cpu_ms', 'words', 'suggestions, median ms of CPU', { atMost: 10 }),
  row('cpu_ms', 'audit', 'two audits, median ms of CPU', { atMost: 600 }),
]

const shownNumber = (value: number) => String(Math.round(value * 1000) / 1000)

function targetOf(demand: Demand): string {
  if ('atLeast' in demand) return `>= ${demand.atLeast}`
  return 'atMost' in demand ? `<= ${demand.atMost}` : ''
}

function isMet(demand: Demand, value: number): boolean {
  if ('atLeast' in demand) return value >= demand.atLeast
  return !('atMost' in demand) || value <= demand.atMost
}

/** One line per figure. A part that the set does not have is left out; a missing figure of a part is below its target. */
export function judgeFigures(figures: EvalFigures): { line: string; isBelow: boolean }[] {
  return rows.flatMap(({ part, figure, label, demand }) => {
    const scored = figures[part]
    // CPU times exist only for the parts that were run.
    if (scored === undefined || (part === 'cpu_ms' && scored[figure] === undefined)) return []
    const value = Number(scored[figure] ?? Number.NaN)
    const isBelow = !isMet(demand, value)
    const verdict = isBelow ? 'BELOW' : 'shown' in demand ? '' : 'ok'
    const columns = [part.padEnd(14), label.padEnd(36), shownNumber(value).padStart(7), targetOf(demand).padEnd(8)]
    return [{ line: `${columns.join('  ')}  ${verdict}`.trimEnd(), isBelow }]
  })
}
