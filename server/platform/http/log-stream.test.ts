import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLogStream } from '#server/platform/http/log-stream.ts'

test('log lines of one turn of the event loop are written together, in order', async () => {
  const written: string[] = []
  const stream = createLogStream({ write: (text) => written.push(text) })
  stream.write('one\n')
  stream.write('two\n')
  expect(written).toEqual([])
  await nextTurn()
  stream.write('three\n')
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})
