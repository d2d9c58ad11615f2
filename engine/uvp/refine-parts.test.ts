import { expect, test } from 'vitest'
import { type BrandBrief, emptyBrief } from '#contract/brand.ts'
import { inventedBusinesses } from './invented-businesses.ts'
import { refineUvp } from './refine-uvp.ts'
import { writeUvps } from './write-uvps.ts'

const loom = emptyBrief('Loom')
const brief = { ...loom, topWords: { ...loom.topWords, customers: 'home sewers' } }

const refined = (originalUvp: string, feedback: string) => {
  const reply = refineUvp({ brief, originalUvp, feedback, earlier: [] })
  return reply.kind === 'refined' ? reply.uvp : reply.question
}

test('what goes out of a list takes only itself along', () => {
  const text = 'Loom helps home sewers stay calm with low prices, strong cloth and a patient shop.'
  expect(refined(text, "don't mention price")).toBe(
    'Loom helps home sewers stay calm with strong cloth and a patient shop.',
  )
})

test('a preposition that belongs to its word is no loose end', () => {
  const text = 'Loom is the shop where home sewers find cloth they are proud of, in a narrow lane.'
  expect(refined(text, 'start with the cloth')).toContain('proud of, in a narrow lane')
})

test('people may come in beside those who are there', () => {
  const text = 'Loom gives home sewers strong cloth from old looms.'
  expect(refined(text, "who is it for? say it's for schools too")).toBe(
    'Loom gives home sewers and schools strong cloth from old looms.',
  )
})

test('what to talk about first is what comes first', () => {
  const text = 'Loom gives home sewers calm evenings, with dyes from its own garden.'
  expect(refined(text, 'talk about the dyes first')).toMatch(/^Dyes/)
})

test.each([40, 200])('a list without end of %i words is answered in no more time than a line', (words) => {
  const text = `Loom gives home sewers ${'good strong cloth and '.repeat(words / 4)}tea.`
  const before = process.cpuUsage()
  for (const feedback of ['shorter', 'plainer', 'half as long']) refined(text, feedback)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500)
})

const shorter = (brief: BrandBrief, originalUvp: string) =>
  refineUvp({ brief, originalUvp, feedback: 'shorter please', earlier: [] })

test('nearly every proposition of ours can be made shorter, and never loses the sentence that another speaks of', () => {
  const asked: string[] = []
  const lines = inventedBusinesses.flatMap((brief) =>
    [...writeUvps(brief, { seed: 2, exclude: [] })].map(({ uvp }) => ({ brief, uvp })),
  )
  for (const { brief, uvp } of lines) {
    const reply = shorter(brief, uvp)
    if (reply.kind === 'question') asked.push(uvp)
    else {
      expect(reply.uvp.split(' ').length, reply.uvp).toBeLessThan(uvp.split(' ').length)
      expect(reply.uvp).not.toMatch(/^(?:That|Another)\b/)
    }
  }
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(lines.length * 0.03)
})
