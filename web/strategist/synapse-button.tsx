/** The way to Synapse on every signed-in screen: a seal at the bottom right, its panel loaded when it is first opened. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNudges, useQuietPage } from '#web/strategist/nudge-queries.ts'
import { Seal } from '#web/strategist/synapse-seal.tsx'
import './synapse-button.css'

const loadPanel = () => import('#web/strategist/strategist-panel.tsx')
const StrategistPanel = lazy(() => loadPanel().then(({ StrategistPanel: Panel }) => ({ default: Panel })))

/** Once the page has its own things, the button looks for a place that covers none of them; before, it is not seen. */
function useKeptClear(isQuiet: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const seal = button.current
    if (!isQuiet || !seal) return
    const begun = import('#web/strategist/keep-clear.ts').then(({ keepClear }) => keepClear(seal))
    begun.catch(() => seal.removeAttribute('data-tucked'))
    return () => {
      begun.then((stop) => stop()).catch(() => undefined)
    }
  }, [isQuiet])
  return button
}

export function SynapseButton() {
  const isQuiet = useQuietPage()
  const known = useNudges(isQuiet)
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const button = useKeptClear(isQuiet && !isOpen)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (!isOpen && hasFocus.current) button.current?.focus()
    hasFocus.current = isOpen
  }, [isOpen, button])

  const count = hasOpened || known?.hasConversation ? 0 : (known?.nudges.length ?? 0)
  const told = count > 0 ? `: ${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : ''
  return (
    <aside aria-label="Synapse">
      <button
        ref={button}
        className="synapse"
        type="button"
        hidden={isOpen}
        data-tucked=""
        aria-expanded={isOpen}
        aria-label={`Open Synapse, your virtual brand strategist${told}`}
        onPointerEnter={() => void loadPanel()}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <Seal />
        {count > 0 && (
          <span className="nudges num" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {hasOpened && (
        <Suspense fallback={null}>
          <StrategistPanel known={known} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  )
}
