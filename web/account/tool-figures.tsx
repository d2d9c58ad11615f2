/** Small engravings of what each tool leaves behind: a strand, a wheel, a dial. */
import { waxPath } from '#web/ui/wax.tsx'

const round = (value: number) => Number(value.toFixed(1))
/** A point on a circle around the middle of a 72-unit square; 0° is at twelve o'clock. */
function pointAt(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${round(36 + radius * Math.cos(angle))} ${round(36 + radius * Math.sin(angle))}`
}
const spokes = (count: number, inner: number, outer: number, from = 0, step = 360 / count) =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + step * index
    return `M${pointAt(angle, inner)}L${pointAt(angle, outer)}`
  }).join('')

/** Two lobes of the Brand DNA. */
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

/** The wheel of twelve, its shares engraved by area. */
export function WheelFigure() {
  const shares = [22, 31, 19, 16, 24, 14, 20, 27, 15, 21, 17, 25]
  const rims = shares.map((radius, index) => {
    const [from, to] = [30 * index - 13, 30 * index + 13]
    const shape = `M${pointAt(from, 9)}L${pointAt(from, radius)}A${radius} ${radius} 0 0 1 ${pointAt(to, radius)}L${pointAt(to, 9)}z`
    return <path key={shape} className={index === 1 ? 'solid' : 'hair'} d={shape} />
  })
  return (
    <svg className="engraving" viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="35" />
      <path className="hair" d={spokes(12, 31.5, 35, 15)} />
      {rims}
      <path className="hair" d={waxPath(36, 36, 6, 0.3)} />
    </svg>
  )
}

/** The dial of a score: 240 degrees of marks, the measured part heavier. */
export function DialFigure() {
  return (
    <svg className="engraving" viewBox="0 0 72 72" aria-hidden="true">
      <path className="hair" d={spokes(31, 27, 35, -120, 8)} />
      <path className="red" d={spokes(24, 27, 35, -120, 8)} />
      <path d={spokes(3, 22, 25, 24, 48)} />
      <text x="36" y="43" textAnchor="middle">
        7.6
      </text>
    </svg>
  )
}
