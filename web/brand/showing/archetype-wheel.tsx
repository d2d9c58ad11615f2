/**
 * The archetype wheel: empty at first, then a mark for every answer on the archetype it points to, and in the end a
 * seal in the middle with the resulting archetype. The same numbers are given beside it as text.
 */
import { useId } from 'react'
import { type ArchetypeStanding, describeStanding } from '#contract/plain/archetype-standing.ts'
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { layOutWheel, shortenNameForRim, type WheelSegment, wheelMeasures } from '#drawing/archetype-wheel.ts'
import { GlyphArt } from '#web/brand/showing/archetype-glyph.tsx'
import { sealOutline } from '#web/ui/seal.tsx'
import '#web/brand/showing/wheel.css'

const { centre } = wheelMeasures
const { radius: reedRadius, count: reedCount } = wheelMeasures.reeding
const reedGap = Number(((2 * Math.PI * reedRadius) / reedCount - 1).toFixed(3))

/** A thin circle around the centre of the wheel. */
export function Ring({ radius }: { radius: number }) {
  return <circle className="hair" cx={centre} cy={centre} r={radius} />
}

function Cell({ segment: { id, state, cell, glyph, strike } }: { segment: WheelSegment }) {
  return (
    <g className={`cell ${state}`}>
      <path className="ground" d={cell} />
      <GlyphArt id={id} x={glyph.x} y={glyph.y} size={wheelMeasures.glyph} />
      {state === 'out' && <path className="strike" d={strike} />}
    </g>
  )
}

/** The notched rim with the twelve names. */
export function Rim({ segments }: { segments: readonly WheelSegment[] }) {
  const arcs = useId()
  return (
    <>
      <Ring radius={wheelMeasures.rim} />
      <circle className="reed" cx={centre} cy={centre} r={reedRadius} strokeDasharray={`1 ${reedGap}`} />
      <Ring radius={wheelMeasures.reedInside} />
      {segments.map(({ id, state, name, dot }) => (
        <g key={id}>
          <path id={`${arcs}${id}`} d={name.arc} fill="none" />
          <text className={state}>
            <textPath href={`#${arcs}${id}`} startOffset="50%">
              {shortenNameForRim(id)}
            </textPath>
          </text>
          <circle className="dot" cx={dot.x} cy={dot.y} r="1.7" />
        </g>
      ))}
    </>
  )
}

function Seal({ id }: { id: ArchetypeId }) {
  const { radius, ring, glyph } = wheelMeasures.seal
  return (
    <g className="pressed">
      <path className="wax" d={sealOutline(centre, centre, radius)} stroke="none" />
      <circle className="waxring" cx={centre} cy={centre} r={ring} />
      <GlyphArt id={id} x={centre - glyph / 2} y={centre - glyph / 2} size={glyph} />
    </g>
  )
}

function Count({ count }: { count: number }) {
  return (
    <>
      <text className="answered" x={centre} y={centre + 8}>
        {count}
      </text>
      <text className="of" x={centre} y={centre + 30}>
        OF 20+
      </text>
    </>
  )
}

/** `count` is shown in the middle during the interview; `isBare` leaves out rim and names, for small sizes. */
export function ArchetypeWheel({
  standing,
  count,
  isBare = false,
}: {
  standing: ArchetypeStanding
  count?: number
  isBare?: boolean
}) {
  const { segments, spokes } = layOutWheel(standing)
  const { primary } = standing
  return (
    <svg
      className="wheel"
      viewBox={isBare ? '40 40 400 400' : `0 0 ${wheelMeasures.size} ${wheelMeasures.size}`}
      role="img"
      aria-label={describeStanding(standing)}
    >
      {!isBare && <Rim segments={segments} />}
      <Ring radius={wheelMeasures.cellOut} />
      {segments.map((segment) => (
        <Cell key={segment.id} segment={segment} />
      ))}
      <Ring radius={wheelMeasures.cellIn} />
      {segments.map(({ id, state, marks }) => (
        <g key={id} className={`mk ${state}`}>
          {marks.map(({ x, y }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={state === 'first' ? wheelMeasures.mark.first : wheelMeasures.mark.other}
            />
          ))}
        </g>
      ))}
      <path className="rule" d={spokes} />
      <Ring radius={wheelMeasures.hub} />
      {primary ? <Seal id={primary} /> : count !== undefined && <Count count={count} />}
    </svg>
  )
}
