/**
 * `npm run model`: tries the language model of the settings, once by itself and once for each tool, and prints what came, how
 * long it took, the tokens and the cost.
 * Without one it looks for servers on this machine. `-- --usage` prints what was asked by day and tool. Ends with code 1 if
 * the model cannot be used.
 */
import './load-settings.ts'
import { formatCost } from '#contract/plain/format-cost.ts'
import { readConfig } from '#server/config.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { describeReport } from '#server/platform/model/describe-report.ts'
import { findLocalServers, type LocalServer } from '#server/platform/model/find-local-servers.ts'
import type { ModelUsage } from '#server/platform/model/language-model.ts'
import { listModels } from '#server/platform/model/list-models.ts'
import { priceCall } from '#server/platform/model/model-cost.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { probeModel, probeQuestion } from '#server/platform/model/probe-model.ts'
import { StartError } from '#server/platform/start-error.ts'
import { listUsage } from '#server/writing/list-usage.ts'
import { tryTools } from './try-tools.ts'

const namesMax = 20
const linesMax = 4

const listNames = (names: readonly string[]) => {
  const more = names.length - namesMax
  return names.slice(0, namesMax).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** What several calls took together; the cost is only told if that of each is known. */
function describeUsage(usages: readonly ModelUsage[], settings: ModelSettings): string {
  const sum = (field: 'ms' | 'inputTokens' | 'outputTokens' | 'cachedTokens') =>
    usages.reduce((total, usage) => total + usage[field], 0)
  const costs = usages.map((usage) => priceCall(usage, settings))
  const cost = costs.reduce((total, each) => (total === null || each === null ? null : total + each), 0)
  const read = `${sum('inputTokens')} tokens read (${sum('cachedTokens')} from a cache)`
  const took = `${(sum('ms') / 1000).toFixed(1)} s, ${read}, ${sum('outputTokens')} written`
  return `${took}, cost ${cost === null ? 'not known' : formatCost(cost)}`
}

function printSettings({ provider, baseAddress, apiKey, models, rung, reasoning, ...more }: ModelSettings): void {
  const rows = {
    Provider: `${provider} at ${baseAddress}`,
    Key: apiKey === undefined ? 'none' : 'set',
    Models: models.fast === models.main ? models.main : `${models.main}, for suggestions ${models.fast}`,
    Asked: `by ${rung ?? 'what the server understands'}, thinking: ${reasoning ?? 'as the model likes'}`,
    Limits: `${more.timeoutMs / 1000} s for an answer, calls at once: ${more.callsAtOnceMax}`,
  }
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(10)}${value}`)
}

async function printTools(settings: ModelSettings): Promise<void> {
  console.log('\nEach tool, about an invented business:')
  const all: ModelUsage[] = []
  for await (const { name, lines, usages, trouble } of tryTools(createLanguageModel(settings))) {
    const more = lines.length > linesMax ? [`and ${lines.length - linesMax} more`] : []
    const told = [...lines.slice(0, linesMax), ...more, ...(trouble === undefined ? [] : [trouble])]
    console.log(`\n${name}\n  ${told.join('\n  ')}\n  (${describeUsage(usages, settings)})`)
    all.push(...usages)
  }
  console.log(`\nAll tools: ${describeUsage(all, settings)}`)
}

async function tryModel(settings: ModelSettings): Promise<void> {
  printSettings(settings)
  const { signal } = new AbortController()
  const report = await probeModel(settings, signal)
  if (report.models.length > 0) console.log(`Found     ${listNames(report.models)}`)
  if (!report.works) throw new Error(describeReport(report, settings))
  console.log(describeReport(report, settings))
  console.log(
    `\n${probeQuestion.messages[0].content}\n  ${report.answer}\n  (${describeUsage([report.usage], settings)})`,
  )
  await printTools(settings)
}

function describeServer({ name, address, models }: LocalServer): string {
  const [first] = models
  if (first === undefined) return `${name} answers at ${address}, but has no model yet.`
  return `${name} answers at ${address} with ${listNames(models)}. To use it, put two lines into .env:\n\nAI_BASE_URL=${address}\nAI_MODEL=${first}\n`
}

async function lookAround(): Promise<void> {
  console.log('No language model is set: the tools ask, quote, measure and let owners finish sentences.')
  const servers = await findLocalServers()
  if (servers.length === 0) console.log('Neither Ollama nor LM Studio answers on this machine.')
  for (const server of servers) console.log(describeServer(server))
}

/** The settings; where only the model's name is missing, what the server has is printed first. */
async function readSettings(): Promise<ModelSettings | undefined> {
  try {
    return readConfig(process.env).model
  } catch (error) {
    const isUnnamed = error instanceof StartError && error.message.startsWith('The setting AI_MODEL is needed')
    const unnamed = isUnnamed ? readConfig({ ...process.env, AI_MODEL: 'unnamed' }).model : undefined
    const listed = unnamed ? await listModels(unnamed).catch(() => []) : []
    if (listed.length > 0) console.log(`Found     ${listNames(listed.map(({ id }) => id))}`)
    throw error
  }
}

async function printUsage(): Promise<void> {
  const rows = await listUsage(readConfig(process.env))
  if (rows.length === 0) console.log('No language model was asked in the last 30 days.')
  else console.table(rows)
}

try {
  if (process.argv.includes('--usage')) await printUsage()
  else {
    const settings = await readSettings()
    await (settings ? tryModel(settings) : lookAround())
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
