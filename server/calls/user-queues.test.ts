import { expect, test } from 'vitest'
import { chatLimits, generationLimit, pdfLimit, readLimit } from '#server/calls/limits.ts'
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
