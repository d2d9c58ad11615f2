/** Your Unique Value Proposition: told, written, compared, edited, refined, chosen. */
import { useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { blockingStep, defaultBusinessName } from '#contract/plain/brand.ts'
import { isMarked, keepMarked } from '#contract/plain/keep-marked.ts'
import type { StoredUvp, UserProfile } from '#contract/uvp.ts'
import { productName } from '#web/account/first-data.ts'
import { chainOf, useUser } from '#web/account/use-user.ts'
import { addSaved } from '#web/brand/saving/add-saved.ts'
import { ChoiceBar } from '#web/brand/showing/choice-bar.tsx'
import { EarlierLists } from '#web/brand/showing/earlier-lists.tsx'
import { LockedNote } from '#web/brand/showing/locked-note.tsx'
import { readOnlyNote, useReadOnly } from '#web/brand/showing/read-only.tsx'
import { sayCount } from '#web/brand/showing/say-count.ts'
import { ToolHead } from '#web/brand/showing/tool-head.tsx'
import { useFirstWriting, useWriting } from '#web/brand/showing/use-writing.ts'
import { WritingFailure } from '#web/brand/showing/writing-failure.tsx'
import { WritingHead } from '#web/brand/showing/writing-head.tsx'
import { refresh } from '#web/calls/use-call.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useTitle } from '#web/ui/set-title.ts'
import { AskNote, Asks, asksFormId } from '#web/uvp/asks.tsx'
import { DraftList } from '#web/uvp/draft-list.tsx'
import { TidyAnswers } from '#web/uvp/tidy-answers.tsx'
import { useProfile, writeUvps } from '#web/uvp/uvp-queries.ts'
import { UvpSaveBar } from '#web/uvp/uvp-save-bar.tsx'
import '#web/ui/tools.css'
import '#web/brand/showing/lines.css'
import '#web/uvp/uvp.css'

export default function UvpPage() {
  useTitle('UVP Generator', productName)
  const user = useUser()
  const { data: profile, isError } = useProfile()
  return (
    <main id="main">
      <ToolHead
        title="Your Unique Value Proposition"
        lede="What you do, who it’s for, and why they should choose you. In your own words."
        data={user.brandAttributesData.attributesData}
      >
        {isError && <LoadFailure>We couldn’t load your value propositions. Please refresh the page.</LoadFailure>}
      </ToolHead>
      {profile && <Variations user={user} profile={profile} />}
    </main>
  )
}

/** Drafts that arrive take the free places; what is pinned or edited stays in its own. */
function linesOf(standing: readonly StoredUvp[], arriving: readonly StoredUvp[] | undefined) {
  return arriving ? keepMarked(standing.filter(isMarked), arriving) : standing
}

function Variations({ user, profile }: { user: CurrentUser; profile: UserProfile }) {
  const { uvpVariations: uvps, asks, isStale, source, earlierCount } = profile.brandAttributesData
  const businessName = profile.businessName || profile.businessInfo.businessName || defaultBusinessName
  const { lines, failure, start } = useWriting(writeUvps)
  const blocking = blockingStep('uvp', chainOf(user))
  const isReadOnly = useReadOnly('uvp')
  const isReady = blocking === undefined && !isReadOnly
  useFirstWriting(isReady && uvps.length === 0 && asks.length === 0, start)
  const [picked, setPicked] = useState<string>()
  const [editing, setEditing] = useState<readonly number[]>([])
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const isWriting = lines !== undefined
  const { heading, answered } = useHeadingAfterAnswer(isWriting, start)
  const [asked] = asks

  if (asked && isReady && uvps.length === 0 && !isWriting) {
    return (
      <Asks user={user} asks={asks} onTold={answered} renderBar={renderAskingBar}>
        <WritingFailure failure={failure} />
      </Asks>
    )
  }
  const saved = addSaved<StoredUvp>(
    uvps,
    user.chosenUvp,
    ({ uvp }) => uvp,
    (uvp) => ({ uvp }),
  )
  const shown = isWriting ? linesOf(uvps, lines) : saved
  const selected = shown.findIndex(({ uvp }) => uvp === (picked ?? user.chosenUvp))
  const isEditing = editing.length > 0
  return (
    <>
      <section className="wrap" aria-label="Variations">
        <WritingHead
          title={sayCount(uvps.length, 'draft')}
          headingRef={heading}
          what="These drafts"
          ownWords="Drafts in your own words: put together from what you told us, small slips mended."
          stays={isReadOnly ? readOnlyNote : 'Pinned and edited lines stay.'}
          action="Regenerate UVPs"
          onWrite={start}
          onShowEarlier={() => setHistoryOpen(true)}
          {...{ source, earlierCount, isWriting, failure }}
          // What is missing comes first: answering it writes anew as well.
          isStale={isStale && !asked}
          isReady={isReady && !isEditing}
        />
        {shown.length > 0 && <LockedNote blocking={blocking} />}
        {asked && isReady && uvps.length > 0 && (
          <AskNote key={asked} user={user} field={asked} isOff={isWriting || isEditing} onTold={answered} />
        )}
        {shown.length === 0 && !isWriting ? (
          <NoDrafts isReady={isReady} />
        ) : (
          <DraftList
            savedFrom={isWriting ? shown.length : uvps.length}
            onPick={setPicked}
            {...{ shown, businessName, selected, isWriting, isReady, editing, setEditing }}
          />
        )}
        {isReady && (
          <TidyAnswers drafts={uvps.length} isOff={isWriting || isEditing} onTold={answered} {...{ user, asked }} />
        )}
        <p className="small quiet writing-hint">Once you’ve saved, visit the Taglines page next.</p>
      </section>
      <UvpSaveBar
        user={user}
        text={isWriting ? undefined : shown[selected]?.uvp}
        isLocked={!isReady}
        isReadOnly={isReadOnly}
      />
      {isHistoryOpen && <EarlierUvps onClose={() => setHistoryOpen(false)} />}
    </>
  )
}

const EarlierUvps = ({ onClose }: { onClose: () => void }) => (
  <EarlierLists
    part="uvps"
    title="Earlier versions"
    onRestored={() => refresh('GET /api/user-profile')}
    onClose={onClose}
  />
)

const NoDrafts = ({ isReady }: { isReady: boolean }) => (
  <div className="empty-state">
    <p>No UVP variations generated. Please try again.</p>
    {!isReady && <p className="quiet">They’re written from your words, so complete your brand attributes first.</p>}
  </div>
)

const toGo = ['', 'One answer to go', 'Two answers to go']

const renderAskingBar = (missing: number, isSaving: boolean) => (
  <ChoiceBar isSaving={isSaving} state={toGo[missing] ?? ''}>
    <button className="btn main" type="submit" form={asksFormId} disabled={isSaving}>
      Write my drafts
    </button>
  </ChoiceBar>
)

/** Who has answered a question finds the focus on the drafts that come of it, or on the question that still stands. */
function useHeadingAfterAnswer(isWriting: boolean, start: () => void) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isWriting || !isAwaited.current) return
    isAwaited.current = false
    const next = heading.current ?? document.querySelector<HTMLElement>('.asks .input')
    next?.focus()
  }, [isWriting])
  const answered = () => {
    isAwaited.current = true
    start()
  }
  return { heading, answered }
}
