/** Core Values Discovery: the ordered list of the brand's values, and three ways to add to it. */

import { useState } from 'react'
import { Navigate } from 'react-router'
import { findBlockingStep } from '#contract/plain/brand.ts'
import { coreValuesMax } from '#contract/plain/core-value.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import type { CoreValuesDraft } from '#web/brand/saving/core-values-draft.ts'
import { copyText } from '#web/brand/showing/copy-text.ts'
import { EarlierLists } from '#web/brand/showing/earlier-lists.tsx'
import { LockedNote } from '#web/brand/showing/locked-note.tsx'
import { useReadOnly } from '#web/brand/showing/read-only.tsx'
import { refresh } from '#web/calls/use-call.ts'
import { AssistantDialog } from '#web/core-values/assistant-dialog.tsx'
import { ExtractDialog } from '#web/core-values/extract-dialog.tsx'
import { formatValuesAsText } from '#web/core-values/format-values-as-text.ts'
import { UndoNote } from '#web/core-values/undo-note.tsx'
import { useValues, useValuesDraft, type ValuesEditor } from '#web/core-values/use-values.ts'
import { type AddedCard, ValueList } from '#web/core-values/value-list.tsx'
import { ValuesBar } from '#web/core-values/values-bar.tsx'
import { ValuesEmpty } from '#web/core-values/values-empty.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PdfLink } from '#web/ui/pdf-link.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import '#web/core-values/core-values.css'
import { LinkButton } from '#web/ui/link-button.tsx'

export default function CoreValuesPage() {
  useDocumentTitle('Core Values', productName)
  const user = useUser()
  const { draft, hasFailed, reload } = useValuesDraft()
  if (!user.chosenTagline?.trim()) return <Navigate to={paths.toolkit} replace />
  return (
    <main id="main">
      <div className="wrap">
        <h1>Core Values Discovery</h1>
        <p className="lede tool-lede">What you stick to even when it costs you. Three to five are enough.</p>
        {hasFailed && <LoadFailure>We couldn’t load your core values. Please refresh the page.</LoadFailure>}
        {!draft && !hasFailed && <ListSkeleton />}
      </div>
      {draft && <Values key={user.id} draft={draft} onRestored={reload} />}
    </main>
  )
}

/** Buttons that export the list: as a PDF, or as text to the clipboard. */
function ValuesOut({ values }: { values: ValuesEditor['values'] }) {
  const { businessName } = useUser()
  return (
    <div className="row values-out">
      <PdfLink href="/api/core-values/pdf">
        <Icon name="download" />
        One-page PDF
      </PdfLink>
      <Button kind="plain" onClick={() => void copyText(formatValuesAsText(values, businessName ?? ''))}>
        <Icon name="copy" />
        Copy the list
      </Button>
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="values-skeleton" aria-hidden="true">
      {['first', 'second', 'third'].map((name) => (
        <span className="sk" key={name} />
      ))}
    </div>
  )
}

/** The open dialog; `aboutKey` is the card the assistant is about. */
type Open = { name: 'extract' } | { name: 'assistant'; aboutKey?: string } | { name: 'earlier' }

const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const countOf = (count: number) => `${countWords[count] ?? count} ${count === 1 ? 'value' : 'values'}`

