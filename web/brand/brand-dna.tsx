/** The Brand DNA: six lobes of one strand, each the word of its category and the way to change it. */
import { Link } from 'react-router'
import { type AttributesData, categories, categoryNames } from '#contract/brand.ts'
import { categoryPath } from '#web/paths.ts'
import '#web/brand/brand-dna.css'

const length = 120
const middle = 36
const amplitude = 26
const round = (value: number) => Number(value.toFixed(1))

/** One strand from edge to edge, bent to `side`; `isUpright` turns it for narrow screens. */
function strandPath(side: number, isUpright: boolean): string {
  const bend = middle - (side * amplitude * 4) / 3
  const point = (along: number, across: number) =>
    isUpright ? `${round(across)} ${round(along)}` : `${round(along)} ${round(across)}`
  return `M${point(0, middle)}C${point(length * 0.364, bend)} ${point(length * 0.636, bend)} ${point(length, middle)}`
}

function rungsPath(isUpright: boolean): string {
  return Array.from({ length: 11 }, (_, index) => {
    const along = (length / 12) * (index + 1)
    const half = amplitude * Math.sin((Math.PI * (index + 1)) / 12) - 3
    const [from, to] = [round(middle - half), round(middle + half)]
    if (half <= 2) return ''
    return isUpright ? `M${from} ${round(along)}H${to}` : `M${round(along)} ${from}V${to}`
  }).join('')
}

function Lobe({ index, isDone, isUpright = false }: { index: number; isDone: boolean; isUpright?: boolean }) {
  const side = index % 2 ? -1 : 1
  const front = strandPath(side, isUpright)
  return (
    <svg
      className={`lobe ${isUpright ? 'v' : 'h'}${isDone ? '' : ' open'}`}
      viewBox={isUpright ? '0 0 72 120' : '0 0 120 72'}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {isDone && <path className="rung" d={rungsPath(isUpright)} />}
      <path className="strand b" d={strandPath(-side, isUpright)} />
      <path className="strand case" d={front} />
      <path className="strand a" d={front} />
    </svg>
  )
}

/** All six categories in order; a category without its word reads "Not completed". */
export function BrandDna({ data }: { data: AttributesData }) {
  return (
    <ol className="dna">
      {categories.map((category, index) => {
        const word = data[category].topOne
        return (
          <li key={category}>
            <Link to={categoryPath(category)} className={word ? undefined : 'empty'}>
              <span className="word">{word || 'Not completed'}</span>
              <Lobe index={index} isDone={word !== ''} />
              <Lobe index={index} isDone={word !== ''} isUpright />
              <span className="cat">{categoryNames[category]}</span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
