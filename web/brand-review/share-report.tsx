/** The read-only page of a report: created by sharing, and withdrawn for good when the owner stops sharing. */

import { useState } from 'react'
import type { Audit } from '#contract/brand-review-calls.ts'
import { shortenAddress } from '#contract/plain/brand-review-words.ts'
import { copyText } from '#web/brand/showing/copy-text.ts'
import { shareAudit, unshareAudit } from '#web/brand-review/brand-review-queries.ts'
import { getErrorMessage } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

const linkOf = (sharePath: string) => new URL(sharePath, location.origin).href
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Opens the device's share dialog, or copies the link if that fails. If the owner cancels the dialog, nothing is
 * copied.
 */
async function handOn(url: string, websiteUrl: string): Promise<void> {
  try {
    await navigator.share({
      title: `Website Review of ${shortenAddress(websiteUrl)}`,
      text: 'What to do first on this website, and four scores, each with its proof.',
      url,
    })
  } catch (error) {
    if (isAbort(error)) return
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link Copied', text: 'Report link copied to clipboard!' })
  }
}

export function useSharing({ id, websiteUrl }: Audit) {
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>, failure: string) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      console.error(error)
      showToast({ title: 'Error', text: getErrorMessage(error, failure), isBad: true })
    } finally {
      setBusy(false)
    }
  }
  const share = () =>
    run(
      async () => handOn(linkOf(await shareAudit(id)), websiteUrl),
      'We couldn’t share the report. If there’s a link below, you can copy it.',
    )
  const stop = () =>
    run(async () => {
      await unshareAudit(id)
      showToast({ title: 'Sharing stopped', text: 'The link no longer works.' })
    }, 'We couldn’t turn off the link. Please try again.')
  return { isBusy, share, stop }
}

/** Says that a report is shared, shows its link, and offers to stop sharing. */
export function SharedLink({ audit }: { audit: Audit }) {
  const { isBusy, stop } = useSharing(audit)
  if (audit.sharePath === null) return null
  const link = linkOf(audit.sharePath)
  return (
    <div className="note shared-link">
      <Icon name="upload" />
      <div>
        <b>Shared</b>
        <p className="small">
          Anyone with this link can read the report: <a href={link}>{shortenAddress(link)}</a>
        </p>
      </div>
      <span className="row">
        <Button onClick={() => void copyText(link)}>
          <Icon name="copy" />
          Copy link
        </Button>
        <Button disabled={isBusy} onClick={() => void stop()}>
          Stop sharing
        </Button>
      </span>
    </div>
  )
}
