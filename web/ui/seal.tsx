/** The wax seal: the product's logo, and the badge of what is chosen or done. */

// Fixed offsets along the edge, so the seal looks the same on every render.
const edge = [0, 2.4, 1, -1.2, 0.6, 2.8, 1.2, -0.8, -1.6, 0.8, 2.2, 0.2, -1.4, 1.4, 2.6, -0.4]
const round = (value: number) => Number(value.toFixed(1))

/**
 * The outline of a seal as an SVG path: a closed curve around (`cx`, `cy`) at `radius`, offset by `unevenness` times
 * the fixed offsets.
 */
export function sealOutline(cx: number, cy: number, radius: number, unevenness = 1): string {
  const points = edge.map((offset, index) => {
    const angle = ((2 * Math.PI) / edge.length) * index - Math.PI / 2
    const reach = radius + offset * unevenness
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)] as const
  })
  const at = (index: number) => points[(index + points.length) % points.length] ?? ([cx, cy] as const)
  const [startX, startY] = at(0)
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = `${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)}`
    const second = `${round(c[0] - (d[0] - b[0]) / 6)} ${round(c[1] - (d[1] - b[1]) / 6)}`
    return `C${first} ${second} ${round(c[0])} ${round(c[1])}`
  })
  return `M${round(startX)} ${round(startY)}${curves.join('')}z`
}

/** The product's logo: a seal with the DNA strand pressed into it as an S. */
export function Logo({ size = 34, className = 'mark' }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path className="wax" d={sealOutline(24, 24, 21, 0.42)} />
      <circle className="waxring" cx="24" cy="24" r="17.2" />
      <path
        className="waxmark"
        d="M30.2 17.4c-1.3-3.3-11.4-4-12.3 1-1 5.4 12.6 5 12.3 11.3-.3 5-10.7 5.2-12.7 1"
        fill="none"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The badge of a chosen item: a seal with a check. */
export function SelectedBadge() {
  return (
    <svg className="wax-dot" viewBox="0 0 48 48" aria-hidden="true">
      <path className="wax" d={sealOutline(24, 24, 19, 0.7)} />
      <circle className="waxring" cx="24" cy="24" r="14" />
      <path
        d="M16.5 24.5 22 30 32 18.5"
        fill="none"
        stroke="var(--on-seal)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
