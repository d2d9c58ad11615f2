/** Whether a phrase names people, so that "for …" can stand before it. */
import { wordCount } from './shorten-told.ts'
import { wordsOf } from './stem.ts'
import { isEmptyTalk } from './told-sentences.ts'
import { isListed } from './word-classes.ts'

/** People who are described at greater length do not fit into a line. */
export const audienceWordsMax = 16

/** "A summary you can read" leaves its "that" out. */
const relative = /\b(you|we|who|whose|whom|that|which|with|where|what|whatever)\b/i
const finite =
  /\b(am|is|are|was|were|has|have|had|do|does|want|wants|need|needs|can|can['’]t|don['’]t|will|would|come|comes|gets?|got)\b/i
const notPeople =
  /^(i|we|you|they|he|she|it|off|out|up|down|if|when|because|not|no|none|any|every|as|at|in|on|to|by|mostly|usually|often|there)\b/i

/** Whether "for …" can stand before it: it names people and does not speak of them in a sentence of its own. */
export function namesPeople(text: string): boolean {
  const [first = ''] = wordsOf(text)
  if (wordCount(text) > audienceWordsMax || notPeople.test(text) || isEmptyTalk(text)) return false
  const head = text.split(headEnd)[0] ?? ''
  if (!determined.test(text) && !isManyPeople(head)) return false
  if (/ing$/.test(first) || (isListed(first, 'verbs') && !isListed(first, 'count'))) return false
  return !holdsMainVerb(text)
}

/** Whether it is a sentence with a verb of its own; in "folk who are new to it" the verb belongs to "who". */
export function holdsMainVerb(text: string): boolean {
  const verb = text.search(finite)
  const opening = text.search(relative)
  return verb >= 0 && (opening < 0 || opening > verb)
}

const determined = /^(a|an|the|any|anyone|anybody|everyone|everybody|those|them|whoever)\b/i
/** Where the name of a kind of people ends: "managers of …", "parents (mostly mums) whose …". */
const headEnd = /[,(]|\b(?:of|in|at|on|with|from|for|by|up|out|who|whose|that|which|where|and|or|to)\b/i
const people = /\b(anyone|everyone|people|folk|folks|men|women|children|kids|families|parents)\b/i
/** Several of a kind: "worried parents", "farmers". */
const isManyPeople = (text: string) => people.test(text) || /[^su\W]s(?:\s|$)/.test(text)
