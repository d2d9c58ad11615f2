import { expect, test } from 'vitest'
import type { AdminWeek } from '#contract/admin.ts'
import { drawWeeks, getAxisLabels } from '#web/admin/chart-shapes.ts'

test('the axis has round steps of whole people, and its top is at or above the maximum', () => {
  expect(getAxisLabels(214)).toEqual([0, 60, 120, 180, 240])
  expect(getAxisLabels(0)).toEqual([0, 1, 2, 3, 4])
  expect(getAxisLabels(5)).toEqual([0, 2, 4, 6, 8])
  expect(getAxisLabels(40)).toEqual([0, 10, 20, 30, 40])
  for (let most = 1; most < 3000; most += 7) {
    const axis = getAxisLabels(most)
    expect(axis.at(-1), `${most}`).toBeGreaterThanOrEqual(most)
    expect(axis.every(Number.isInteger), `${most}`).toBe(true)
  }
})

const week = (signUps: number, trials: number, paidUsers: number): AdminWeek => ({
  from: '2026-08-31T00:00:00.000Z',
  signUps,
  trials,
  paidUsers,
})

test('each week is centred in its column, with zero at the bottom and the axis maximum at the top', () => {
  const { trials, paid, columns } = drawWeeks([week(0, 0, 4), week(2, 4, 0)])
  expect(trials).toBe('M150 240L450 0')
  expect(paid).toBe('M150 0L450 240')
  expect(columns).not.toContain('M150 ')
  expect(columns).toContain('M450 240V120')
})
