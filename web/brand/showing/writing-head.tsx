/** The head of a generated list: how many, in whose words, what stays and what stood before, and writing anew. */
import type { ReactNode, Ref } from 'react'
import type { Maker } from '#contract/plain/brand.ts'
import { madeBy } from '#web/brand/showing/made-by.ts'
import { StaleNote } from '#web/brand/showing/stale-note.tsx'
import { WritingFailure } from '#web/brand/showing/writing-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  title: string
  headingRef?: Ref<HTMLHeadingElement>
  /** What the list holds, as the beginning of a sentence: "These drafts". */
  what: string
  /** How it was made without a language model. */
  ownWords: string
  stays: string
  action: string
  source: Maker | null
  earlierCount: number
  isStale: boolean
  isWriting: boolean
  isReady: boolean
  failure: unknown
  children?: ReactNode
  onWrite: () => void
  onShowEarlier: () => void
}

export function WritingHead(props: Props) {
  const { title, headingRef, what, ownWords, stays, action, source, earlierCount, isStale, isWriting, isReady } = props
  return (
    <>
      <div className="drafts-head">
        <h2 ref={headingRef} tabIndex={-1}>
          {isWriting ? 'Writing…' : title}
        </h2>
        <button className="btn" type="button" disabled={isWriting || !isReady} onClick={props.onWrite}>
          <Icon name="renew" />
          {action}
        </button>
        {(source || earlierCount > 0) && (
          <p className="small quiet">
            {source && `${source === 'provider' ? `${madeBy(source)}.` : ownWords} ${stays} `}
            {earlierCount > 0 && (
              <button className="link" type="button" onClick={props.onShowEarlier}>
                Show earlier versions
              </button>
            )}
          </p>
        )}
      </div>
      {isStale && !isWriting && <StaleNote what={what} onRenew={props.onWrite} isBusy={!isReady} />}
      <WritingFailure failure={props.failure}>{props.children}</WritingFailure>
    </>
  )
}
