/** The wax seal with the logo. Fixed offsets make its edge uneven in the same way each time. */
import { reportColours } from '#server/platform/pdf/report-colours.ts'

const edge = [0, 2.4, 1, -1.2, 0.6, 2.8, 1.2, -0.8, -1.6, 0.8, 2.2, 0.2, -1.4, 1.4, 2.6, -0.4]
/** The strand in the seal, on a 48 x 48 grid. */
const strand = 'M30.2 17.4c-1.3-3.3-11.4-4-12.3 1-1 5.4 12.6 5 12.3 11.3-.3 5-10.7 5.2-12.7 1'
const tick = 'M15.5 24.5l6 6 11.5-12.5'

/** Draws the seal in a square of `size` points at x, y, with the logo, a tick or nothing in it. */
export function drawSeal(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  size: number,
  pressed: 'mark' | 'tick' | 'nothing',
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 48)
  doc.path(sealOutline(24, 24, 21, 0.42)).fill(reportColours.seal)
  doc.strokeColor(reportColours.onSeal).lineCap('round').lineJoin('round')
  doc.lineWidth(0.8).strokeOpacity(0.5).circle(24, 24, 17.2).stroke()
  doc.strokeOpacity(1)
  if (pressed !== 'nothing') {
    doc
      .lineWidth(pressed === 'mark' ? 2.8 : 3.4)
      .path(pressed === 'mark' ? strand : tick)
      .stroke()
  }
  doc.restore()
}

/** The outline of the seal, as an SVG path. */
function sealOutline(cx: number, cy: number, radius: number, unevenness = 1): string {
  const points = edge.map((offset, i) => {
    const angle = ((360 / edge.length) * i - 90) * (Math.PI / 180)
    const r = radius + offset * unevenness
    return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) }
  })
  const point = (i: number) => points[(i + points.length) % points.length] ?? { x: cx, y: cy }
  const pair = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`
  const curves = points.map((from, i) => {
    const [before, to, after] = [point(i - 1), point(i + 1), point(i + 2)]
    const first = pair(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)
    const second = pair(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6)
    return `C${first} ${second} ${pair(to.x, to.y)}`
  })
  return `M${pair(point(0).x, point(0).y)}${curves.join('')}z`
}
