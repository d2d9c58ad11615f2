/** Your Unique Value Proposition: answer, generate, compare, edit, refine, choose. */

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { defaultBusinessName, findBlockingStep } from '#contract/plain/brand.ts'
import { isPinnedOrEdited, keepPinnedOrEditedLines } from '#contract/plain/keep-marked.ts'
import { isSentenceStem, type Sentences } from '#contract/plain/sentences.ts'
import { lineOfUvp, type WrittenLine } from '#contract/plain/written-line.ts'
import type { UserProfile, UvpList } from '#contract/uvp.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import { appendSavedLine } from '#web/brand/saving/append-saved-line.ts'
import { focusSentence } from '#web/brand/sentences/focus-sentence.ts'
import { ShortNameOffer } from '#web/brand/sentences/short-name-offer.tsx'
import { ChoiceBar } from '#web/brand/showing/choice-bar.tsx'
import { formatCountInWords } from '#web/brand/showing/format-count-in-words.ts'
import { LineSaveBar } from '#web/brand/showing/line-save-bar.tsx'
import { ListNotes } from '#web/brand/showing/list-notes.tsx'
import { readOnlyNote, useReadOnly } from '#web/brand/showing/read-only.tsx'
import { ToolHead } from '#web/brand/showing/tool-head.tsx'
import { useFirstWriting, useWriting } from '#web/brand/showing/use-writing.ts'
import { WritingFailure } from '#web/brand/showing/writing-failure.tsx'
import { WritingHead } from '#web/brand/showing/writing-head.tsx'
import { refresh } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import { DraftList } from '#web/uvp/draft-list.tsx'
import { SentencesForm } from '#web/uvp/sentences-form.tsx'
import { useProfile, uvpKind, writeUvps } from '#web/uvp/uvp-queries.ts'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import { useModelWriting } from '#web/writing/use-model-writing.ts'
import { WriteWithModel } from '#web/writing/write-with-model.tsx'
import '#web/ui/tool-parts.css'
import '#web/brand/showing/lines.css'
import '#web/uvp/uvp.css'

export default function UvpPage() {
  useDocumentTitle('UVP Generator', productName)
  const user = useUser()
  const { data: profile, isError } = useProfile()
  return (
    <main id="main">
      <ToolHead
        title="Your Unique Value Proposition"
        lede={ledeOf(profile)}
        data={user.brandAttributesData.attributesData}
      >
        {isError && <LoadFailure>We couldn’t load your value propositions. Please refresh the page.</LoadFailure>}
      </ToolHead>
      {profile && <Variations user={user} profile={profile} />}
    </main>
  )
}

/** Lines of a language model say more than the owner's sentences do, so the page says where that comes from. */
const ledeOf = (profile: UserProfile | undefined) =>
  profile?.brandAttributesData.source === 'provider'
    ? 'Written from what you told us. Point at words, or tap them, to see where they come from.'
    : 'What you do, who it’s for, and why they should choose you. In your own words.'

/** What stands there after a language model had trouble. */
const insteadOf = (source: UvpList['source']) =>
  source === 'provider'
    ? 'What was whole is kept; press the button again for more.'
    : 'The new drafts are in your own words.'

function howMade(uvps: readonly WrittenLine[]): string {
  if (uvps.some(({ writtenBy }) => writtenBy !== undefined))
    return 'Drafts in your own words, except where one names who wrote it.'
  return uvps.some(({ parts }) => parts?.some(({ field }) => isSentenceStem(field)))
    ? 'Drafts from your sentences, word for word.'
    : 'Drafts in your own words: put together from what you told us, small slips mended.'
}

/** The drafts to show: while a new list streams in, pinned and edited ones stay in place, new ones fill the rest. */
function linesOf(standing: readonly WrittenLine[], arriving: readonly WrittenLine[] | undefined) {
  return arriving ? keepPinnedOrEditedLines(standing.filter(isPinnedOrEdited), arriving) : standing
}

