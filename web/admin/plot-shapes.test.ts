import { expect, test } from 'vitest'
import { drawPlot } from '#web/admin/plot-shapes.ts'

test('a day without a value leaves a gap in the line, and one alone is a short dash', () => {
  const { line } = drawPlot([0, 4, null, 2])
  expect(line).toBe('M90 160L270 0M625 80h10')
})

test('columns stand only on days with something to count, and reach up to their value', () => {
  const { columns, axis } = drawPlot([0, 4, null, 2])
  expect(axis).toEqual([0, 1, 2, 3, 4])
  expect(columns.match(/V0/g)).toHaveLength(5)
  expect(columns.match(/V80/g)).toHaveLength(5)
  expect(columns).not.toContain('M90')
})

test('without any value there is still an axis', () => {
  expect(drawPlot([null, 0])).toMatchObject({ axis: [0, 1, 2, 3, 4], columns: '', line: 'M535 160h10' })
})
