/**
 * The owner's mark on a finding of a report: done (the next review checks it) or intended (so not a fault). Viewers of
 * a shared report see it without the buttons.
 */

import { type ReactNode, useEffect, useRef } from 'react'
import type { AuditMark } from '#contract/brand-review-calls.ts'
import type { ReportView } from '#web/brand-review/report-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const said = {
  done: { name: 'Done', next: 'The next review will check it again.' },
  intended: { name: 'Meant this way', next: 'The next review will leave it out of the score.' },
} as const satisfies Record<AuditMark['mark'], { name: string; next: string }>

function State({ mark, isLeftOut }: { mark: AuditMark['mark'] | undefined; isLeftOut: boolean }) {
  if (mark === undefined) return isLeftOut ? <span>The next review will count it again.</span> : null
  return (
    <>
      <span className={mark === 'done' ? 'badge good mark-badge' : 'badge mark-badge'}>
        {mark === 'done' && <Icon name="check" className="mark-badge-icon" />}
        {said[mark].name}
      </span>
      <span>{isLeftOut && mark === 'intended' ? 'Left out of the score.' : said[mark].next}</span>
    </>
  )
}

type Props = {
  view: ReportView
  check: string
  /** The title of the finding, for screen reader users who hear only the buttons. */
  title: string
  /** Content before and after the buttons. */
  before?: ReactNode
  children?: ReactNode
}

export function MarkRow({ view, check, title, before, children }: Props) {
  const { analysis, marks, setMark } = view
  const mark = marks?.find((each) => each.check === check)?.mark
  const isLeftOut = analysis.intended?.includes(check) === true
  const row = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // The pressed button has disappeared: focus the one that removes the mark or, after removing it, that sets it.
    if (isPressed.current) row.current?.querySelector<HTMLElement>(`[data-mark="${mark ?? ''}"]`)?.focus()
    isPressed.current = false
  }, [mark])
  const press = (next: AuditMark['mark'] | null) => async () => {
    isPressed.current = true
    await setMark?.(check, next)
  }
  const button = (next: AuditMark['mark']) => (
    <Button kind="tool" data-mark={next === 'done' ? '' : undefined} onClick={press(next)}>
      {next === 'done' && <Icon name="check" />}
      {said[next].name}
      <span className="vh">: {title}</span>
    </Button>
  )
  const mayMark = setMark !== undefined && marks !== null && check !== ''
  return (
    <div className="mark-row" ref={row}>
      {before}
      <span role="status">
        <State mark={marks === null && isLeftOut ? 'intended' : mark} isLeftOut={isLeftOut} />
      </span>
      {mayMark && mark !== undefined && (
        <Button kind="tool" data-mark={mark} onClick={press(null)}>
          <Icon name="undo" />
          Undo<span className="vh">: {title}</span>
        </Button>
      )}
      {mayMark && mark === undefined && button('done')}
      {mayMark && mark === undefined && button('intended')}
      {children}
    </div>
  )
}
