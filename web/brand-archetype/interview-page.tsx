/** Brand Archetype Discovery: the interview with Synapse, and its result. */

import { useEffect, useRef, useState } from 'react'
import { Link, Navigate } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import { readStanding } from '#contract/plain/archetype-standing.ts'
import { findBlockingStep, findFirstOpenStep, findStepStates, steps } from '#contract/plain/brand.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { getStepUnlockFacts, refreshUser, useUser } from '#web/account/use-user.ts'
import { EarlierLists } from '#web/brand/showing/earlier-lists.tsx'
import { LockedNote } from '#web/brand/showing/locked-note.tsx'
import { useReadOnly } from '#web/brand/showing/read-only.tsx'
import { StaleNote } from '#web/brand/showing/stale-note.tsx'
import { AnalysisProgress, WaitingWheel } from '#web/brand-archetype/analysis-progress.tsx'
import { readInterview, useInterview } from '#web/brand-archetype/archetype-queries.ts'
import { ChatPanel } from '#web/brand-archetype/chat-panel.tsx'
import { InsufficientAnswers } from '#web/brand-archetype/insufficient-answers.tsx'
import { ModelReadingsOfAnswers } from '#web/brand-archetype/model-readings.tsx'
import { ModelText } from '#web/brand-archetype/model-text.tsx'
import {
  DownloadButton,
  StartOverButton,
  useRenewAnalysis,
  useStartOver,
} from '#web/brand-archetype/result-actions.tsx'
import { ResultPanel } from '#web/brand-archetype/result-panel.tsx'
import { type Conversation, useConversation } from '#web/brand-archetype/use-conversation.ts'
import { useAnswerCorrecting } from '#web/brand-archetype/use-correcting.ts'
import { useModelAsking } from '#web/brand-archetype/use-model-asking.ts'
import { paths, stepPaths } from '#web/paths.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import './archetype.css'
import './interview.css'
import './model-asking.css'

export default function InterviewPage() {
  useDocumentTitle('Brand Archetype Discovery', productName)
  const user = useUser()
  const { data: interview, isError } = useInterview()
  if (findStepStates(getStepUnlockFacts(user))['brand-archetype'] === 'locked')
    return <Navigate to={paths.toolkit} replace />
  return (
    <main id="main" className="interview-page">
      <div className="wrap">
        <header className="interview-head">
          <h1>Brand Archetype Discovery</h1>
          <p>
            Psychological profiling through strategic conversation with Synapse.{' '}
            <Link to={paths.brandArchetypes}>The twelve archetypes</Link>
          </p>
        </header>
        {isError && <LoadFailure>We couldn’t load your conversation. Please refresh the page.</LoadFailure>}
        {!interview && !isError && <Skeleton />}
        {interview && <Interview user={user} interview={interview} />}
      </div>
      {interview?.archetypeResult && <NextStep />}
    </main>
  )
}

/** Placeholders for progress, conversation and wheel. */
function Skeleton() {
  return (
    <div className="interview-grid" aria-hidden="true">
      <div className="chat-panel">
        <span className="sk" style={{ width: '14rem' }} />
        <span className="sk talk-place" />
        <span className="sk field-place" />
      </div>
      <span className="sk progress-place" />
      <span className="sk waiting-wheel interview-wheel-place" />
    </div>
  )
}

