import { expect, test } from 'vitest'
import { newCoreValuePlaceholders } from '#contract/plain/core-value.ts'
import { createTestApp } from '#testing/server/app.ts'
import { sendAnswer, unlockArchetype } from '#testing/server/interview.ts'

test('an untouched value card does not count as a value of the brand', async () => {
  const site = await createTestApp()
  try {
    const person = await site.makeOwner()
    await unlockArchetype(site, person)
    const coreValues = [
      { id: 'v0', ...newCoreValuePlaceholders },
      { id: 'v1', title: 'Courage', description: '' },
    ]
    await site.setBrand(person, { coreValues })
    let asked = ''
    for (let turn = 0; turn < 19; turn += 1) {
      const { body } = await sendAnswer(
        person,
        `We went out and came back with what we went for, and told nobody how (${turn}).`,
      )
      asked += `${body.message}\n`
    }
    expect(asked).toContain('Your core values include “Courage”.')
    expect(asked).not.toContain(newCoreValuePlaceholders.title)
  } finally {
    await site.close()
  }
})
