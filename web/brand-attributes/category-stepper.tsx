/** Where the discovery stands: six steps, how much is done, and the word that each gave. */
import { Link } from 'react-router'
import {
  type AttributesData,
  attributesPercent,
  type Category,
  categories,
  categoryNames,
  categoryStatus,
} from '#contract/brand.ts'
import { categoryTexts, splitHeading } from '#web/brand-attributes/category-texts.ts'
import { categoryPath, paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type Props = { data: AttributesData; current: number }

const statusWords = {
  'not-started': 'not started',
  started: 'started',
  partial: 'some picked',
  complete: 'complete',
} as const

function Step({ category, index, data, current }: Props & { category: Category; index: number }) {
  const entry = data[category]
  const status = categoryStatus(entry)
  const isCurrent = index === current
  const isReachable = index <= current || status !== 'not-started'
  const { title } = splitHeading(categoryTexts[category].heading)
  const content = (
    <>
      <span className={status === 'complete' ? 'pip done' : isReachable ? 'pip' : 'pip locked'}>
        {status === 'complete' ? <Icon name="check" /> : index + 1}
      </span>
      <span className="name" aria-hidden="true">
        {title}
      </span>
      <span className="one" aria-hidden="true">
        {entry.topOne}
      </span>
      <span className="vh">
        {categoryNames[category]}, {statusWords[status]}
        {entry.topOne && `: ${entry.topOne}`}
      </span>
    </>
  )
  if (!isReachable) return <span className="lock">{content}</span>
  return (
    <Link to={categoryPath(category)} aria-current={isCurrent ? 'step' : undefined}>
      {content}
    </Link>
  )
}

export function CategoryStepper(props: Props) {
  const percent = attributesPercent(props.data)
  return (
    <div className="stepper">
      <div className="head-row small">
        <Link className="back-link" to={paths.brandAttributes}>
          <Icon name="back" />
          Brand Attributes
        </Link>
        <span className="num quiet">
          <b>
            Step {props.current + 1} of {categories.length}
          </b>{' '}
          · {percent}% Complete
        </span>
      </div>
      <ProgressBar percent={percent} label="Brand Attributes progress" />
      <ol className="cats" aria-label="Six categories">
        {categories.map((category, index) => (
          <li key={category}>
            <Step {...props} category={category} index={index} />
          </li>
        ))}
      </ol>
    </div>
  )
}
