/** The parts of a line, each to be pressed where it stands; the arrow keys go from one to the next. */
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react'

type Props = {
  parts: readonly string[]
  className: string
  onPick: (index: number) => void
  /** The part that is pressed; absent where pressing one does not hold it. */
  pressed?: number | undefined
  canHold?: boolean
  renderTip?: (index: number) => ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus along the parts that stand beside each other. */
function moveFocus(event: KeyboardEvent<HTMLElement>, index: number): boolean {
  const step = steps[event.key]
  if (step === undefined) return false
  const others = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="button"]')
  others?.[index + step]?.focus()
  return true
}

export function LineParts({ parts, className, onPick, pressed, canHold = false, renderTip }: Props) {
  const [reached, setReached] = useState(0)
  const current = Math.min(reached, parts.length - 1)
  return parts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
    <Fragment key={index}>
      {index > 0 && ' '}
      {/* biome-ignore lint/a11y/useSemanticElements: a real button does not break across lines */}
      <span
        role="button"
        className={pressed === index ? `${className} is-on` : className}
        tabIndex={index === current ? 0 : -1}
        data-number={index + 1}
        {...(canHold && { 'aria-pressed': pressed === index })}
        onFocus={() => setReached(index)}
        onClick={() => onPick(index)}
        onKeyDown={(event) => {
          const isPress = event.key === 'Enter' || event.key === ' '
          if (isPress) onPick(index)
          if (isPress || moveFocus(event, index)) event.preventDefault()
        }}
      >
        {text}
        {renderTip?.(index)}
      </span>
    </Fragment>
  ))
}
