import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Palette = Readonly<Record<string, string>>

const css = await readFile(new URL('./tokens.css', import.meta.url), 'utf8')
const coloursIn = (block: string): Palette =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  )
const systemAt = css.indexOf('@media (prefers-color-scheme')
const chosenAt = css.indexOf(':root[data-theme="dark"]')
const light = coloursIn(css.slice(css.indexOf(':root {'), systemAt))
const systemDark = coloursIn(css.slice(systemAt, chosenAt))
const chosenDark = coloursIn(css.slice(chosenAt))

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(palette: Palette, above: string, below: string): number {
  const [dark = 0, bright = 0] = [luminance(palette[above] ?? ''), luminance(palette[below] ?? '')].sort(
    (a, b) => a - b,
  )
  return (bright + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'leaf', 'sunk']
const cross = (above: string[], below: string[], floor: number) =>
  above.flatMap((one) => below.map((other) => [one, other, floor] as const))
const pairs = [
  ...cross(['ink', 'ink-2', 'ink-3', 'seal-ink', 'good', 'mid', 'poor'], grounds, 4.5),
  ...cross(['ink', 'ink-2', 'ink-3', 'seal-ink'], ['seal-wash'], 4.5),
  ...['good', 'mid', 'poor'].flatMap((band) => cross([band, 'ink', 'ink-2'], [`${band}-wash`], 4.5)),
  ...cross(['on-seal'], ['seal', 'seal-press'], 4.5),
  ...cross(['on-night', 'on-night-2'], ['night'], 4.5),
  ...cross(['paper'], ['ink'], 4.5),
  ...cross(['edge', 'seal', 'focus'], grounds, 3),
]

test.each([
  ['light', light],
  ['dark', systemDark],
] as const)('every text and every edge can be told from its ground in the %s theme', (_, palette) => {
  const tooClose = pairs.filter(([above, below, floor]) => !(contrast(palette, above, below) >= floor))
  expect(tooClose).toEqual([])
})

test('dark by choice and dark by system define the same colours, with none missing', () => {
  expect(chosenDark).toEqual(systemDark)
  expect(Object.keys(systemDark).sort()).toEqual(Object.keys(light).sort())
})
