/** `npm run trust`: the forty promises of docs/trust.md, each with the number of tests whose title begins with its number. */
import { countTests, readPromises } from './trust-promises.ts'

const promises = await readPromises()
const tests = await countTests()
const nameWidth = Math.max(...promises.map(({ name }) => name.length))

let held = 0
for (const { id, name, isPlanned } of promises) {
  const count = tests.get(id) ?? 0
  if (count > 0) held += 1
  const state =
    count > 0 ? `held (${count} ${count === 1 ? 'test' : 'tests'})` : isPlanned ? 'not built yet' : 'no test yet'
  console.log(`${id.padEnd(4)} ${name.padEnd(nameWidth)}  ${state}`)
}
console.log(`${held} of ${promises.length} held`)
