/** Lets a language model write what a result means for the business; the result is never touched. */
import type { ArchetypeText } from '#contract/archetype-text.ts'
import { archetypeTextParts } from '#contract/plain/archetype-text.ts'
import { checkLines } from '#engine/grounding/check-lines.ts'
import {
  type ArchetypeTextMaterial,
  archetypeTextPrompt,
  writeArchetypeTextRequest,
} from '#server/brand-archetype/archetype-text-prompt.ts'
import { readArchetypeText } from '#server/brand-archetype/read-archetype-text.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { createPlainTextCheck } from '#server/writing/plain-text.ts'

export type ArchetypeTextRequest = { asker: WritingAsker; material: ArchetypeTextMaterial; signal: AbortSignal }

const partLimits = { wordsMin: 4, wordsMax: 100 }
const lineLimits = { wordsMin: 4, wordsMax: 40 }
const isPlain = createPlainTextCheck(archetypeTextPrompt)

const isFit = (text: string, limits: typeof partLimits) =>
  checkLines([text], limits)[0]?.every(({ kind }) => kind === 'worn') === true
/** A business may be called by its address. */
const isClean = (text: string, businessName: string) =>
  isFit(text, { wordsMin: 0, wordsMax: Number.POSITIVE_INFINITY }) &&
  isPlain(businessName === '' ? text : text.replaceAll(businessName, ' '))

/** Undefined if what came back is of no use: one bad part makes the whole untrustworthy. Throws as the gate does. */
export async function writeArchetypeText(
  gate: ModelGate,
  { asker, material, signal }: ArchetypeTextRequest,
): Promise<ArchetypeText | undefined> {
  const messages = writeArchetypeTextRequest(material)
  const read = readArchetypeText(await gate.writeText(asker, archetypeTextPrompt, { messages, signal }))
  const isUsable =
    archetypeTextParts.every((part) => isClean(read[part], material.brief.businessName)) &&
    [read.voice, read.more, read.less].every((part) => isFit(part, partLimits))
  if (!isUsable || !gate.model) return undefined
  return { ...read, line: isFit(read.line, lineLimits) ? read.line : '', writtenBy: gate.model.name }
}
