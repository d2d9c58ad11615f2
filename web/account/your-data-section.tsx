/** The export of all data in the account. */

import { useState } from 'react'
import { getSectionTitleId, profileSections } from '#web/account/profile-nav.tsx'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { request } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Downloads the file; a refusal is shown here instead of replacing the page. */
export async function downloadOwnData(): Promise<void> {
  try {
    const response = await request('GET /api/account/export', {})
    saveFile(await response.blob(), 'my-data.json')
  } catch (error) {
    console.error(error)
    showToast({ title: 'Not downloaded', text: explainFailure(error, 'Please try again.'), isBad: true })
  }
}

export function YourDataSection() {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    await downloadOwnData()
    setBusy(false)
  }
  return (
    <section className="psec" aria-labelledby={getSectionTitleId('data')}>
      <h2 id={getSectionTitleId('data')}>{profileSections.data}</h2>
      <p>
        Everything in your account in one file: profile, every word, value proposition, tagline and value with its
        earlier versions, conversations, reviews and payments.
      </p>
      <Button className="section-button" isBusy={isBusy} onClick={() => void download()}>
        <Icon name="download" />
        {isBusy ? 'Gathering your data…' : 'Download all data (JSON)'}
      </Button>
    </section>
  )
}
