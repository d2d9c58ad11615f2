/**
 * Part of `npm run check`: limits the length of functions. Tests are exempt, because they list many cases in one
 * function.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { measureFunctionLengths } from './function-lengths.ts'

const rooms = ['contract', 'drawing', 'engine', 'server', 'web', 'evals', 'faults']
const limitOf = (file: string) => (path.extname(file) === '.tsx' ? 80 : 60)

const files = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`))
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
const tooLong = files.flatMap((file) =>
  measureFunctionLengths(file, readFileSync(file, 'utf8'))
    .filter(({ lines }) => lines > limitOf(file))
    .map(({ line, lines }) => `${file}:${line} has a function of ${lines} lines; ${limitOf(file)} are allowed.`),
)
if (tooLong.length > 0) {
  console.error(tooLong.join('\n'))
  process.exit(1)
}
