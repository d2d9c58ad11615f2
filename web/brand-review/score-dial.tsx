/** A score on its dial, with a text label for screen readers. */
import { describeScore, findScoreBand, formatScore, formatScoreBand } from '#contract/plain/brand-review-words.ts'
import { dialBandMarks, layOutDialMarks } from '#drawing/score-dial.ts'

type Props = { name: string; score: number; isMeasured?: boolean; isPartial?: boolean | undefined }

const pathOf = (marks: typeof dialBandMarks) => marks.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')

export function ScoreDial({ name, score, isMeasured = true, isPartial }: Props) {
  const { reached, beyond } = isMeasured ? layOutDialMarks(score) : { reached: [], beyond: layOutDialMarks(-1).beyond }
  return (
    <svg
      className={isMeasured && !isPartial ? `dial ${findScoreBand(score)}` : 'dial'}
      viewBox="0 0 200 150"
      role="img"
      aria-label={describeScore(name, score, isMeasured, isPartial)}
    >
      <path className="beyond" d={pathOf(beyond)} />
      <path className="reached" d={pathOf(reached)} />
      <path className="stops" d={pathOf(dialBandMarks)} />
      <text className="figure" x="100" y="112">
        {formatScore(score)}
      </text>
      <text className="of" x="100" y="136">
        out of 10
      </text>
    </svg>
  )
}

/** The band of a score (such as "good") as a word and a shape, as colour alone would not do. */
export function ScoreBandNote({ score, isMeasured = true, isPartial }: Omit<Props, 'name'>) {
  const band = isMeasured && !isPartial ? ` ${findScoreBand(score)}` : ''
  return <span className={`score-band${band}`}>{formatScoreBand(score, isMeasured, isPartial)}</span>
}
