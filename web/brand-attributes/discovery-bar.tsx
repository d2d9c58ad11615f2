/** The foot of a category's screen: on phones a drawer with the five picks; below it back, save state and next step. */

import { type ReactNode, useEffect, useRef } from 'react'
import { SaveNote } from '#web/brand/saving/save-note.tsx'
import type { SaveState } from '#web/brand/saving/saved-draft.ts'
import { readOnlyState } from '#web/brand/showing/read-only.tsx'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The button for the next step; `missing` names the categories that must be completed first. */
export type NextStepButton = { label: string; missing: readonly string[]; go: () => void }

type Props = {
  /** Undefined if nothing was saved yet. */
  saveState: SaveState | undefined
  /** Read-only: no save state is shown. */
  isReadOnly?: boolean
  /** The phone's drawer; undefined while the category has no words. */
  drawer?:
    | { title: string; note: string; isOpen: boolean; onToggle: (isOpen: boolean) => void; content: ReactNode }
    | undefined
  onBack: () => void
  /** Moves the focus to choosing the number one; given if only that is missing. */
  onChoose?: (() => void) | undefined
  /** Undefined until the number one is chosen. */
  next: NextStepButton | undefined
}

export function DiscoveryBar({ saveState, isReadOnly = false, drawer, onBack, onChoose, next }: Props) {
  return (
    <div className="bar-stack">
      {drawer && <Drawer {...drawer} />}
      <ActionBar className="under-drawer" back={{ onPress: onBack }}>
        {isReadOnly ? (
          <span className="save">{readOnlyState}</span>
        ) : saveState ? (
          <SaveNote saveState={saveState} what="words" />
        ) : (
          <span className="save" />
        )}
        {onChoose && (
          <Button kind="main" onClick={onChoose}>
            Choose your number one
          </Button>
        )}
        {next && next.missing.length > 0 && <span className="small quiet">Still to do: {next.missing.join(', ')}</span>}
        {next && (
          <Button kind="main" disabled={next.missing.length > 0} onClick={next.go}>
            {next.label}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}

function Drawer({ title, note, isOpen, onToggle, content }: NonNullable<Props['drawer']>) {
  const box = useRef<HTMLDetailsElement>(null)
  // When the drawer opens, focus the first option for keyboard and screen reader users.
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('[type="radio"]:enabled')?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <details
      ref={box}
      className="drawer"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        onToggle(false)
        box.current?.querySelector('summary')?.focus()
      }}
    >
      <summary>
        <b>{title}</b>
        <span className="num small quiet">{note}</span>
        <Icon name="up" />
      </summary>
      <div>{content}</div>
    </details>
  )
}
