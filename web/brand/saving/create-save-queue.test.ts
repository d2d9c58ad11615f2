import { expect, test, vi } from 'vitest'
import { createSaveQueue } from '#web/brand/saving/create-save-queue.ts'

/** A save that waits for its answer. */
function heldSave() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { save: vi.fn(() => promise), answer: resolve, fail: reject }
}

test('a save is sent only after the answer to the one before, so that the server ends with the last', async () => {
  const inTurn = createSaveQueue()
  const [first, second] = [heldSave(), heldSave()]
  const [one, two] = [inTurn(first.save), inTurn(second.save)]
  await Promise.resolve()
  expect(second.save).not.toHaveBeenCalled()
  first.answer('first')
  await expect(one).resolves.toEqual({ reply: 'first', isLast: false })
  expect(second.save).toHaveBeenCalledOnce()
  second.answer('second')
  await expect(two).resolves.toEqual({ reply: 'second', isLast: true })
})

test('a failed save is reported, and does not hold up the next', async () => {
  const inTurn = createSaveQueue()
  const [first, second] = [heldSave(), heldSave()]
  const [one, two] = [inTurn(first.save), inTurn(second.save)]
  first.fail(new Error('away'))
  await expect(one).rejects.toThrow('away')
  second.answer('second')
  await expect(two).resolves.toEqual({ reply: 'second', isLast: true })
})
