/** What can be done with a result: download it, or start over. */

import { useState } from 'react'
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import { fetchReport, renewAnalysis, resetInterview } from '#web/brand-archetype/archetype-queries.ts'
import { explainRefusal } from '#web/brand-archetype/explain-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { showToast } from '#web/ui/toast.tsx'

const fileName = 'brand-archetype-analysis.pdf'

export function DownloadButton({ interview }: { interview: ArchetypeInterview }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await fetchReport(interview), fileName)
      showToast({ title: 'Success', text: 'Your Brand Archetype Analysis PDF has been downloaded.' })
    } catch (error) {
      console.error(error)
      showToast({ title: 'Error', text: 'Failed to download PDF. Please try again.', isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button disabled={isBusy} onClick={download}>
      <Icon name="download" />
      Download PDF
    </Button>
  )
}

/** Computes the result again if answers have changed since; `isRenewed` once that is done. */
export function useRenewAnalysis(): { isBusy: boolean; isRenewed: boolean; renew: () => Promise<void> } {
  const [isBusy, setBusy] = useState(false)
  const [isRenewed, setRenewed] = useState(false)
  const renew = async () => {
    setBusy(true)
    setRenewed(false)
    try {
      await renewAnalysis()
      setRenewed(true)
      showToast({ title: 'Renewed', text: 'We read your answers again. The earlier result is saved.' })
    } catch (error) {
      console.error(error)
      const text = explainRefusal(error, 'We couldn’t renew the analysis. Please try again.')
      showToast({ title: 'Error', text, isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, isRenewed, renew }
}

/**
 * Starts over; `isBusy` while it runs, `isAnew` once it is done. The button keeps the focus, so it is not disabled
 * and a second press is ignored.
 */
export function useStartOver(): { isBusy: boolean; isAnew: boolean; startOver: () => Promise<void> } {
  const [isBusy, setBusy] = useState(false)
  const [isAnew, setAnew] = useState(false)
  const startOver = async () => {
    if (isBusy) return
    setBusy(true)
    setAnew(false)
    try {
      await resetInterview()
      setAnew(true)
      showToast({
        title: 'Analysis Reset',
        text: 'Your brand archetype analysis has been reset. You can start fresh.',
      })
    } catch (error) {
      console.error(error)
      const text = explainRefusal(error, 'Failed to reset analysis. Please try again.')
      showToast({ title: 'Error', text, isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, isAnew, startOver }
}

/** Starting over discards half an hour of answers and locks the next step, so it asks first. */
export function StartOverButton({ isOff, onStartOver }: { isOff: boolean; onStartOver: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button disabled={isOff} onClick={() => setAsking(true)}>
        <Icon name="renew" />
        Start Over
      </Button>
      {isAsking && (
        <Dialog title="Start a new interview?" onClose={() => setAsking(false)}>
          <p>
            Your conversation and its result are kept under “Show earlier conversations”. Until the new interview is
            complete, the Website Review is locked.
          </p>
          <div className="row">
            <Button
              kind="main"
              onClick={() => {
                setAsking(false)
                onStartOver()
              }}
            >
              Start a New Interview
            </Button>
            <Button onClick={() => setAsking(false)}>Keep My Result</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
