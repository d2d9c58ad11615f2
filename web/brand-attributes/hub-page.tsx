/** The overview screen of the brand attributes: the six categories, the upload of a document, the report. */

import { useState } from 'react'
import { Link } from 'react-router'
import {
  type AttributesData,
  type Category,
  categories,
  categoryNames,
  findCategoryStatus,
} from '#contract/plain/brand.ts'
import { listOwnWords } from '#contract/plain/own-words.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { refreshUser, useUser } from '#web/account/use-user.ts'
import type { AttributesDraft } from '#web/brand/saving/attributes-draft.ts'
import { useAttributesDraft, useDraftState } from '#web/brand/saving/use-attributes.ts'
import { EarlierLists } from '#web/brand/showing/earlier-lists.tsx'
import { useReadOnly } from '#web/brand/showing/read-only.tsx'
import { categoryTexts, splitHeading } from '#web/brand-attributes/category-texts.ts'
import { lacksOnlyTopPick } from '#web/brand-attributes/edit-words.ts'
import { UploadDocument } from '#web/brand-attributes/upload-document.tsx'
import { categoryPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PdfLink } from '#web/ui/pdf-link.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import '#web/brand-attributes/hub.css'

export default function HubPage() {
  useDocumentTitle('Brand Attributes', productName)
  const user = useUser()
  const { draft, hasFailed, reload } = useAttributesDraft()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const isReadOnly = useReadOnly('brand-attributes')
  return (
    <main id="main">
      <div className="wrap">
        <h1>Brand Attributes</h1>
        <p className="lede tool-lede">
          Six questions. Answer in words or short phrases, pick your top five for each, then your number one. Everything
          else builds on them.
        </p>
        {hasFailed && <LoadFailure>We couldn’t load your words. Please refresh the page.</LoadFailure>}
        <div className="row hub-acts">
          <ButtonLink kind="main" isBig to={categoryPath('culture')}>
            Start
          </ButtonLink>
          <PdfLink isFlush href="/api/brand-attributes/pdf">
            <Icon name="download" />
            PDF report
          </PdfLink>
          <Button kind="plain" isFlush onClick={() => setHistoryOpen(true)}>
            <Icon name="history" />
            Earlier versions
          </Button>
        </div>
        {draft ? <LiveCards draft={draft} /> : <CategoryCards data={user.brandAttributesData.attributesData} />}
        {draft && !isReadOnly && <UploadDocument draft={draft} />}
      </div>
      {isHistoryOpen && (
        <EarlierLists
          part="attributes"
          title="Earlier versions of your words"
          onRestored={async () => {
            await Promise.all([reload(), refreshUser()])
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </main>
  )
}

/** The cards follow the draft, so an applied upload shows at once. */
function LiveCards({ draft }: { draft: AttributesDraft }) {
  return <CategoryCards data={useDraftState(draft).data} />
}

const statusTexts = {
  'not-started': 'Not started',
  started: 'Started',
  partial: 'Picking',
  complete: 'Complete',
} as const
const onlyOneMissing = '5/5 picked. Choose your number one'

function CategoryCard({ category, data }: { category: Category; data: AttributesData }) {
  const entry = data[category]
  const status = findCategoryStatus(entry)
  const own = listOwnWords(category, entry).length
  const { subtitle } = splitHeading(categoryTexts[category].heading)
  return (
    <li className={`category-card ${status}`}>
      <Link to={categoryPath(category)}>
        <span className="category-name">{categoryNames[category]}</span>
        <span className={entry.topOne ? 'category-word' : 'category-question'}>{entry.topOne || subtitle}</span>
        <span className="category-state">
          {status === 'complete' && <Icon name="check" />}
          {lacksOnlyTopPick(entry) ? onlyOneMissing : statusTexts[status]}
          {entry.words.length > 0 && !lacksOnlyTopPick(entry) && (
            <span className="num">
              {' '}
              · {entry.words.length} words{own < entry.words.length && `, ${own} of them yours`}, {entry.topFive.length}
              /5 picked
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

function CategoryCards({ data }: { data: AttributesData }) {
  return (
    <ol className="category-cards" aria-label="Six categories">
      {categories.map((category) => (
        <CategoryCard key={category} category={category} data={data} />
      ))}
    </ol>
  )
}
