/** How far the interview has come; what it weighs towards is not told before the end, for whoever knows it answers to it. */
import { emptyStanding } from '#contract/archetype-standing.ts'
import { questionsMin } from '#contract/archetypes.ts'
import { ArchetypeWheel } from '#web/brand/archetype-wheel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

export function AnalysisProgress({ questionsAsked }: { questionsAsked: number }) {
  const percent = Math.min((questionsAsked / questionsMin) * 100, 100)
  return (
    <section className="progress-card" aria-labelledby="progress-title">
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

const empty = emptyStanding()

export function WaitingWheel({ questionsAsked }: { questionsAsked: number }) {
  return (
    <figure className="waiting-wheel">
      <ArchetypeWheel standing={empty} count={questionsAsked} />
      <figcaption className="small quiet">Nothing is decided before your last answer. Then it fills.</figcaption>
    </figure>
  )
}
