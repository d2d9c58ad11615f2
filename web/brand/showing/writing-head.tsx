/**
 * The head of a list of generated lines: how many there are, how they were made, which ones stay when the list is
 * regenerated, the version history, and the button to regenerate.
 */

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { HistoryPart } from '#contract/brand-history.ts'
import type { ResultSource } from '#contract/plain/brand.ts'
import { describeSource } from '#web/brand/showing/describe-source.ts'
import { EarlierLists, RestoreListButton } from '#web/brand/showing/earlier-lists.tsx'
import { StaleNote } from '#web/brand/showing/stale-note.tsx'
import { WritingFailure } from '#web/brand/showing/writing-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type Props = {
  title: string
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** What the list holds, as the start of a sentence: "These drafts". */
  what: string
  /** A sentence on how the list was made, for lists made without a language model. */
  ownWords: string
  stays: string
  action: string
  source: ResultSource | null
  earlierCount: number
  isStale: boolean
  isWriting: boolean
  isChecking: boolean
  isReady: boolean
  failure: unknown
  children?: ReactNode
  onWrite: () => void
  /** Another way to write, such as by a language model; placed before the button. */
  otherWay?: ReactNode
  /** While something is written: ends it. */
  onStop?: () => void
  part: HistoryPart
  earlierTitle: string
  /** Called after an earlier list was restored. */
  onRestored: () => Promise<unknown>
}

export function WritingHead(props: Props) {
  const { title, headingRef, what, ownWords, stays, action, source, earlierCount, isStale, isWriting, isReady } = props
  const { isChecking, part, earlierTitle, onRestored } = props
  const ownRef = useRef<HTMLHeadingElement>(null)
  const heading = headingRef ?? ownRef
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [hasWritten, setWritten] = useState(false)
  useEffect(() => {
    if (isWriting) setWritten(true)
  }, [isWriting])
  const canGoBack = hasWritten && !isWriting && !props.failure
  const broughtBack = () => {
    setWritten(false)
    heading.current?.focus()
  }
  return (
    <>
      <div className="drafts-head">
        <h2 ref={heading} tabIndex={-1}>
          {isWriting ? (isChecking ? 'Checking…' : 'Writing…') : title}
        </h2>
        {props.otherWay}
        {isWriting && props.onStop ? (
          <Button onClick={props.onStop}>
            <Icon name="stop" />
            Stop
          </Button>
        ) : (
          <Button disabled={isWriting || !isReady} onClick={props.onWrite}>
            <Icon name="renew" />
            {action}
          </Button>
        )}
        {(source || earlierCount > 0) && (
          <p className="small quiet">
            {source && `${source === 'provider' ? `${describeSource(source)}.` : ownWords} ${stays} `}
            {earlierCount > 0 && (
              <>
                {canGoBack && (
                  <>
                    <RestoreListButton part={part} onRestored={onRestored} onDone={broughtBack} />
                    {' · '}
                  </>
                )}
                <LinkButton size="in-text" onClick={() => setHistoryOpen(true)}>
                  Show earlier versions
                </LinkButton>
              </>
            )}
          </p>
        )}
      </div>
      <p className="vh" role="status">
        {isChecking && (isWriting ? 'Checking against what you told us.' : 'Checked against what you told us.')}
      </p>
      {isStale && !isWriting && <StaleNote what={what} onRenew={props.onWrite} isBusy={!isReady} />}
      <WritingFailure failure={props.failure}>{props.children}</WritingFailure>
      {isHistoryOpen && (
        <EarlierLists {...{ part, onRestored }} title={earlierTitle} onClose={() => setHistoryOpen(false)} />
      )}
    </>
  )
}