function Interview({ user, interview }: { user: CurrentUser; interview: ArchetypeInterview }) {
  const asking = useModelAsking({ id: user.id, impersonating: user.impersonating }, interview)
  const conversation = useConversation(user.id, interview, asking)
  const correcting = useAnswerCorrecting(user.id, interview)
  const { isBusy, isAnew, startOver } = useStartOver()
  const { isBusy: isRenewing, isRenewed, renew } = useRenewAnalysis()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  /** What a language model read has given the interview its result, or taken it. */
  const [isSettled, setSettled] = useState(false)
  const onSettled = () => setSettled(true)
  const { archetypeResult, use, undecided, questionsAsked, source, isStale } = interview
  const blocking = findBlockingStep('brand-archetype', getStepUnlockFacts(user))
  const standing = readStanding(archetypeResult)
  const isReadOnly = useReadOnly('brand-archetype')
  const isLocked = blocking !== undefined || isReadOnly
  const isComplete = archetypeResult !== null
  useEffect(() => {
    // The result may have appeared or disappeared on another device: refresh the steps.
    if (isComplete !== user.brandArchetypeCompleted) void refreshUser()
  }, [isComplete, user.brandArchetypeCompleted])
  return (
    <>
      <LockedNote blocking={blocking} />
      {archetypeResult && (
        <Banner
          count={archetypeResult.questionsAsked}
          isNew={conversation.hasJustEnded || correcting.hasDecided || isRenewed || isSettled}
        />
      )}
      {archetypeResult && standing && (
        <ResultPanel
          result={archetypeResult}
          readings={interview.modelReadings}
          use={use}
          standing={standing}
          byModel={<ByModel {...{ interview, isLocked, onSettled }} />}
          source={source}
          actions={
            <>
              <DownloadButton interview={interview} />
              <StartOverButton isOff={isRenewing || isLocked} onStartOver={startOver} />
            </>
          }
          note={
            isStale && (
              <StaleNote
                what="These findings"
                label="Read My Answers Again"
                onRenew={renew}
                isBusy={isBusy || isRenewing || isLocked}
              />
            )
          }
        />
      )}
      {undecided && (
        <Undecided {...{ interview, undecided, conversation, isLocked, startOver, isReopened: isSettled, onSettled }} />
      )}
      <div className={archetypeResult ? 'interview-grid done' : 'interview-grid'}>
        <ChatPanel
          interview={interview}
          conversation={conversation}
          correcting={correcting}
          asking={asking}
          isLocked={isLocked}
          isAnew={isAnew}
          onStartOver={isLocked ? undefined : startOver}
          onShowEarlier={() => setHistoryOpen(true)}
        />
        {!archetypeResult && <AnalysisProgress questionsAsked={questionsAsked} />}
        {!archetypeResult && <WaitingWheel questionsAsked={questionsAsked} />}
      </div>
      {isHistoryOpen && (
        <EarlierConversations onRestored={() => asking.turn(false)} onClose={() => setHistoryOpen(false)} />
      )}
    </>
  )
}

type ByModelProps = { interview: ArchetypeInterview; isLocked: boolean; onSettled: () => void }

function ByModel({ interview, isLocked, onSettled }: ByModelProps) {
  return (
    <>
      <ModelReadingsOfAnswers {...{ interview, isLocked, onSettled }} />
      <ModelText {...{ interview, isLocked }} />
    </>
  )
}

type UndecidedProps = ByModelProps & {
  undecided: NonNullable<ArchetypeInterview['undecided']>
  conversation: Conversation
  startOver: () => void
  isReopened: boolean
}

function Undecided(props: UndecidedProps) {
  const { interview, undecided, conversation, isLocked, startOver, isReopened, onSettled } = props
  return (
    <>
      <InsufficientAnswers
        shortfall={undecided}
        takesFocus={isReopened || (conversation.hasJustEnded && undecided.isOver === true)}
        chosenId={conversation.chosenId}
        onChoose={conversation.choose}
        onStartOver={isLocked ? undefined : startOver}
      />
      {undecided.reason === 'unclear' && <ModelReadingsOfAnswers {...{ interview, isLocked, onSettled }} />}
    </>
  )
}

const EarlierConversations = ({ onRestored, onClose }: { onRestored: () => void; onClose: () => void }) => (
  <EarlierLists
    part="archetype"
    title="Earlier conversations"
    onRestored={() => {
      onRestored()
      return Promise.all([readInterview(), refreshUser()])
    }}
    onClose={onClose}
  />
)

/** The link to the next step; nothing if all steps are done. */
function NextStep() {
  const next = findFirstOpenStep(getStepUnlockFacts(useUser()))
  const step = steps.find(({ id }) => id === next)
  const path = next && stepPaths[next]
  if (!step || !path) return null
  return (
    <ActionBar back={{ to: stepPaths['core-values'] ?? paths.toolkit }}>
      <span className="save">
        <Icon name="check" />
        Saved
      </span>
      <ButtonLink kind="main" to={path}>
        Go to Step {step.number}: {step.name}
      </ButtonLink>
    </ActionBar>
  )
}

/**
 * Says that the analysis is complete. If that just happened (`isNew`), it takes the focus, as the element that had it,
 * such as the answer field, is gone.
 */
function Banner({ count, isNew }: { count: number; isNew: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  return (
    <div className="note good banner-done" role="status" tabIndex={-1} ref={box}>
      <Icon name="check" />
      <div>
        <b>Analysis complete, after {count} strategic questions.</b>
        <p className="small">Download your PDF report, or start a new analysis.</p>
      </div>
    </div>
  )
}
