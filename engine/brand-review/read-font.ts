/** Parses a `font` shorthand; undefined if the value is not one. */
export function readFontShorthand(value: string): { family: string; size: string; weight: string } | undefined {
  const found =
    /^(.*?)([\d.]+(?:px|r?em|%|pt|vw)|clamp\([^)]*\)|x?x?-?(?:small|large)|medium)(?:\s*\/\s*\S+)?\s+(.+)$/i.exec(value)
  if (!found) return undefined
  const [, before = '', size = '', family = ''] = found
  return { family, size, weight: /\b(bold|[1-9]00)\b/i.exec(before)?.[1] ?? 'normal' }
}

const headingSizes: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, small: 0.83, h5: 0.83, h6: 0.67 }
const keywords: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}

/** A font size in px. For `clamp()` and other functions the smallest length counts; unreadable values count as inherited. */
export function readFontSize(value: string | undefined, inherited: number, tag: string): number {
  if (value === undefined) return inherited * (headingSizes[tag] ?? 1)
  const keyword = keywords[value]
  if (keyword !== undefined) return keyword
  const sizes = [...value.matchAll(/([\d.]+)(px|rem|em|%|pt)/g)].map(([, number = '', unit = '']) => {
    const size = Number(number)
    if (unit === 'px') return size
    if (unit === 'pt') return size * (4 / 3)
    if (unit === 'rem') return size * 16
    return unit === 'em' ? size * inherited : (size / 100) * inherited
  })
  const [first] = sizes
  if (first === undefined) return inherited
  return /^(clamp|max|min|calc)\(/.test(value) ? Math.min(...sizes) : first
}

export const isBoldFontWeight = (value: string) => /^(bold|bolder)$/.test(value) || Number(value) >= 600

/** The first family of the list in lower case; '' for an empty list. */
export function readFirstFontFamily(list: string): string {
  const [first = ''] = list.split(',')
  return first
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim()
    .toLowerCase()
}
