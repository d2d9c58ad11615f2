/** Words that a document names as values only to say that they are not its own. */
import type { Line } from '#engine/language/document-lines.ts'
import { stems } from '#engine/language/stem.ts'
import { speaksOfItself } from './conduct-cues.ts'
import { sentencesOf } from './document-text.ts'

const rejecting: readonly RegExp[] = [
  /\b(?:struck|crossed|took|taken|left|threw|cut|voted|laughed|scrapped|dropped|deleted|removed)\b[^.]{0,25}\b(?:out|off|from the list|down|at)\b/i,
  /\b(?:we|you|it|our \w+) (?:will |would |do |did |does |have )?(?:not|never|n't|won't|don't|didn't)\b[^.]{0,12}\b(?:list|claim|say|find|put|write|call|talk about|choose|chose|pretend|hear)\b/i,
  /\b(?:we|you) (?:won't|don't|didn't) (?:list|claim|say|find|put|write|talk about|choose|hear)\b/i,
  /\b(?:is|was|are|were) (?:not|n't) (?:one of|among|on (?:our|the) (?:list|wall)|a value|our|for us)\b/i,
  /\b(?:was|were|got) (?:suggested|proposed|considered|rejected|struck|dropped|removed|voted)\b/i,
  /\b(?:suggested|proposed)\b[^.]{0,40}["']/i,
  /\b(?:(?:most|other|every) (?:\w+ ){0,4}|all (?:\w+ ){0,2})(?:say|says|lists?|claims?|talks? about|promises?|writes?|have|has)\b/i,
  /\b(?:competitors?|others|everybody|everyone|everyone else|agency|consultants?) (?:\w+ ){0,3}(?:say|says|said|lists?|wanted|suggested|proposed|talks? about|promise)/i,
  /\b(?:instead of|rather than|no longer)\b/i,
]
const goesOnAboutIt =
  /\b(?:struck|crossed|took|taken|threw|cut|voted|scrapped|dropped|deleted|removed|left) (?:it|them|that|both|those) (?:out|off|down|again)?/i

/** What others have, list or claim, in a paper whose writer speaks of the own firm in the first person. */
const ofOthers =
  /\b(?:they|their \p{L}+)(?: all| both| each| still| now)? (?:have|has|lists?|says?|claims?|calls?|promises?)\b/iu
const own = /\b(?:we|us|ours|our (?!\p{Lu}))/u

/** Makes the test whether a title is named in the document only to be turned away. */
export function rejectedTitles(lines: readonly Line[]): (title: string) => boolean {
  const refused: { said: ReadonlySet<string>; start: string }[] = []
  const hasWriter = speaksOfItself(lines.map(({ text }) => text).join(' '))
  for (const { text } of lines) {
    const sentences = sentencesOf(text)
    for (const [at, sentence] of sentences.entries()) {
      const isRefused =
        rejecting.some((pattern) => pattern.test(sentence)) ||
        goesOnAboutIt.test(sentences[at + 1] ?? '') ||
        (hasWriter && ofOthers.test(sentence) && !own.test(sentence))
      if (isRefused)
        refused.push({
          said: stems(sentence),
          start: sentence.toLowerCase().replace(/^[^\p{L}]*(?:(?:and|by|the|our|an?) )*/u, ''),
        })
    }
  }
  return (title) => {
    const wanted = [...stems(title)]
    // A title of several words is an item of its own; a single word is easily named in passing.
    if (wanted.length === 0 || wanted.length > 2) return false
    // What opens with the title goes on to explain it.
    const own = title.toLowerCase()
    return refused.some(({ said, start }) => !start.startsWith(own) && wanted.every((each) => said.has(each)))
  }
}
