/** Whether a phrase is a sentence with a verb of its own. */

/** "A summary you can read" leaves its "that" out. */
const relative = /\b(you|we|who|whose|whom|that|which|with|where|what|whatever)\b/i
const finite =
  /\b(am|is|are|was|were|has|have|had|do|does|want|wants|need|needs|can|can['’]t|don['’]t|will|would|come|comes|gets?|got)\b/i

/** In "folk who are new to it" the verb belongs to "who". */
export function holdsMainVerb(text: string): boolean {
  const verb = text.search(finite)
  const opening = text.search(relative)
  return verb >= 0 && (opening < 0 || opening > verb)
}
