import { converter, formatHex, parse, wcagContrast } from 'culori'

/** A colour: red, green and blue from 0 to 1; `cover` is the opacity. */
export type Colour = { red: number; green: number; blue: number; cover: number }

export const black: Colour = { red: 0, green: 0, blue: 0, cover: 1 }
export const white: Colour = { red: 1, green: 1, blue: 1, cover: 1 }

const toRgb = converter('rgb')
const toOklch = converter('oklch')
const remembered = new Map<string, Colour | undefined>()
const rememberedMax = 5000
const clamp = (value: number | undefined) => Math.min(1, Math.max(0, value ?? 0))

/** Parses a CSS colour; undefined for keywords such as `inherit` and for values that cannot be resolved. */
export function readColour(value: string): Colour | undefined {
  if (value.length > 100) return undefined
  const key = value.trim().toLowerCase()
  if (remembered.has(key)) return remembered.get(key)
  if (remembered.size > rememberedMax) remembered.clear()
  const parsed = key === 'transparent' ? { mode: 'rgb' as const, r: 0, g: 0, b: 0, alpha: 0 } : parse(key)
  const rgb = parsed && toRgb(parsed)
  const colour = rgb && { red: clamp(rgb.r), green: clamp(rgb.g), blue: clamp(rgb.b), cover: clamp(rgb.alpha ?? 1) }
  remembered.set(key, colour)
  return colour
}

/** The visible colour of `upper` drawn over `lower`. */
export function blendColours(upper: Colour, lower: Colour): Colour {
  const mix = (above: number, below: number) => above * upper.cover + below * (1 - upper.cover)
  return {
    red: mix(upper.red, lower.red),
    green: mix(upper.green, lower.green),
    blue: mix(upper.blue, lower.blue),
    cover: 1,
  }
}

const inRgb = ({ red, green, blue }: Colour) => ({ mode: 'rgb' as const, r: red, g: green, b: blue })

/** WCAG 2 contrast ratio, 1 to 21. */
export const computeContrast = (one: Colour, other: Colour) => wcagContrast(inRgb(one), inRgb(other))

export const formatHexColour = (colour: Colour) => formatHex(inRgb(colour))

/** A colour in OKLCH: lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export function convertToOklch(colour: Colour): { lightness: number; chroma: number; hue: number } {
  const { l, c, h } = toOklch(inRgb(colour))
  return { lightness: l, chroma: c, hue: h ?? 0 }
}
