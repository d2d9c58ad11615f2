/** What the server put into the page: the user and the product's name, there before any script runs. */
import type { CurrentUser } from '#contract/account.ts'

/** Screens that open without an account come with no user. */
type FirstData = { user: CurrentUser | null; productName: string }

/** Reads it; the element is the server's own, made from the contract's reply. */
export function readFirstData(): FirstData | undefined {
  const text = document.getElementById('first-data')?.textContent
  return text ? JSON.parse(text) : undefined
}

/** On the server a placeholder, which it fills in. */
export const productName =
  typeof document === 'undefined' ? '%PRODUCT_NAME%' : (readFirstData()?.productName ?? 'Signet')
