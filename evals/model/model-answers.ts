/** Where the evals get a model's answers from: the model itself, a folder of records, or a folder that somebody answers. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { LanguageModel, ModelRequest } from '#server/platform/model/language-model.ts'
import { toPortableSchema } from '#server/platform/model/portable-schema.ts'
import { readAnswerObject } from '#server/platform/model/read-answer-object.ts'

/** Everything that is sent; the same request always has the same name. */
export type SentRequest = Pick<ModelRequest, 'instructions' | 'messages'>

export const nameRequest = ({ instructions, messages }: SentRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([instructions, messages]))
    .digest('hex')
    .slice(0, 16)

/** Answers as text; where an object is asked for, the schema stands in the instructions. */
type AnswerRequest = (sent: SentRequest, request: ModelRequest) => Promise<string>

const noUsage = { model: '', inputTokens: 0, outputTokens: 0, cachedTokens: 0, cacheWrittenTokens: 0, ms: 0 }

/** A language model whose answers come from elsewhere. */
export function createAnsweredModel(name: string, answer: AnswerRequest): LanguageModel {
  return {
    ...{ name, provider: 'evals', recipient: 'evals', isOwnMachine: true, modelId: name },
    costOf: () => null,
    writeText: async (request, onText) => {
      const { instructions, messages } = request
      const text = await answer({ instructions, messages }, request)
      onText?.(text)
      return { text, usage: { ...noUsage, model: name } }
    },
    readObject: async ({ schema, ...request }) => {
      const portable = toPortableSchema(schema)
      const instructions = `${request.instructions}\n\nAnswer with one JSON object and nothing else. It fits this JSON schema:\n${JSON.stringify(portable)}`
      const text = await answer({ instructions, messages: request.messages }, request)
      const value = readAnswerObject(text, portable, schema)
      if (value === undefined)
        throw new Error(`The answer to ${nameRequest({ instructions, messages: request.messages })} is no such object.`)
      return { value, usage: { ...noUsage, model: name } }
    },
  }
}

const record = z.object({ at: z.iso.datetime(), model: z.string(), sent: z.unknown(), text: z.string() })
/** From then on a record says little about what a provider's model answers today. */
const recordDaysMax = 90

/** Asks the model for what no record answers, and keeps each answer. */
export const recordAnswers =
  (model: LanguageModel, folder: string): AnswerRequest =>
  async (sent, request) => {
    const file = path.join(folder, `${nameRequest(sent)}.json`)
    if (existsSync(file)) return record.parse(JSON.parse(await readFile(file, 'utf8'))).text
    const { text } = await model.writeText({ ...request, ...sent })
    await mkdir(folder, { recursive: true })
    await writeFile(file, JSON.stringify({ at: new Date().toISOString(), model: model.name, sent, text }, null, 1))
    return text
  }

/** Answers from records alone; `findFaults` tells in sentences what was missing, unused or too old. */
export function replayAnswers(folder: string): { answer: AnswerRequest; findFaults: () => Promise<string[]> } {
  const used = new Set<string>()
  const faults: string[] = []
  const answer: AnswerRequest = async (sent) => {
    const file = `${nameRequest(sent)}.json`
    if (!existsSync(path.join(folder, file))) {
      faults.push(`There is no record ${file} for a request.`)
      return ''
    }
    const { at, text } = record.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
    if (Date.now() - Date.parse(at) > recordDaysMax * 86_400_000)
      faults.push(`The record ${file} is older than ${recordDaysMax} days.`)
    used.add(file)
    return text
  }
  const findFaults = async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
    return [...faults, ...files.filter((file) => !used.has(file)).map((file) => `The record ${file} is not used.`)]
  }
  return { answer, findFaults }
}

const lookMs = 500

/** Writes each request as a file and waits for the file with its answer, so that any model, or a person, can answer. */
export const queueRequests =
  (folder: string): AnswerRequest =>
  async (sent, { signal }) => {
    const name = nameRequest(sent)
    const answerFile = path.join(folder, `${name}.answer.txt`)
    await mkdir(folder, { recursive: true })
    const { instructions, messages } = sent
    const asked = [instructions, ...messages.map(({ content }) => content)].join('\n\n')
    await writeFile(path.join(folder, `${name}.request.txt`), asked)
    while (!existsSync(answerFile)) await sleep(lookMs, undefined, { signal })
    return readFile(answerFile, 'utf8')
  }
