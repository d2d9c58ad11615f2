/** The brand export: the brief as a page, and four file formats. */

import { useRef, useState } from 'react'
import type { ExportFile, ExportFormat } from '#contract/brand-export.ts'
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { copyElement, copyText } from '#web/brand/showing/copy-text.ts'
import { BrandBriefPage } from '#web/brand-export/brand-brief.tsx'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { useFreshCall } from '#web/calls/use-call.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { getTimeZone } from '#web/ui/get-time-zone.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import './export.css'

const forms: Readonly<Record<ExportFormat, { name: string; use: string }>> = {
  markdown: {
    name: 'Markdown brief',
    use: 'For wikis and notes: plain text with simple marks for headings and lists.',
  },
  prompt: { name: 'AI system prompt', use: 'For AI chat tools: paste it into the custom instructions.' },
  json: { name: 'JSON', use: 'For software: your whole brand, with a published schema.' },
  jsonl: {
    name: 'Questions and answers (JSONL)',
    use: 'For training AI models: questions about your brand, with your answers, those of the interview too.',
  },
}

const listOf = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)

/** The names of the parts that the brief has so far. */
function partsOf(brand: ExportedBrand): string[] {
  const { uniqueValueProposition, tagline, coreValues, archetype, websiteReview } = brand
  const lines = [uniqueValueProposition, tagline].filter(Boolean).length
  return [
    'your answers as you wrote them',
    ...(lines > 0 ? [lines > 1 ? 'the lines you chose' : 'the line you chose'] : []),
    ...(coreValues.length > 0 ? ['your core values'] : []),
    ...(archetype ? ['your archetype'] : []),
    ...(websiteReview ? ['what your website review found'] : []),
  ]
}

export default function ExportPage() {
  useDocumentTitle('Brand Export', productName)
  const { data, error } = useFreshCall('GET /api/brand/export', { query: { timeZone: getTimeZone() } })
  return (
    <main id="main">
      <div className="wrap">
        <h1>Take your brand with you</h1>
        <p className="lede tool-lede">
          Your brand brief, for a designer, a writer or a printer.{' '}
          {data?.brand && `It has ${listOf(partsOf(data.brand))}.`}
        </p>
        {error && (
          <LoadFailure>{explainFailure(error, 'We couldn’t load the export. Please refresh the page.')}</LoadFailure>
        )}
        {data && !data.isReady && <NotReady />}
        {data?.brand && <Brief brand={data.brand} />}
        {data?.isReady && <Forms files={data.files} />}
      </div>
    </main>
  )
}

function NotReady() {
  return (
    <div className="empty-state">
      <h2>Your words come first</h2>
      <p className="quiet">The export opens as soon as all six categories of your brand attributes are complete.</p>
      <ButtonLink kind="main" to={paths.brandAttributes}>
        Go to Brand Attributes
      </ButtonLink>
    </div>
  )
}

function Brief({ brand }: { brand: ExportedBrand }) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <div className="brief-part">
      <div className="row">
        <Button kind="main" onClick={() => window.print()}>
          <Icon name="download" />
          Save as PDF
        </Button>
        <Button onClick={() => sheet.current && void copyElement(sheet.current)}>
          <Icon name="copy" />
          Copy the brief
        </Button>
        <span className="small quiet">“Save as PDF” opens the print window. Choose PDF there.</span>
      </div>
      <BrandBriefPage ref={sheet} brand={brand} />
    </div>
  )
}

function Forms({ files }: { files: readonly ExportFile[] }) {
  const [format, setFormat] = useState<ExportFormat>('markdown')
  const file = files.find((each) => each.format === format)
  return (
    <section className="export-tools" aria-labelledby="export-tools-title">
      <h2 id="export-tools-title">For AI tools and developers</h2>
      <p className="quiet">The same brand in four formats that software can read.</p>
      <div className="export">
        <fieldset className="export-forms">
          <legend className="label">Format</legend>
          {files.map((each) => (
            <label key={each.format} className="export-form">
              <input
                type="radio"
                name="form"
                checked={each.format === format}
                onChange={() => setFormat(each.format)}
              />
              <span>
                <b>{forms[each.format].name}</b>
                <span className="small quiet">{forms[each.format].use}</span>
              </span>
            </label>
          ))}
          <a className="small" href="/api/brand/export-schema.json" target="_blank" rel="noopener">
            The JSON schema
          </a>
        </fieldset>
        {file && <Preview file={file} />}
      </div>
    </section>
  )
}

/** The URL of a file; it has the time zone, so that dates in the file match those in the preview. */
const addressOf = (format: ExportFormat) => `/api/brand/export/${format}?timeZone=${encodeURIComponent(getTimeZone())}`

function Preview({ file }: { file: ExportFile }) {
  return (
    <section className="export-preview" aria-label={`Preview of ${forms[file.format].name}`}>
      <div className="head-row">
        <h3 className="num">{file.fileName}</h3>
        <span className="row">
          <Button onClick={() => copyText(file.text)}>
            <Icon name="copy" />
            Copy
          </Button>
          <ButtonAnchor href={addressOf(file.format)} download={file.fileName}>
            <Icon name="download" />
            Download
          </ButtonAnchor>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling preview has to be reached by keyboard */}
      <pre tabIndex={0}>{file.text}</pre>
    </section>
  )
}
