/** Asks a language model for its judgment of a finished review, and says where its judgments stand and what they are. */

import { useEffect, useRef, useState } from 'react'
import type { Audit } from '#contract/brand-review-calls.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { useUser } from '#web/account/use-user.ts'
import { useReadOnly } from '#web/brand/showing/read-only.tsx'
import { WritingFailure } from '#web/brand/showing/writing-failure.tsx'
import { judgeAudit } from '#web/brand-review/brand-review-queries.ts'
import { JudgmentLinks, tellCheckCount, tellJudgments } from '#web/brand-review/judgments.tsx'
import type { ReportView } from '#web/brand-review/report-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import { useModelWriting } from '#web/writing/use-model-writing.ts'

/** One request at a time; leaving the screen ends it. */
function useJudging(id: string) {
  const running = useRef<AbortController>(undefined)
  const [isAsking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<WritingTrouble>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => () => running.current?.abort(), [])
  const ask = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setTrouble(undefined)
    setFailure(undefined)
    setAsking(true)
    try {
      const met = await judgeAudit(id, controller.signal)
      if (!controller.signal.aborted) setTrouble(met)
    } catch (error) {
      if (controller.signal.aborted) return
      console.error(error)
      setFailure(error)
    } finally {
      // Whoever stopped it has set this already, and may have asked again.
      if (running.current === controller) {
        running.current = undefined
        setAsking(false)
      }
    }
  }
  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setAsking(false)
  }
  return { isAsking, trouble, failure, ask, stop }
}

type Props = { audit: Pick<Audit, 'id' | 'judgments'>; view: ReportView }

/** Below the scores of the owner's own report. Nothing where no model may be asked and none was. */
export function Judging({ audit: { id, judgments }, view }: Props) {
  const { isAsking, trouble, failure, ask, stop } = useJudging(id)
  const isReadOnly = useReadOnly('brand-review')
  const writing = useModelWriting({
    ...{ tool: 'review' as const, isImpersonated: useUser().impersonating },
    start: (byModel) => void (byModel && ask()),
  })
  const { model, isOn, isOffered } = writing
  const { askedOf, canBeAsked } = judgments
  const mayAsk = model !== null && (isOn || isOffered) && canBeAsked && !isReadOnly
  if (!mayAsk && askedOf === null) return null
  const press = () => (isAsking ? stop() : isOffered ? writing.ask(true) : writing.write())
  return (
    <section className="judging" aria-labelledby="judging-title">
      <div>
        <h2 id="judging-title">{askedOf === null ? 'What doesn’t fit together?' : 'What doesn’t fit together'}</h2>
        {mayAsk && (
          <Button onClick={press}>
            <Icon name={isAsking ? 'close' : askedOf === null ? 'refine' : 'renew'} />
            {isAsking ? 'Stop' : askedOf === null ? `Ask ${model.name} for its judgment` : `Ask ${model.name} again`}
          </Button>
        )}
      </div>
      <p className="small quiet" role="status">
        {isAsking
          ? 'Reading your pages and comparing what they say. This can take a minute.'
          : (tellJudgments(view) ?? tellNone(view, askedOf, model?.name))}
      </p>
      {!isAsking && <JudgmentLinks view={view} />}
      <TroubleNote trouble={isAsking ? undefined : trouble} instead="What we measured stands as it is." />
      <WritingFailure failure={failure} />
      {writing.isAsking && model && (
        <ConsentDialog
          {...{ model, tool: writing.tool, about: id, hasAgreed: isOn, without: 'the measured findings will do' }}
          onClose={() => writing.ask(false)}
          onSend={writing.writeByModel}
        />
      )}
    </section>
  )
}

/** Before a model was asked, and after one that found nothing. */
const tellNone = (view: ReportView, askedOf: string | null, name = 'A model') =>
  askedOf === null
    ? `${tellCheckCount(view)} ${name} can look for what no check counts: pages that sound like two people, a promise that is taken back, two things that can’t both be true. It quotes both passages each time, and changes no score.`
    : `${tellCheckCount(view)} ${askedOf} was asked, and nothing it found is left to show.`
