/**
 * The Brand DNA: a double strand with one bulge ("lobe") per category, and below it the owner's number one word of
 * each. The words have a row of their own, so that a long one cannot shift the drawing.
 */
import { Link } from 'react-router'
import { type AttributesData, type Category, categories, categoryNames } from '#contract/plain/brand.ts'
import { categoryPath } from '#web/paths.ts'
import { typeset } from '#web/ui/typeset.ts'
import '#web/brand/showing/brand-dna.css'

const lobe = 120
const middle = 18
/** How far the control points of a curve are from the middle, in SVG units. */
const pull = 20
const amplitude = 15
const rungsAt = [24, 42, 60, 78, 96]
const round = (value: number) => Number(value.toFixed(1))

/** The path of one of the two strands through the lobes of the categories at `places`; `side` tells which strand. */
function strandPath(places: readonly number[], side: 1 | -1): string {
  return places
    .map((place) => {
      const start = place * lobe
      const bend = middle + (place % 2 === 0 ? -side : side) * pull
      return `M${start} ${middle}C${round(start + lobe * 0.364)} ${bend} ${round(start + lobe * 0.636)} ${bend} ${start + lobe} ${middle}`
    })
    .join('')
}

function rungsPath(places: readonly number[]): string {
  return places
    .flatMap((place) =>
      rungsAt.map((along) => {
        const half = amplitude * Math.sin((Math.PI * along) / lobe) - 3
        return `M${place * lobe + along} ${round(middle - half)}V${round(middle + half)}`
      }),
    )
    .join('')
}

/** The drawing; categories without a number one word are dotted. */
export function DnaStrand({ isDone }: { isDone: (category: Category) => boolean }) {
  const isDoneAt = (place: number) => isDone(categories[place] ?? 'culture')
  const places = categories.map((_, place) => place)
  const done = places.filter(isDoneAt)
  const open = places.filter((place) => !isDoneAt(place))
  return (
    <svg
      className="dna-strand"
      viewBox={`0 0 ${lobe * categories.length} ${middle * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="open" d={strandPath(open, -1) + strandPath(open, 1)} />
      <path className="rung" d={rungsPath(done)} />
      <path className="b" d={strandPath(done, -1)} />
      <path className="case" d={strandPath(done, 1)} />
      <path className="a" d={strandPath(done, 1)} />
    </svg>
  )
}

/**
 * All six categories in order, each a link to edit it; an empty one reads "Not completed". `isSlim` is the one-line
 * form above a tool.
 */
export function BrandDna({ data, isSlim = false }: { data: AttributesData; isSlim?: boolean }) {
  return (
    <div className={isSlim ? 'dna slim' : 'dna'}>
      <DnaStrand isDone={(category) => data[category].topOne !== ''} />
      <ol>
        {categories.map((category) => {
          const word = data[category].topOne
          return (
            <li key={category}>
              <Link to={categoryPath(category)} className={word ? undefined : 'empty'}>
                <span className="word">{typeset(word) || 'Not completed'}</span>
                <span className={isSlim ? 'vh' : 'cat'}>
                  <span className="vh">, </span>
                  {categoryNames[category]}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
