/** Copies a text; a clipboard that refuses is only logged. */
import { showToast } from '#web/ui/toast.tsx'

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied' })
  } catch (error) {
    console.error(error)
  }
}
