/** Data that the server wrote into the page, so that no request is needed for it: the user and the product's name. */
import type { CurrentUser } from '#contract/account.ts'

/** `user` is null on screens that open without an account. */
type FirstData = { user: CurrentUser | null; productName: string }

/** Reads and parses it; it is trusted, since the server wrote it from the contract's reply. */
export function readInitialData(): FirstData | undefined {
  const text = document.getElementById('first-data')?.textContent
  return text ? JSON.parse(text) : undefined
}

/** The product's name; when rendered on the server, a placeholder that the server replaces. */
export const productName =
  typeof document === 'undefined' ? '%PRODUCT_NAME%' : (readInitialData()?.productName ?? 'Signet')
