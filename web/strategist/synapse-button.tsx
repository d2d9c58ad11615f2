/** The way to Synapse on every signed-in screen: a seal at the bottom right, its panel loaded when it is first opened. */
import { useEffect, useRef, useState } from 'react'
import { useNudges, useQuietPage } from '#web/strategist/nudge-queries.ts'
import type { StrategistPanel } from '#web/strategist/strategist-panel.tsx'
import { Seal } from '#web/strategist/synapse-seal.tsx'
import { showToast } from '#web/ui/toast.tsx'
import './synapse-button.css'

const loadPanel = () => import('#web/strategist/strategist-panel.tsx')
const outOfReach = { title: 'Synapse is out of reach', text: 'Please try again in a moment.', isBad: true }

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
  // Not a lazy component: should its file not come, the page around it stays as it is.
  const [Panel, setPanel] = useState<typeof StrategistPanel>()
  const button = useKeptClear(isQuiet && !isOpen)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (!isOpen && hasFocus.current) button.current?.focus()
    hasFocus.current = isOpen
  }, [isOpen, button])

  const open = async () => {
    try {
      const loaded = await loadPanel()
      setPanel(() => loaded.StrategistPanel)
      setOpen(true)
    } catch (error) {
      console.error(error)
      showToast(outOfReach)
    }
  }

  const count = Panel || known?.hasConversation ? 0 : (known?.nudges.length ?? 0)
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
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => void open()}
      >
        <Seal />
        {count > 0 && (
          <span className="nudges num" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {Panel && <Panel known={known} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </aside>
  )
}
