/** Lints the OpenAPI document: fails on any error or warning of the recommended rules. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describeCalls } from '#server/app/openapi.ts'

const config = await createConfig({ extends: ['recommended'] })
const lint = (source: string) => lintFromString({ source, absoluteRef: 'openapi.json', config })

// Guard: if an empty operation passes, the recommended rules did not run and the result is worthless.
const bare = { openapi: '3.0.3', info: { title: '', version: '' }, paths: { '/bare': { get: { responses: {} } } } }
if (!(await lint(JSON.stringify(bare))).some(({ ruleId }) => ruleId === 'operation-4xx-response')) {
  process.stderr.write('The linter ran without its recommended rules.\n')
  process.exit(1)
}
const problems = await lint(describeCalls('Signet', undefined))
for (const { severity, ruleId, message, location } of problems) {
  process.stderr.write(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}\n`)
}
process.exit(problems.length > 0 ? 1 : 0)
