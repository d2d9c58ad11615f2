/** Shown at the end of the discovery: the six number one words together, and the link to the next step. */

import type { AttributesData } from '#contract/plain/brand.ts'
import { BrandDna } from '#web/brand/showing/brand-dna.tsx'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PdfLink } from '#web/ui/pdf-link.tsx'

type Props = { data: AttributesData; nextPath: string; onReview: () => void }

export function DiscoveryCompletion({ data, nextPath, onReview }: Props) {
  return (
    <main id="main">
      <div className="wrap">
        <p className="badge good">
          <Icon name="check" />
          Completed
        </p>
        <h1 className="completion-title">Six words that are yours</h1>
        <p className="lede">
          Everything from here on builds on these: your value proposition, your tagline, your core values.
        </p>
        <div className="tool-dna">
          <BrandDna data={data} />
        </div>
        <p className="row completion-links">
          <PdfLink isFlush href="/api/brand-attributes/pdf">
            <Icon name="download" />
            Download the report
          </PdfLink>
        </p>
      </div>
      <ActionBar>
        <Button onClick={onReview}>Review & Edit</Button>
        <span className="save" role="status">
          <Icon name="check" />
          Saved
        </span>
        <ButtonLink kind="main" to={nextPath}>
          Continue to Next Tool
        </ButtonLink>
      </ActionBar>
    </main>
  )
}
