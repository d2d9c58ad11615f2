/** Copies to the clipboard and reports the outcome in a toast. */
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

/** Copies an element as HTML for programs that keep formatting, and as plain text for all others. */
export async function copyElement(element: HTMLElement): Promise<void> {
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
