/** Reads the description of the calls as other tools do: it fails on any error or warning of the linter's recommended rules. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describeCalls } from '#server/app/openapi.ts'

const config = await createConfig({ extends: ['recommended'] })
const lint = (source: string) => lintFromString({ source, absoluteRef: 'openapi.json', config })

// Rules that are content with a call that describes nothing were not run, and say nothing about ours.
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
