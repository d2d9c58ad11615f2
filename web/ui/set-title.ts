/** Sets the document's title for the current screen. */
import { useEffect } from 'react'

/** Sets "Screen · Product" while the screen is mounted. */
export function useTitle(title: string, productName: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])
}
