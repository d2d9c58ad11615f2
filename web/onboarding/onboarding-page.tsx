/** Complete Your Setup: one question at a time, with every answer saved as it is typed. */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useUser } from '#web/account/use-user.ts'
import {
  type AnswersDraft,
  useAnswers,
  useAnswersDraft,
  useSyncDraftAcrossTabs,
} from '#web/onboarding/answers-draft.ts'
import { QuestionsView } from '#web/onboarding/questions-view.tsx'
import { findFirstOpenSentence, findFirstOpenStepId, stepIds, textStepId } from '#web/onboarding/setup-steps.ts'
import type { ShownText } from '#web/onboarding/text-sentences.tsx'
import { TextView } from '#web/onboarding/text-view.tsx'
import { useCompleteSetup } from '#web/onboarding/use-complete-setup.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import './onboarding.css'

const stepKey = 'question'

export default function OnboardingPage() {
  const user = useUser()
  useDocumentTitle('Complete Your Setup', productName)
  const { draft, hasFailed } = useAnswersDraft()
  useSyncDraftAcrossTabs(draft, user.id)
  return (
    <main id="main">
      {hasFailed && (
        <div className="wrap">
          <h1>Complete Your Setup</h1>
          <LoadFailure>We couldn’t load your answers. Please refresh the page.</LoadFailure>
        </div>
      )}
      {!hasFailed && draft && <Setup user={user} draft={draft} />}
    </main>
  )
}

/** The step is in the URL: the browser's back button leads to the previous question, and a reload to this one. */
function useStep(draft: AnswersDraft): { step: string; go: (step: string) => void } {
  const [search, setSearch] = useSearchParams()
  const first = useRef(findFirstOpenStepId(draft.data))
  const named = search.get(stepKey) ?? ''
  const step = named === textStepId || stepIds.includes(named) ? named : first.current
  const go = (next: string) => setSearch({ onboarding: 'true', [stepKey]: next })
  return { step, go }
}

/**
 * The index of the furthest step reached: an owner who goes back to fix an answer can return to it directly, without
 * going through the steps between.
 */
function useFurthest(step: string): number {
  const furthest = useRef(-1)
  // After a text was read, forget the furthest step, so that every question the text left open is asked.
  furthest.current = step === textStepId ? -1 : Math.max(furthest.current, stepIds.indexOf(step))
  return furthest.current
}

/** Moves the focus to the first field of each new step. */
function useFocusAt(step: string) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    // An empty blank comes first: on the page of the business name, that is the short form of a long name.
    const asked = ['.blank:placeholder-shown', '.input.big, .blank']
      .map((field) => place.current?.querySelector<HTMLElement>(field))
      .find(Boolean)
    const fields = place.current?.querySelectorAll<HTMLElement>(
      'input:checked, textarea, select, input:not([type=file])',
    )
    const chosen = place.current?.querySelector<HTMLElement>('input[type=radio]:checked')
    ;(asked ?? chosen ?? fields?.[0])?.focus({ preventScroll: true })
  }, [step])
  return place
}

function Setup({ user, draft }: { user: CurrentUser; draft: AnswersDraft }) {
  const { answers, saving } = useAnswers(draft)
  const { step, go } = useStep(draft)
  const furthest = useFurthest(step)
  const place = useFocusAt(step)
  const completion = useCompleteSetup(draft)
  const [text, setText] = useState<ShownText>()
  return (
    <div ref={place} className="setup">
      {step === textStepId ? (
        <TextView
          onBack={() => go(findFirstOpenStepId(answers))}
          onRead={(read) => {
            setText(read)
            go(findFirstOpenSentence(answers))
          }}
        />
      ) : (
        <QuestionsView
          key={step}
          step={step}
          furthest={furthest}
          answers={answers}
          email={user.email}
          text={text}
          saving={saving}
          completion={completion}
          onChange={(change) => draft.change({ ...draft.data, ...change })}
          onGo={go}
        />
      )}
    </div>
  )
}
