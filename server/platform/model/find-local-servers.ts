/** Looks for model servers on this machine that no setting names. */
import { listModels } from '#server/platform/model/list-models.ts'

/** Where Ollama and LM Studio listen unless told otherwise. */
export const localServers = [
  { name: 'Ollama', address: 'http://127.0.0.1:11434' },
  { name: 'LM Studio', address: 'http://127.0.0.1:1234' },
] as const

export type LocalServer = { name: string; address: string; models: string[] }

/** Those that answer, with what they have. */
export async function findLocalServers(
  places: readonly { name: string; address: string }[] = localServers,
): Promise<LocalServer[]> {
  const found = await Promise.all(
    places.map(async ({ name, address }) => {
      const server = { provider: 'openai-compatible', baseAddress: `${address}/v1`, apiKey: undefined } as const
      const listed = await listModels(server).catch(() => undefined)
      return listed && { name, address, models: listed.map(({ id }) => id) }
    }),
  )
  return found.filter((each) => each !== undefined)
}
