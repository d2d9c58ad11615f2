/** Lets a language model write if it may, and the engine where no answer came. */
import type { ArrivingLine, LinesReply, LinesRequest } from '#server/brand/write-lines.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { type ModelGate, troubleOf, troubleOfObstacle } from '#server/writing/model-gate.ts'

type Writers = {
  /** Only called if the model may be asked. */
  byModel: (request: LinesRequest) => AsyncIterable<ArrivingLine>
  embedded: (request: LinesRequest) => Promise<LinesReply>
}

/** After a failure, lines that were whole stay; the engine's drafts come only if there are none. */
async function* writeOrDraft(request: LinesRequest, { byModel, embedded }: Writers): AsyncGenerator<ArrivingLine> {
  let count = 0
  try {
    for await (const line of byModel(request)) {
      count += 1
      yield line
    }
    if (count === 0) request.onTrouble('not-usable')
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    request.onTrouble(troubleOf(error))
  }
  if (count === 0) yield* await embedded(request)
}

/** Writes lines by a model if the owner asked for it and it may, else by the engine. */
export async function writeByModel(gate: ModelGate, request: LinesRequest, writers: Writers): Promise<LinesReply> {
  if (!request.byModel) return writers.embedded(request)
  const obstacle = await gate.findObstacle(request.asker)
  if (obstacle === undefined) return writeOrDraft(request, writers)
  const trouble = troubleOfObstacle(obstacle)
  if (trouble !== undefined) request.onTrouble(trouble)
  return writers.embedded(request)
}
