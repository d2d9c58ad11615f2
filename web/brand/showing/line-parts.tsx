/** The parts (phrases) of a line, each a button; the arrow keys move between them. */
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react'

type Props = {
  parts: readonly ReactNode[]
  className: string
  onPick: (index: number) => void
  /** The pressed part; omitted if parts are not toggles. */
  pressed?: number | undefined
  canHold?: boolean
  /** Called with the index of the part under the pointer or focus. */
  onPoint?: (index: number | undefined) => void
  /** The accessible description of a part. */
  describe?: (index: number) => string
  renderTip?: (index: number) => ReactNode
  /** What stands before a part; a blank between two parts if omitted. */
  renderBefore?: (index: number) => ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus to the neighbouring part. */
function moveFocus(event: KeyboardEvent<HTMLElement>, index: number): boolean {
  const step = steps[event.key]
  if (step === undefined) return false
  const others = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="button"]')
  others?.[index + step]?.focus()
  return true
}

export function LineParts(props: Props) {
  const { parts, className, onPick, pressed, canHold = false, onPoint, describe, renderTip, renderBefore } = props
  const [reached, setReached] = useState(0)
  const current = Math.min(reached, parts.length - 1)
  const [focused, setFocused] = useState<number>()
  const focus = (index: number | undefined) => {
    setFocused(index)
    onPoint?.(index)
  }
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
    <Fragment key={index}>
      {renderBefore ? renderBefore(index) : index > 0 && ' '}
      {/* biome-ignore lint/a11y/useSemanticElements: a real button does not break across lines */}
      <span
        role="button"
        className={pressed === index ? `${className} is-on` : className}
        tabIndex={index === current ? 0 : -1}
        data-number={index + 1}
        {...(canHold && { 'aria-pressed': pressed === index })}
        aria-description={describe?.(index)}
        onFocus={() => {
          setReached(index)
          focus(index)
        }}
        onBlur={() => focus(undefined)}
        onPointerEnter={() => onPoint?.(index)}
        // Scrolling can move the page from under a resting pointer: fall back to the focused part.
        onPointerLeave={() => onPoint?.(focused)}
        onClick={() => onPick(index)}
        onKeyDown={(event) => {
          const isPress = event.key === 'Enter' || event.key === ' '
          if (isPress) onPick(index)
          if (isPress || moveFocus(event, index)) event.preventDefault()
        }}
      >
        {part}
        {renderTip?.(index)}
      </span>
    </Fragment>
  ))
}