function Variations({ user, profile }: { user: CurrentUser; profile: UserProfile }) {
  const { uvpVariations, asks, isStale, source, earlierCount } = profile.brandAttributesData
  const uvps = uvpVariations.map(lineOfUvp)
  const businessName = profile.businessName || profile.businessInfo.businessName || defaultBusinessName
  const { lines, isByModel, isChecking, failure, trouble, start, stop, ...stopping } = useWriting(writeUvps)
  const byModel = useModelWriting({ tool: 'uvp', isImpersonated: user.impersonating, start })
  const blocking = findBlockingStep('uvp', getStepUnlockFacts(user))
  const isReadOnly = useReadOnly('uvp')
  const isReady = blocking === undefined && !isReadOnly
  // The sentences form stays until it is submitted, even if those saved on leaving a blank suffice for a first draft.
  const [isTelling, setTelling] = useState(asks.length > 0)
  useFirstWriting(isReady && uvps.length === 0 && !isTelling, start)
  const [picked, setPicked] = useState<string>()
  const [editing, setEditing] = useState<readonly number[]>([])
  const isWriting = lines !== undefined
  const { heading, answered } = useHeadingAfterAnswer(isWriting, byModel.write)
  const [asked] = asks

  const onTold = () => {
    setTelling(false)
    answered()
  }
  const form = { user, saved: profile.sentences, businessName, onTold }

  if (isTelling && isReady && uvps.length === 0 && !isWriting) return <FirstSentences form={form} failure={failure} />
  const shown = isWriting ? linesOf(uvps, lines) : appendSavedLine(uvps, user.chosenUvp)
  const selected = shown.findIndex(({ text }) => text === (picked ?? user.chosenUvp))
  const isEditing = editing.length > 0
  return (
    <>
      <section className="wrap" aria-label="Variations">
        <WritingHead
          title={formatCountInWords(uvps.length, 'draft')}
          headingRef={heading}
          what="These drafts"
          ownWords={howMade(uvps)}
          stays={isReadOnly ? readOnlyNote : 'Pinned and edited lines stay.'}
          action="Regenerate UVPs"
          onWrite={byModel.write}
          {...(isByModel && { onStop: stop })}
          otherWay={<WriteWithModel writing={byModel} isOff={isWriting || isEditing || !isReady} namesWriter />}
          part="uvps"
          earlierTitle="Earlier versions"
          onRestored={() => refresh('GET /api/user-profile')}
          {...{ earlierCount, isWriting, isChecking, failure, isStale }}
          source={isWriting && isByModel ? 'provider' : source}
          isReady={isReady && !isEditing}
        />
        <TroubleNote trouble={isWriting ? undefined : trouble} instead={insteadOf(source)} />
        <ListNotes kind={uvpKind} standing={uvps} {...{ shown, blocking, editing, isReady, stopping }} />
        {isReady && shown.length > 0 && <LongName sentences={profile.sentences} businessName={businessName} />}
        {shown.length === 0 && !isWriting ? (
          <NoDrafts isReady={isReady} />
        ) : (
          <DraftList
            savedFrom={isWriting ? shown.length : uvps.length}
            onPick={setPicked}
            sentences={profile.sentences}
            {...{ shown, businessName, selected, isWriting, isChecking, isReady, isStale, editing, setEditing }}
          />
        )}
        {isReady && shown.length > 0 && (
          <OwnSentences
            form={form}
            isOpen={!isWriting && (asked !== undefined || uvps.length < draftsEnough)}
            isOff={isWriting || isEditing}
          />
        )}
        <p className="small quiet writing-hint">Once you’ve saved, visit the Taglines page next.</p>
      </section>
      <LineSaveBar
        kind={uvpKind}
        text={isWriting ? undefined : shown[selected]?.text}
        isLocked={!isReady}
        buttons={saveButtons}
        {...{ user, isReadOnly }}
      />
    </>
  )
}

const saveButtons = [
  { label: 'Save Selected UVP', toast: () => 'This is now your value proposition.', goesOn: false },
  { label: 'Save My UVP →', goesOn: true },
]

const NoDrafts = ({ isReady }: { isReady: boolean }) => (
  <div className="empty-state">
    <p>No UVP variations generated. Please try again.</p>
    {!isReady && <p className="quiet">They’re written from your words, so complete your brand attributes first.</p>}
  </div>
)

const LongName = ({ sentences, businessName }: { sentences: Sentences; businessName: string }) => (
  <ShortNameOffer
    shortName={sentences.shortName}
    businessName={businessName}
    onOffer={() => focusSentence('shortName')}
  />
)

/** With fewer drafts than this, the sentences below them are expanded, as each finished sentence allows more drafts. */
const draftsEnough = 3

type Form = Omit<ComponentProps<typeof SentencesForm>, 'id' | 'head' | 'renderAround'>

/** The page before the first draft. */
const FirstSentences = ({ form, failure }: { form: Form; failure: unknown }) => (
  <SentencesForm
    {...form}
    id="sentences"
    head={
      <div className="drafts-head">
        <h2>Your sentences</h2>
        <p className="small quiet">One line each, about twelve words. Leave out what you can’t finish.</p>
      </div>
    }
    renderAround={(filled, { missing, isSaving, isSent }) => (
      <>
        <section className="wrap" aria-label="Your sentences">
          <WritingFailure failure={failure} />
          {filled}
        </section>
        <ChoiceBar isSaving={isSaving} state={missing} className="under-peek">
          <Button kind="main" type="submit" form="sentences" disabled={isSent}>
            Write my drafts
          </Button>
        </ChoiceBar>
      </>
    )}
  />
)

type OwnSentencesProps = {
  form: Form
  isOpen: boolean
  isOff: boolean
}

/** The sentences below the drafts, to be finished or improved. */
function OwnSentences({ form, isOpen, isOff }: OwnSentencesProps) {
  return (
    <details className="own-sentences" open={isOpen}>
      <summary>{isOpen ? 'Want more drafts? Finish your sentences' : 'Not quite you? Change your sentences'}</summary>
      <SentencesForm
        {...form}
        id="own-sentences"
        renderAround={(filled, { missing, isSent }) => (
          <>
            {filled}
            <p className="row">
              <Button type="submit" form="own-sentences" disabled={isOff || isSent}>
                Save and write new drafts
              </Button>
              <span className="small quiet">{missing}</span>
            </p>
          </>
        )}
      />
    </details>
  )
}

/** Generates drafts after an answer; then moves the focus to their heading or, if there are none, to the next blank. */
function useHeadingAfterAnswer(isWriting: boolean, start: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isWriting || !isAwaited.current) return
    isAwaited.current = false
    const next = heading.current ?? document.querySelector<HTMLElement>('.stem .blank')
    next?.focus()
  }, [isWriting])
  const answered = () => {
    isAwaited.current = true
    start()
  }
  return { heading, answered }
}
