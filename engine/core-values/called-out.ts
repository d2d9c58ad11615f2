/** Values that are called out in a talk and taken up by somebody else: "Ann: Patience. …", "Ben: Patience, yes." */
import { stems } from '#engine/language/stem.ts'
import { sentencesOf } from './document-text.ts'
import { type Layout, type Run, type RunItem, speaker } from './value-runs.ts'
import { isTitle, tidyTitle } from './value-titles.ts'

/** So many lines after it somebody takes it up. */
const takenUpMax = 2
const nameWordsMax = 4

type Said = { by: string; sentences: string[] }

/** Who says a line, and what; undefined where nobody is named. */
function readSaid(text: string): Said | undefined {
  const by = speaker.exec(text)?.[1]
  return by === undefined ? undefined : { by, sentences: sentencesOf(text.replace(speaker, '')) }
}

/** "Patience." at the start of what somebody says. */
function nameIn({ sentences: [first = ''] }: Said): string | undefined {
  const name = first.replace(/[.!]$/, '')
  return name !== first && name.split(' ').length <= nameWordsMax && isTitle(name) ? name : undefined
}

/** What somebody else calls it: the name in quotation marks, or the same in a few words; undefined if he does not take it up. */
function takenUpAs(name: string, { sentences }: Said): string | undefined {
  const meant = stems(name)
  const isSame = (piece: string) => [...stems(piece)].some((stem) => meant.has(stem))
  const quoted = /"([^"]{3,40}?)[.,!]?"/.exec(sentences.join(' '))?.[1]
  if (quoted !== undefined && isSame(quoted)) return quoted
  return sentences.some((each) => each.split(' ').length <= nameWordsMax && isSame(each)) ? name : undefined
}

/** The run of all names that are called out and taken up, at least two. */
export function findCalledOut({ lines, starts }: Layout): Run[] {
  const said = lines.map(({ text }) => readSaid(text))
  const items = said.flatMap((own, line): RunItem[] => {
    const name = own && nameIn(own)
    if (!own || name === undefined) return []
    const others = said.slice(line + 1, line + 1 + takenUpMax).filter((each) => each && each.by !== own.by)
    const title = others.flatMap((each) => (each && takenUpAs(name, each)) ?? [])[0]
    if (title === undefined) return []
    const [quote = '', ...more] = own.sentences
    const description = more.join(' ')
    return [
      {
        ...{ title: tidyTitle(title), description, quote: `${quote} ${more[0] ?? ''}`.trim() },
        ...{ line, place: undefined, isSentence: false },
      },
    ]
  })
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || first === last) return []
  return [
    { form: 'called out', items, from: starts[first.line] ?? 0, to: starts[last.line + 1] ?? 0, isExplained: false },
  ]
}
