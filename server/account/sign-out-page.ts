/** The page that asks before it signs out: shown when another site sent the browser to /api/logout. */
import { escapeHtml } from '#server/platform/http/escape-html.ts'

/** A whole page without script; its link carries the single-use token. */
export function signOutPage(productName: string, token: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign out · ${escapeHtml(productName)}</title></head>
<body><main><h1>Sign out of ${escapeHtml(productName)}?</h1>
<p>Another site sent you here. You are still signed in.</p>
<p><a href="/api/logout?token=${encodeURIComponent(token)}">Sign Out</a></p>
<p><a href="/toolkit">Stay signed in</a></p></main></body></html>
`
}
