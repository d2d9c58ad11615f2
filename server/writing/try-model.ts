/** Lets a language model answer if the owner asked for it and it may; what happens otherwise is the tool's to say. */
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { type ModelGate, troubleOf, troubleOfObstacle, type WritingAsker } from '#server/writing/model-gate.ts'

/** Without `value` the model gave none; `trouble` is why, unless nobody expected it to. */
export type ModelAttempt<Value> = { value?: Value; trouble?: WritingTrouble }

/**
 * `ask` is only called if the model may be asked. It returns undefined if what came back is of no use. Throws the
 * signal's reason once it aborts, and whatever is no failure of the model.
 */
export async function tryModel<Value>(
  gate: ModelGate,
  { asker, byModel }: { asker: WritingAsker; byModel: boolean },
  ask: () => Promise<Value | undefined>,
): Promise<ModelAttempt<Value>> {
  if (!byModel) return {}
  const obstacle = await gate.findObstacle(asker)
  if (obstacle !== undefined) {
    const trouble = troubleOfObstacle(obstacle)
    return trouble === undefined ? {} : { trouble }
  }
  try {
    const value = await ask()
    return value === undefined ? { trouble: 'not-usable' } : { value }
  } catch (error) {
    if (error instanceof ModelFailure) return { trouble: troubleOf(error) }
    // The answer came, but too much work waits for what would check it.
    if (error instanceof Refusal && error.code === 'busy') return { trouble: 'not-checked' }
    throw error
  }
}
