/** The document's title, set by the screen that stands. */
import { useEffect } from 'react'

/** Sets "Screen · Product" as long as the screen stands. */
export function useTitle(title: string, productName: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])
}
