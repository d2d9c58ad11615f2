/** The progress of the discovery in one row: back, the step, and a segment per category with its number one word. */
import { Link } from 'react-router'
import {
  type AttributesData,
  type Category,
  categories,
  categoryNames,
  computeAttributesPercent,
  findCategoryStatus,
} from '#contract/plain/brand.ts'
import { categoryPath, paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { typeset } from '#web/ui/typeset.ts'

type Props = { data: AttributesData; current: number }

const statusWords = {
  'not-started': 'not started',
  started: 'started',
  partial: 'some picked',
  complete: 'complete',
} as const

function Segment({ category, index, data, current }: Props & { category: Category; index: number }) {
  const { topOne } = data[category]
  const status = findCategoryStatus(data[category])
  const isDone = status === 'complete'
  const isReachable = index <= current || status !== 'not-started'
  const content = (
    <>
      <span className="t" aria-hidden="true">
        {isDone && <Icon name="check" />}
        {categoryNames[category]}
        {topOne && <span className="w">{typeset(topOne)}</span>}
      </span>
      <i />
      <span className="vh">
        {categoryNames[category]}, {statusWords[status]}
        {topOne && `: ${topOne}`}
      </span>
    </>
  )
  if (!isReachable) return <span className="lock">{content}</span>
  return (
    <Link
      className={isDone ? 'done' : undefined}
      to={categoryPath(category)}
      aria-current={index === current ? 'step' : undefined}
    >
      {content}
    </Link>
  )
}

export function CategoryRail(props: Props) {
  const percent = computeAttributesPercent(props.data)
  const name = categoryNames[categories[props.current] ?? 'culture']
  return (
    <>
      <div className="here">
        <Link className="back-link" to={paths.brandAttributes}>
          <Icon name="back" />
          Brand Attributes
        </Link>
        <span className="num">
          <b>
            Step {props.current + 1} of {categories.length}
          </b>
          <span className="only"> · {name}</span>
          <span className="far"> · {percent}% Complete</span>
        </span>
      </div>
      <div
        className="vh"
        role="progressbar"
        aria-label="Brand Attributes progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      />
      <ol className="rail" aria-label="Six categories">
        {categories.map((category, index) => (
          <li key={category}>
            <Segment {...props} category={category} index={index} />
          </li>
        ))}
      </ol>
    </>
  )
}
