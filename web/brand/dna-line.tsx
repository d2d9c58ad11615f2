/** The Brand DNA on one line: one strand for all six words, and the words beneath it, each the way to change it. */
import { Link } from 'react-router'
import { type AttributesData, categories, categoryNames } from '#contract/brand.ts'
import { categoryPath } from '#web/paths.ts'
import '#web/brand/dna-line.css'

const lobe = 120
const middle = 18

function wavePath(side: 1 | -1): string {
  const curves = categories.map((_, index) => {
    const bend = middle + (index % 2 ? side : -side) * 20
    const start = index * lobe
    return `C${start + 43.7} ${bend} ${start + 76.3} ${bend} ${start + lobe} ${middle}`
  })
  return `M0 ${middle}${curves.join('')}`
}

const rungs = categories
  .flatMap((_, index) =>
    [24, 42, 60, 78, 96].map((along) => {
      const half = 15 * Math.sin((Math.PI * along) / lobe) - 3
      return `M${index * lobe + along} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`
    }),
  )
  .join('')

/** A category without its word reads "Not completed". */
export function DnaLine({ data }: { data: AttributesData }) {
  return (
    <section className="dna-line" aria-label="Your Brand DNA">
      <svg viewBox={`0 0 ${lobe * categories.length} ${middle * 2}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="rung" d={rungs} />
        <path className="b" d={wavePath(-1)} />
        <path className="case" d={wavePath(1)} />
        <path className="a" d={wavePath(1)} />
      </svg>
      <ol>
        {categories.map((category) => (
          <li key={category}>
            <Link to={categoryPath(category)}>
              <span className="vh">{categoryNames[category]}: </span>
              {data[category].topOne || 'Not completed'}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
