/** The glyph of an archetype, in the text's colour; always used next to its name. */

import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { archetypeGlyphs, glyphGridSize, glyphLineWidth } from '#drawing/archetype-glyphs.ts'

/** The bare drawing for use inside an SVG: `size` units wide, top left corner at x, y. */
export function GlyphArt({
  id,
  x = 0,
  y = 0,
  size = glyphGridSize,
}: {
  id: ArchetypeId
  x?: number
  y?: number
  size?: number
}) {
  const { lines, solid } = archetypeGlyphs[id]
  return (
    <g
      className="glyph"
      transform={`translate(${x} ${y}) scale(${size / glyphGridSize})`}
      stroke="currentColor"
      strokeWidth={glyphLineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} fill="none" />
      <path d={solid} fill="currentColor" />
    </g>
  )
}

export function ArchetypeGlyph({ id, size }: { id: ArchetypeId; size: number }) {
  return (
    <svg
      className="archetype-glyph"
      width={size}
      height={size}
      viewBox={`0 0 ${glyphGridSize} ${glyphGridSize}`}
      aria-hidden="true"
    >
      <GlyphArt id={id} />
    </svg>
  )
}