function Values({ draft, onRestored }: { draft: CoreValuesDraft; onRestored: () => Promise<void> }) {
  const editor = useValues(draft)
  const [open, setOpen] = useState<Open>()
  const [fresh, setFresh] = useState<AddedCard>()
  const blocking = findBlockingStep('core-values', getStepUnlockFacts(useUser()))
  const isReadOnly = useReadOnly('core-values')
  const isLocked = blocking !== undefined || isReadOnly
  const { values, deleted } = editor
  const isFull = values.length >= coreValuesMax
  const add = () => setFresh({ key: editor.add(), part: 'title' })
  const undo = () => setFresh({ key: editor.undo(), part: 'handle' })

  return (
    <>
      <section className="wrap values" aria-label="Core values">
        <LockedNote blocking={blocking} />
        {values.length === 0 ? (
          <ValuesEmpty
            isLocked={isLocked}
            onUpload={() => setOpen({ name: 'extract' })}
            onTalk={() => setOpen({ name: 'assistant' })}
            onAdd={add}
          />
        ) : (
          <>
            <ValuesHead count={values.length} isLocked={isLocked} onOpen={setOpen} />
            <ValueList
              editor={editor}
              fresh={fresh}
              isLocked={isLocked}
              onRefine={(aboutKey) => setOpen({ name: 'assistant', aboutKey })}
              onUndo={undo}
            />
            <Button isWide className="add-value" disabled={isLocked || isFull} onClick={add}>
              <Icon name="plus" />
              Add Value
            </Button>
            <ValuesOut values={values} />
            {isFull && <p className="small quiet">{coreValuesMax} values is the most this list can hold.</p>}
          </>
        )}
        {values.length === 0 && deleted && (
          <ul className="undone">
            <UndoNote deleted={deleted} onUndo={undo} />
          </ul>
        )}
        {(values.length > 0 || deleted || draft.hasEarlier) && (
          <p className="small quiet values-history">
            Your earlier versions are saved.{' '}
            <LinkButton onClick={() => setOpen({ name: 'earlier' })}>Show earlier versions</LinkButton>
          </p>
        )}
      </section>
      <ValuesBar editor={editor} isLocked={isLocked} isReadOnly={isReadOnly} />
      <ValuesDialogs editor={editor} open={open} onOpen={setOpen} onFresh={setFresh} onRestored={onRestored} />
    </>
  )
}

type HeadProps = { count: number; isLocked: boolean; onOpen: (open: Open) => void }

/** The head of the list: the number of values, and the buttons to add more. */
function ValuesHead({ count, isLocked, onOpen }: HeadProps) {
  return (
    <div className="head-row values-head">
      <h2>{countOf(count)}</h2>
      <div className="row">
        <Button disabled={isLocked} onClick={() => onOpen({ name: 'extract' })}>
          <Icon name="upload" />
          Upload Document
        </Button>
        <Button disabled={isLocked} onClick={() => onOpen({ name: 'assistant' })}>
          <Icon name="refine" />
          Values Exercise
        </Button>
      </div>
    </div>
  )
}

type DialogsProps = {
  editor: ValuesEditor
  open: Open | undefined
  onOpen: (open: Open | undefined) => void
  onFresh: (fresh: AddedCard) => void
  onRestored: () => Promise<void>
}

/** Renders the open dialog, if any. */
function ValuesDialogs({ editor, open, onOpen, onFresh, onRestored }: DialogsProps) {
  const { values } = editor
  const close = () => onOpen(undefined)
  return (
    <>
      {open?.name === 'extract' && (
        <ExtractDialog
          titles={values.map(({ title }) => title)}
          passages={values.flatMap(({ evidence }) => evidence ?? [])}
          room={coreValuesMax - values.length}
          onClose={close}
          onFound={async (extracted) => {
            onFresh({ key: await editor.addAll('extracted', extracted), part: 'handle' })
          }}
        />
      )}
      {open?.name === 'assistant' && (
        <AssistantDialog
          editor={editor}
          aboutKey={open.aboutKey}
          onAbout={(aboutKey) => onOpen({ name: 'assistant', aboutKey })}
          onKept={(key) => {
            close()
            onFresh({ key, part: 'handle' })
          }}
          onClose={close}
        />
      )}
      {open?.name === 'earlier' && (
        <EarlierLists
          part="values"
          title="Earlier versions"
          onClose={close}
          onRestored={async () => {
            await Promise.all([onRestored(), refresh('GET /api/user-profile', 'GET /api/auth/user')])
          }}
        />
      )}
    </>
  )
}
