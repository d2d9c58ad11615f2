import { expect, it } from 'vitest'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { createSaveLines, type SavedAs } from '#web/brand/saving/save-lines.ts'

type List = { lines: readonly WrittenLine[]; by: 'browser' | 'server' }

const before: List = { lines: [{ text: 'One.' }], by: 'server' }

/** A cache, and the lists that it held in order. */
function startSaving(send: (lines: readonly WrittenLine[], as: SavedAs) => Promise<List>) {
  const held: List[] = [before]
  const save = createSaveLines<List>({
    read: () => held.at(-1),
    put: (list) => held.push(list),
    withLines: (_list, lines) => ({ lines, by: 'browser' }),
    send,
  })
  return { held, save }
}

it('a changed list is shown at once, then as the server stored it', async () => {
  const { held, save } = startSaving(async (lines) => ({ lines, by: 'server' }))
  const lines = [{ text: 'Two.' }]
  const saving = save(lines)
  expect(held.at(-1)).toEqual({ lines, by: 'browser' })
  await saving
  expect(held.at(-1)).toEqual({ lines, by: 'server' })
})

it('a list that cannot be saved goes back to the one before, and the caller hears of it', async () => {
  const { held, save } = startSaving(() => Promise.reject(new Error('offline')))
  await expect(save([{ text: 'Two.' }])).rejects.toThrow('offline')
  expect(held.at(-1)).toEqual(before)
})

it('of two saves in a row, only the reply to the last one is shown', async () => {
  const { held, save } = startSaving(async (lines) => ({ lines, by: 'server' }))
  await Promise.all([save([{ text: 'Two.' }]), save([{ text: 'Three.' }], 'renewed')])
  expect(held.filter(({ by }) => by === 'server').map(({ lines }) => lines[0]?.text)).toEqual(['One.', 'Three.'])
})
