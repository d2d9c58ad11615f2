/**
 * The page of a mailed link: one button to agree to receive a report. Opening it does nothing, because mail scanners
 * open links too.
 */

import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/plain-field.tsx'

export function AcceptReportPage() {
  return (
    <div className="wrap entry narrow">
      <div className="slip" id="agree">
        <h1>A website review for you</h1>
        <p>
          Someone who uses %PRODUCT_NAME% would like to send you a website review. Press the button, and we’ll email it
          to you.
        </p>
        <p className="quiet small">If you’d rather not, just close this page. We won’t send anything else.</p>
        <NeedsScript />
        <form id="agree-form" method="post" action="/api/audit-mail/confirm">
          <Button type="submit" kind="main" isBig isWide className="slip-button" data-busy="Sending…">
            Send me the review
          </Button>
        </form>
      </div>
      <div className="slip" id="agreed" tabIndex={-1} hidden>
        <h1>It’s on its way</h1>
        <p>The review will be in your inbox in a moment. You can close this page.</p>
        <a className="aside-link" href={paths.home}>
          What is %PRODUCT_NAME%?
        </a>
      </div>
      <div className="slip" id="invalid" tabIndex={-1} hidden>
        <h1>This link doesn’t work</h1>
        <p>It may be incomplete, or the review may be gone. Ask the person who sent it to send it again.</p>
        <a className="aside-link" href={paths.home}>
          What is %PRODUCT_NAME%?
        </a>
      </div>
    </div>
  )
}
