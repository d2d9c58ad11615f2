/** Adds to lines of a language model what each claims. Computed in a thread, as it takes longer than a turn of the loop. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { keepNewest } from '#server/brand/keep-newest.ts'
import type { measureClaims } from '#server/brand/measure-claims.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'

export type ReadClaims = (lines: readonly WrittenLine[], brief: BrandBrief) => Promise<WrittenLine[]>

const measuring = { module: '#server/brand/measure-claims.ts', name: 'measureClaims' }
/** Lists whose claims are kept in memory, since every view of a page reads them. */
const keptMax = 500

/** A line that the owner has edited by hand is their own and names no writer any more. */
const isByModel = ({ writtenBy }: WrittenLine) => writtenBy !== undefined

export function createClaimsReader(threads: ThreadPool): ReadClaims {
  const measure = keepNewest(keptMax, (texts: string[], brief: BrandBrief) =>
    threads.run<typeof measureClaims>(measuring, [texts, brief]),
  )

  return async (lines, brief) => {
    const texts = lines.filter(isByModel).map(({ text }) => text)
    if (texts.length === 0) return [...lines]
    const claims = await measure(texts, brief)
    return lines.map((line) => (isByModel(line) ? { ...line, claims: claims[texts.indexOf(line.text)] ?? [] } : line))
  }
}

/** For a list on screen: it comes without claims rather than not at all while the threads are busy. */
export const readClaimsIfFree = (
  readClaims: ReadClaims,
  lines: readonly WrittenLine[],
  brief: BrandBrief,
): Promise<WrittenLine[]> =>
  readClaims(lines, brief).catch((error: unknown) => {
    if (error instanceof Refusal) return [...lines]
    throw error
  })
