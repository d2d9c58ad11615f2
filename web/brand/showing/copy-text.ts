/** Copies a text, and says how that went. */
import { showToast } from '#web/ui/toast.tsx'

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied', isBrief: true })
  } catch (error) {
    console.error(error)
    tellRefused()
  }
}

/** Copies what stands on the page as it is set, for programs that keep headings, and as plain text for all others. */
export async function copySet(element: HTMLElement): Promise<void> {
  const { innerHTML, innerText } = element
  try {
    const blobs = [
      ['text/html', innerHTML],
      ['text/plain', innerText],
    ].map(([type = '', text = '']) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
    showToast({ title: 'Copied', isBrief: true })
  } catch (error) {
    console.error(error)
    tellRefused()
  }
}

const tellRefused = () =>
  showToast({
    title: 'Not copied',
    text: 'Your browser didn’t allow it. Please select the text and copy it yourself.',
    isBad: true,
  })
