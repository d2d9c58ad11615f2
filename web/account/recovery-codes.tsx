/** Ten recovery codes, shown once. */

import { useEffect, useRef } from 'react'
import { productName } from '#web/account/read-initial-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { showToast } from '#web/ui/toast.tsx'

type Props = { codes: readonly string[]; isNew: boolean; onClose: () => void }

async function copyCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ title: 'Copied', isBrief: true })
  } catch (error) {
    console.error(error)
    showToast({
      title: 'Not copied',
      text: 'Your browser didn’t allow it. Download them, or write them down.',
      isBad: true,
    })
  }
}

function downloadCodes(codes: readonly string[]): void {
  const text = `Recovery codes for ${productName}. Each opens your account once.\n\n${codes.join('\n')}\n`
  saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
}

export function RecoveryCodes({ codes, isNew, onClose }: Props) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <>
      <div className="note good" ref={note} tabIndex={-1}>
        <Icon name="check" />
        <p>
          <b>{isNew ? 'The second factor is on. Other devices are signed out.' : 'These are your new codes.'}</b> Keep
          these ten codes somewhere other than your phone. Each opens your account once if you lose your phone. We won’t
          show them again.
        </p>
      </div>
      <ol className="codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <Button onClick={() => void copyCodes(codes)}>
          <Icon name="copy" />
          Copy
        </Button>
        <Button onClick={() => downloadCodes(codes)}>
          <Icon name="download" />
          Download
        </Button>
        <Button kind="plain" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </>
  )
}
