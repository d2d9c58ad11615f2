/** Runs the engine without one of its tables, to measure what the table is worth. */
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Empties a table but keeps its shape, so that the module which reads it still loads. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'string') return ''
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isDictionary = entries.every(([, each]) => typeof each !== 'object' && !String(each).includes(' '))
  return Object.fromEntries(isDictionary ? [] : entries.map(([key, each]) => [key, emptied(each)]))
}

/** From now on `engine/NAME.json` is empty for every import. Throws if there is no such table. */
export function leaveOutTable(name: string): void {
  const file = path.resolve('engine', `${name}.json`)
  if (!existsSync(file)) throw new Error(`There is no table engine/${name}.json.`)
  const table = pathToFileURL(file).href
  const source = JSON.stringify(emptied(JSON.parse(readFileSync(file, 'utf8'))))
  registerHooks({
    load: (url, context, next) => (url === table ? { format: 'json', source, shortCircuit: true } : next(url, context)),
  })
}
