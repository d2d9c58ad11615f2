import { expect, test } from 'vitest'
import { createModelSite } from '#testing/server/model-site.ts'
import { makeUpload } from '#testing/server/requests.ts'

test('T42 while a model hangs over two documents of a user, another document is read and a PDF drawn at once', async () => {
  const site = await createModelSite()
  try {
    const ends: (() => void)[] = []
    site.model.answer = () => new Promise((resolve) => ends.push(resolve))
    const owner = await site.makeModelOwner()
    const read = (query: string) =>
      owner.ask('POST', `/api/brand-attributes/upload${query}`, undefined, makeUpload('Culture: candid, watchful'))
    const hung = [read('?byModel=true'), read('?byModel=true')]
    await expect.poll(() => ends.length, { timeout: 10_000 }).toBe(2)
    const others = [read(''), owner.ask('GET', '/api/brand-attributes/pdf'), owner.ask('GET', '/api/core-values/pdf')]
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200])
    for (const end of ends) end()
    expect((await Promise.all(hung)).map(({ status }) => status)).toEqual([200, 200])
  } finally {
    await site.close()
  }
})
