/** How far the interview has come, and the wheel that fills as it learns. */
import { type ArchetypeStanding, percentsOf, rankByShare } from '#contract/archetype-standing.ts'
import { archetypes, questionsMin } from '#contract/archetypes.ts'
import { ArchetypeWheel } from '#web/brand/archetype-wheel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

export function AnalysisProgress({ questionsAsked }: { questionsAsked: number }) {
  const percent = Math.min((questionsAsked / questionsMin) * 100, 100)
  return (
    <section className="card progress-card" aria-labelledby="progress-title">
      <div className="head-row">
        <h2 id="progress-title">Analysis Progress</h2>
        <p className="num">
          <b>{questionsAsked}</b> / {questionsMin}+ questions
        </p>
      </div>
      <ProgressBar percent={percent} label="Analysis Progress" />
      <p className="small quiet">
        {questionsAsked < questionsMin ? 'Building comprehensive profile...' : 'Deep analysis in progress...'}
      </p>
    </section>
  )
}

/** Nothing on it is decided before the end, and its caption says so. */
export function LearningWheel({ standing, questionsAsked }: { standing: ArchetypeStanding; questionsAsked: number }) {
  const percents = percentsOf(standing)
  const leading = rankByShare(standing)
    .slice(0, 3)
    .filter((id) => percents[id] > 0)
  return (
    <figure className="learning">
      <ArchetypeWheel standing={standing} count={questionsAsked} />
      <figcaption className="small quiet">
        {leading.length === 0
          ? 'The wheel fills as you answer.'
          : `So far it weighs towards ${leading.map((id) => `${archetypes[id].name} ${percents[id]}%`).join(', ')}. Nothing is decided before the end.`}
      </figcaption>
    </figure>
  )
}
