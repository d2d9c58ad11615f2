/**
 * The button for Synapse on every signed-in screen: a seal in the top bar, or in the margin of wide screens. Its
 * panel loads when first opened.
 */
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { useIsPageSettled, useNudges } from '#web/strategist/nudge-queries.ts'
import type { StrategistPanel } from '#web/strategist/strategist-panel.tsx'
import { Seal } from '#web/strategist/synapse-seal.tsx'
import { importWithRetry } from '#web/ui/import-with-retry.ts'
import { showToast } from '#web/ui/toast.tsx'
import './synapse-button.css'

const loadPanel = () => importWithRetry(() => import('#web/strategist/strategist-panel.tsx'))
const outOfReach = { title: 'Synapse isn’t available', text: 'Please try again in a moment.', isBad: true }

/** The place in the top bar for the seal; found once the page has rendered. */
function usePlace(): Element | null {
  const { pathname } = useLocation()
  const [place, setPlace] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen may bring another top bar
  useEffect(() => setPlace(document.querySelector('.synapse-place')), [pathname])
  return place
}

export function SynapseButton() {
  const known = useNudges(useIsPageSettled())
  const place = usePlace()
  const [isOpen, setOpen] = useState(false)
  // Not a lazy component: if its file fails to load, the page around it keeps working.
  const [Panel, setPanel] = useState<typeof StrategistPanel>()
  const button = useRef<HTMLButtonElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (!isOpen && hasFocus.current) button.current?.focus()
    hasFocus.current = isOpen
  }, [isOpen])

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
  const seal = (
    <button
      ref={button}
      className="synapse"
      type="button"
      hidden={isOpen}
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
  )
  return (
    <>
      {place && createPortal(seal, place)}
      {Panel && isOpen && <Panel known={known} onClose={() => setOpen(false)} />}
    </>
  )
}
