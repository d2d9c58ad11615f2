/** Sets the document's title for the current screen. */
import { useEffect } from 'react'

/** Sets "Screen · Product" while the screen is mounted. */
export function useDocumentTitle(title: string, productName: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])
}
