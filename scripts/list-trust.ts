/** `npm run trust`: lists the promises of docs/trust.md with the number of tests whose title starts with their number. */
import { countTestsByPromise, readTrustPromises, type TrustPromise } from './trust-promises.ts'

const promises = await readTrustPromises()
const tests = await countTestsByPromise()
const nameWidth = Math.max(...promises.map(({ name }) => name.length))

function stateOf({ id, isPlanned, isPartial }: TrustPromise): string {
  const count = tests.get(id) ?? 0
  if (count === 0) return isPlanned ? 'not built yet' : 'no test yet'
  return `held (${count} ${count === 1 ? 'test' : 'tests'})${isPartial ? ', a part not built yet' : ''}`
}

for (const promise of promises)
  console.log(`${promise.id.padEnd(4)} ${promise.name.padEnd(nameWidth)}  ${stateOf(promise)}`)
const held = promises.filter(({ id }) => tests.has(id))
console.log(`${held.length} of ${promises.length} held`)
