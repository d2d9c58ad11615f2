/** The way to Synapse on every signed-in screen: a seal at the bottom right, its panel loaded when it is first opened. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNudges } from '#web/strategist/nudge-queries.ts'
import { Seal } from '#web/strategist/synapse-seal.tsx'
import './synapse-button.css'

const loadPanel = () => import('#web/strategist/strategist-panel.tsx')
const StrategistPanel = lazy(() => loadPanel().then(({ StrategistPanel: Panel }) => ({ default: Panel })))

/** Once the nudges are there the page has its own things, and the button may look for a place that covers none of them. */
function useKeptClear(isReady: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const seal = button.current
    if (!isReady || !seal) return
    const begun = import('#web/strategist/keep-clear.ts').then(({ keepClear }) => keepClear(seal))
    begun.catch(console.error)
    return () => {
      begun.then((stop) => stop()).catch(() => undefined)
    }
  }, [isReady])
  return button
}

export function SynapseButton() {
  const known = useNudges()
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const button = useKeptClear(known !== undefined && !isOpen)
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
