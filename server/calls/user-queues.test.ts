import { expect, test } from 'vitest'
import { chatLimits, generationLimit, pdfLimit, readLimit, uploadLimit } from '#server/calls/limits.ts'
import { chooseUserQueue, createUserQueues } from '#server/calls/user-queues.ts'

/** Work that ends on demand. */
function createSlowWork() {
  const ends: (() => void)[] = []
  const end = () => {
    for (const each of ends) each()
  }
  return { work: () => new Promise<void>((resolve) => ends.push(resolve)), end }
}

test('calls that may write for long have a queue of their own', () => {
  expect([chooseUserQueue([generationLimit]), chooseUserQueue(chatLimits)]).toEqual(['writing', 'writing'])
  expect([chooseUserQueue([pdfLimit]), chooseUserQueue([readLimit]), chooseUserQueue([])]).toEqual([
    'documents',
    'answers',
    'answers',
  ])
  expect([chooseUserQueue([uploadLimit]), chooseUserQueue([uploadLimit], { byModel: 'true' })]).toEqual([
    'documents',
    'reading',
  ])
})

test('T42 documents that a model reads delay no other document of their user, no answer and no writing', async () => {
  const takeTurn = createUserQueues()
  const { work, end } = createSlowWork()
  const slow = [takeTurn('ada', 'reading', work), takeTurn('ada', 'reading', work)]
  for (const line of ['documents', 'answers', 'writing'] as const)
    expect(await takeTurn('ada', line, async () => line)).toBe(line)
  end()
  await Promise.all(slow)
})

test('two slow answers of one user do not delay their autosave', async () => {
  const takeTurn = createUserQueues()
  const { work, end } = createSlowWork()
  const slow = [takeTurn('ada', 'writing', work), takeTurn('ada', 'writing', work)]
  const drawing = takeTurn('ada', 'documents', work)
  expect(await takeTurn('ada', 'answers', async () => 'saved')).toBe('saved')
  end()
  await Promise.all([...slow, drawing])
})

test('a third slow answer waits for the first two, and other users do not wait', async () => {
  const takeTurn = createUserQueues()
  const { work, end } = createSlowWork()
  const slow = [takeTurn('ada', 'writing', work), takeTurn('ada', 'writing', work)]
  let hasBegun = false
  const third = takeTurn('ada', 'writing', async () => {
    hasBegun = true
  })
  await takeTurn('ben', 'writing', async () => undefined)
  expect(hasBegun).toBe(false)
  end()
  await Promise.all([...slow, third])
  expect(hasBegun).toBe(true)
})
