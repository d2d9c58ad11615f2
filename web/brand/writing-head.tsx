/** The head of a generated list: how many, who wrote them, what stood before, and writing anew. */
import type { Maker } from '#contract/brand.ts'
import { madeBy } from '#web/brand/made-by.ts'
import { StaleNote } from '#web/brand/stale-note.tsx'
import { sentenceOf } from '#web/calls/send.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  title: string
  /** What the list holds, as the beginning of a sentence: "These sentences". */
  what: string
  action: string
  source: Maker | null
  earlierCount: number
  isStale: boolean
  isWriting: boolean
  isReady: boolean
  failure: unknown
  onWrite: () => void
  onShowEarlier: () => void
}

export function WritingHead({
  title,
  what,
  action,
  source,
  earlierCount,
  isStale,
  isWriting,
  isReady,
  failure,
  onWrite,
  onShowEarlier,
}: Props) {
  return (
    <>
      <div className="head-row">
        <div>
          <h2>{isWriting ? 'Writing…' : title}</h2>
          <p className="small quiet">
            {source && `${madeBy(source)} from what you told us. What stood here before is kept. `}
            {earlierCount > 0 && (
              <button className="link" type="button" onClick={onShowEarlier}>
                Show earlier versions
              </button>
            )}
          </p>
        </div>
        <button className="btn" type="button" disabled={isWriting || !isReady} onClick={onWrite}>
          <Icon name="renew" />
          {action}
        </button>
      </div>
      {isStale && !isWriting && <StaleNote what={what} onRenew={onWrite} isBusy={!isReady} />}
      {failure !== undefined && (
        <p className="err writing-failure" role="alert">
          {sentenceOf(failure, 'Nothing could be written just now. What stands here stays. Please try again.')}
        </p>
      )}
    </>
  )
}
