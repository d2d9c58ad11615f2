/** Small illustrations of what three of the tools produce: the Brand DNA, the archetype wheel, a score's dial. */

const round = (value: number) => Number(value.toFixed(1))
/** A point on a circle around the centre of a 72-unit square; 0° is at twelve o'clock. */
function pointAt(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${round(36 + radius * Math.cos(angle))} ${round(36 + radius * Math.sin(angle))}`
}
const spokes = (count: number, inner: number, outer: number, from = 0, step = 360 / count) =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + step * index
    return `M${pointAt(angle, inner)}L${pointAt(angle, outer)}`
  }).join('')

/** A piece of the Brand DNA's double strand. */
export function StrandFigure() {
  const rungs = [6, 12, 18, 24, 30, 42, 48, 54, 60, 66].map((along) => {
    const half = 19 * Math.abs(Math.sin((Math.PI * along) / 36)) - 2.5
    return `M${along} ${round(36 - half)}V${round(36 + half)}`
  })
  return (
    <svg className="engraving" viewBox="0 0 72 72" aria-hidden="true">
      <path className="hair" d={rungs.join('')} />
      <path d="M0 36C13.1 61.3 22.9 61.3 36 36S58.9 10.7 72 36" />
      <path className="red" d="M0 36C13.1 10.7 22.9 10.7 36 36S58.9 61.3 72 36" />
    </svg>
  )
}

/** The path of a sector of the wheel between two radii, centred on `degrees`. */
function sectorAt(degrees: number, inner: number, outer: number): string {
  const [from, to] = [degrees - 15, degrees + 15]
  const rim = `A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}`
  return `M${pointAt(from, inner)}L${pointAt(from, outer)}${rim}L${pointAt(to, inner)}A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}z`
}

/** The wheel of twelve sectors, one of them longer than the others. */
export function WheelFigure() {
  const shares = [17, 26, 19, 15, 20, 14, 17, 22, 15, 18, 14, 20]
  return (
    <svg className="engraving" viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="35" />
      <circle className="hair" cx="36" cy="36" r="26.5" />
      <path className="hair" d={spokes(12, 26.5, 35, 15)} />
      <path className="hair" d={shares.map((radius, index) => sectorAt(30 * index, 8, radius)).join('')} />
      <path className="solid" d={sectorAt(30, 8, 26)} />
      <path className="solid" d={sectorAt(30, 28, 33.5)} />
    </svg>
  )
}

/** The dial of a score: 240 degrees of ticks, the scored part heavier. */
export function DialFigure() {
  return (
    <svg className="engraving" viewBox="0 0 72 72" aria-hidden="true">
      <path className="hair" d={spokes(31, 28, 35, -120, 8)} />
      <path className="red" d={spokes(24, 28, 35, -120, 8)} />
      <text x="36" y="44" textAnchor="middle">
        7.6
      </text>
    </svg>
  )
}
