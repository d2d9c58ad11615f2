/** What can be done with a result: take it along, or start over. */
import { useState } from 'react'
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import { fetchReport, renewAnalysis, resetInterview } from '#web/brand-archetype/archetype-queries.ts'
import { tellRefusal } from '#web/brand-archetype/tell-refusal.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

const fileName = 'brand-archetype-analysis.pdf'

/** Saves a file that was fetched, as a link with `download` would. */
function saveFile(file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // Browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export function DownloadButton({ interview }: { interview: ArchetypeInterview }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await fetchReport(interview))
      showToast({ title: 'Success', text: 'Your Brand Archetype Analysis PDF has been downloaded.' })
    } catch (error) {
      console.error(error)
      showToast({ title: 'Error', text: 'Failed to download PDF. Please try again.', isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button className="btn" type="button" disabled={isBusy} onClick={download}>
      <Icon name="download" />
      Download PDF
    </button>
  )
}

/** Renewing a result that was made from earlier answers of the record; `isRenewed` once that has happened. */
export function useRenewing(): { isBusy: boolean; isRenewed: boolean; renew: () => Promise<void> } {
  const [isBusy, setBusy] = useState(false)
  const [isRenewed, setRenewed] = useState(false)
  const renew = async () => {
    setBusy(true)
    setRenewed(false)
    try {
      await renewAnalysis()
      setRenewed(true)
      showToast({ title: 'Renewed', text: 'Your answers were read again. What stood here before is kept.' })
    } catch (error) {
      console.error(error)
      const text = tellRefusal(error, 'The analysis could not be renewed. Please try again.')
      showToast({ title: 'Error', text, isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, isRenewed, renew }
}

/** Starting over; `isBusy` while it happens, `isAnew` once it has. */
export function useStartOver(): { isBusy: boolean; isAnew: boolean; startOver: () => Promise<void> } {
  const [isBusy, setBusy] = useState(false)
  const [isAnew, setAnew] = useState(false)
  const startOver = async () => {
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
      const text = tellRefusal(error, 'Failed to reset analysis. Please try again.')
      showToast({ title: 'Error', text, isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, isAnew, startOver }
}
