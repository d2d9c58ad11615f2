/** Opens the report's PDF in a new tab, after checking that it exists. */
import { buildAddress, request } from '#web/calls/send.ts'
import { getTimeZone } from '#web/ui/get-time-zone.ts'
import { showToast } from '#web/ui/toast.tsx'

const pdfCall = 'GET /api/audit/:id/pdf'

export async function openReportPdf(id: string): Promise<void> {
  const parts = { params: { id }, query: { timeZone: getTimeZone() } }
  const { url } = buildAddress(pdfCall, parts)
  // Open the tab right away, while the click still permits it.
  const tab = window.open('', '_blank')
  try {
    await request(pdfCall, parts)
    if (tab) tab.location.replace(url)
    else location.assign(url)
    showToast({ title: 'Download Started', text: 'Your PDF report is being downloaded.' })
  } catch (error) {
    console.error(error)
    tab?.close()
    showToast({ title: 'Download Failed', text: 'Failed to download PDF report.', isBad: true })
  }
}
