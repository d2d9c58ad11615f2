/** Words that a document names as values only to say that they are not its own. */
import type { Line } from '#engine/language/document-lines.ts'
import { stems } from '#engine/language/stem.ts'
import { speaksOfItself } from './conduct-cues.ts'
import { sentencesOf } from './document-text.ts'

/** "We struck out passion", "somebody suggested it", "every other bank says so". */
const rejecting: readonly RegExp[] = [
  /\b(?:struck|crossed|took|taken|left|threw|cut|voted|scrapped|dropped|deleted|removed|bin)\b[^.]{0,25}\b(?:out|off|down|it|them|that|both|from the list|again)\b|\b(?:suggested|proposed|rejected|instead of|rather than|no longer)\b/i,
  /\b(?:we|you|it|our \w+) (?:will |would |do |did |does |have |is |was )?(?:not|never|won't|don't|didn't)\b[^.]{0,12}\b(?:list|claim|say|find|put|write|call|talk about|choose|chose|pretend|hear|among|one of|a value)\b/i,
  /\b(?:(?:most|other|every|all|competitors?|others|everybody|everyone|agency|consultants?) (?:\w+ ){0,4})(?:say|says|said|lists?|claims?|talks? about|promises?|writes?|wrote|have|has|wanted)\b/i,
]
const goesOnAboutIt = /\b(?:struck|crossed|took|threw|cut|voted|dropped|removed|left) (?:it|them|that|both|those)\b/i

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
      const start = sentence.toLowerCase().replace(/^[^\p{L}]*(?:(?:and|by|the|our|an?) )*/u, '')
      if (isRefused) refused.push({ said: stems(sentence), start })
    }
  }
  return (title) => {
    const wanted = [...stems(title)]
    // A title of several words is an item of its own; a single word is easily named in passing.
    if (wanted.length === 0 || wanted.length > 2) return false
    // What opens with the title goes on to explain it.
    const named = title.toLowerCase()
    return refused.some(({ said, start }) => !start.startsWith(named) && wanted.every((each) => said.has(each)))
  }
}
