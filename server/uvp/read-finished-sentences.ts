/** Reads the sentences that a language model has finished: "DOES: tune pianos", a line each. */
import { cleanOwnerWords } from '#contract/plain/sentence-drafts.ts'
import { formatStem, type SentenceStem, sentenceStems } from '#contract/plain/sentences.ts'
import { sentenceNames } from '#server/uvp/sentences-prompt.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'

export type FinishedSentence = { stem: SentenceStem; words: string }

const mark = /^[\s*_#>•\-\d.()]*(DOES|WHO|WHEN|AFTER|ONLY|PROOF)\s*[*_]*\s*:[*_]*\s*/i

/** The words without a beginning that was written again, and without what stands around them. */
function cleanWords(stem: SentenceStem, said: string): string {
  const line = readWrittenLine(said).replace(/^…\s*/u, '')
  const beginnings = [true, false].map((isOne) => formatStem(stem, isOne))
  const lower = line.toLowerCase().replaceAll("'", '’')
  const again = beginnings.find((each) => lower.startsWith(`${each.toLowerCase()} `))
  return cleanOwnerWords(stem, again === undefined ? line : line.slice(again.length).replace(/^[\s…]+/u, ''))
}

/** Of each sentence the first answer. The words may stand on the line below its name; any other line is a remark. */
export function readFinishedSentences(text: string): FinishedSentence[] {
  const said = new Map<string, string>()
  let open: string | undefined
  for (const row of text.split(/\r?\n/)) {
    const found = mark.exec(row)
    const name = found?.[1]?.toUpperCase() ?? open
    const words = row.slice(found?.[0].length ?? 0).trim()
    open = words === '' ? name : undefined
    if (name !== undefined && words !== '' && !said.has(name)) said.set(name, words)
  }
  return sentenceStems.flatMap((stem) => {
    const words = cleanWords(stem, said.get(sentenceNames[stem]) ?? '')
    return words === '' ? [] : [{ stem, words }]
  })
}
