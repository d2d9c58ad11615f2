/**
 * The progress of the interview. It does not show which archetype leads before the end, as that would influence the
 * answers.
 */
import { makeEmptyStanding } from '#contract/plain/archetype-standing.ts'
import { interviewQuestionsMax, interviewQuestionsMin } from '#contract/plain/archetypes.ts'
import { ArchetypeWheel } from '#web/brand/showing/archetype-wheel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

export function AnalysisProgress({ questionsAsked }: { questionsAsked: number }) {
  const percent = Math.min((questionsAsked / interviewQuestionsMin) * 100, 100)
  return (
    <section className="analysis-card" aria-labelledby="progress-title">
      <div className="head-row">
        <h2 id="progress-title">Analysis Progress</h2>
        <p className="num">
          <b>{questionsAsked}</b> / {interviewQuestionsMin}+ questions
        </p>
      </div>
      <ProgressBar percent={percent} label="Analysis Progress" />
      <p className="small quiet">
        {questionsAsked < interviewQuestionsMin ? 'Building comprehensive profile...' : 'Deep analysis in progress...'}
      </p>
      {questionsAsked < interviewQuestionsMax && <p className="small">{tellLeft(questionsAsked)}</p>}
    </section>
  )
}

/** The maximum number of questions left. */
function tellLeft(questionsAsked: number): string {
  const most = interviewQuestionsMax - questionsAsked
  const left = most === 1 ? 'One more question at most.' : `At most ${most} more questions.`
  return `${left} It ends sooner if your answers point one way.`
}

const empty = makeEmptyStanding()

export function WaitingWheel({ questionsAsked }: { questionsAsked: number }) {
  return (
    <figure className="waiting-wheel">
      <ArchetypeWheel standing={empty} count={questionsAsked} />
      <figcaption className="small quiet">
        The wheel fills in after your last answer. Nothing is decided before then.
      </figcaption>
    </figure>
  )
}
