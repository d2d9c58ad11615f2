/** The form to request an audit, in three steps. The input is kept until the audit has begun. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import type { Audit } from '#contract/brand-review-calls.ts'
import { findBlockingStep } from '#contract/plain/brand.ts'
import { getStepUnlockFacts } from '#web/account/use-user.ts'
import { LockedNote } from '#web/brand/showing/locked-note.tsx'
import { LockedFields, readOnlyState, SeePlans, useReadOnly } from '#web/brand/showing/read-only.tsx'
import {
  type AuditDraft,
  type AuditField,
  type AuditFieldErrors,
  type AuditStep,
  auditFieldSteps,
  auditFields,
  auditSteps,
  buildAuditRequest,
  checkStep,
  openDraft,
} from '#web/brand-review/brand-review-draft.ts'
import { AudienceStep, ContactStep, SiteStep } from '#web/brand-review/brand-review-fields.tsx'
import { startAudit } from '#web/brand-review/brand-review-queries.ts'
import { focusAt } from '#web/brand-review/focus-at.ts'
import { WhatYouGet } from '#web/brand-review/what-you-get.tsx'
import { CallError, getErrorMessage } from '#web/calls/send.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { showToast } from '#web/ui/toast.tsx'

const stepViews = { 1: SiteStep, 2: AudienceStep, 3: ContactStep } as const
const stepTitles = {
  1: 'Your website and what it stands for',
  2: 'Who it’s for, and how it sounds',
  3: 'Where else to find you',
} as const
/** The first invalid control; in a group of cards it is the input inside. */
const firstWrong = '.field [aria-invalid="true"], .field[data-wrong="true"] input'
const percentOf = (step: AuditStep) => Math.round((step / auditSteps.length) * 100)

type Props = {
  user: CurrentUser
  /** The latest audit; the form is prefilled with its answers where the owner's brand has none. */
  latest: Audit | undefined
  onStarted: (auditId: string) => void
}

/** The field errors returned by the server. */
function errorsOf(error: unknown): AuditFieldErrors {
  const fields = error instanceof CallError ? error.body?.fields : undefined
  const wrong: Partial<Record<AuditField, string>> = {}
  for (const [place, sentence] of Object.entries(fields ?? {})) {
    // Handles are reported under `socialHandles`, values with their index.
    const field = auditFields.find(
      (each) => place === each || place === `socialHandles.${each}` || place.startsWith(`${each}.`),
    )
    if (field) wrong[field] = sentence
  }
  return wrong
}

const firstStepOf = (errors: AuditFieldErrors) =>
  auditSteps.find((step) => auditFields.some((field) => errors[field] !== undefined && auditFieldSteps[field] === step))

/** Returns a function that tells whether the screen is still mounted. */
function useIsHere(): () => boolean {
  const stands = useRef(false)
  useEffect(() => {
    stands.current = true
    return () => {
      stands.current = false
    }
  }, [])
  return () => stands.current
}

/** The draft, the current step, and the handlers of the buttons. */
function useWizard({ user, latest, onStarted }: Props) {
  const [draft, setDraft] = useState(() =>
    openDraft({ ...user, voiceWords: user.brandAttributesData.attributesData.voice.topFive }, latest),
  )
  const [step, setStep] = useState<AuditStep>(1)
  const [errors, setErrors] = useState<AuditFieldErrors>({})
  const [isSending, setSending] = useState(false)
  /** How many times validation has failed. */
  const [failures, setFailures] = useState(0)
  const isHere = useIsHere()

  const change = (part: Partial<AuditDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const submit = async () => {
    setSending(true)
    try {
      const auditId = await startAudit(buildAuditRequest(draft))
      showToast({ title: 'Audit Started!', text: 'Your brand analysis is now in progress.' })
      // Do not navigate someone who has left the screen.
      if (isHere()) onStarted(auditId)
    } catch (error) {
      console.error(error)
      const wrong = errorsOf(error)
      setErrors(wrong)
      setFailures((before) => before + 1)
      setStep((before) => firstStepOf(wrong) ?? before)
      showToast({ title: 'Error', text: getErrorMessage(error, 'Failed to submit audit'), isBad: true })
    } finally {
      setSending(false)
    }
  }
  const goOn = () => {
    const { errors: found, isMissing } = checkStep(draft, step)
    setErrors(found)
    if (isMissing) showToast({ title: 'Please fill in all required fields', isBad: true })
    if (Object.keys(found).length > 0) return setFailures((before) => before + 1)
    const next = auditSteps.find((each) => each > step)
    if (next) setStep(next)
    else void submit()
  }
  const goBack = () => {
    setErrors({})
    setStep((before) => auditSteps.findLast((each) => each < before) ?? before)
  }
  return { draft, step, errors, failures, isSending, change, goOn, goBack }
}

export function AuditForm(props: Props) {
  const { user } = props
  const { draft, step, errors, failures, isSending, change, goOn, goBack } = useWizard(props)
  const blocking = findBlockingStep('brand-review', getStepUnlockFacts(user))
  const isReadOnly = useReadOnly('brand-review')
  const title = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    // For screen readers another step is a new page: focus its title.
    if (shownStep.current !== step) focusAt(title.current)
    shownStep.current = step
  }, [step])
  useEffect(() => {
    if (failures > 0) focusAt(form.current?.querySelector<HTMLElement>(firstWrong))
  }, [failures])
  const View = stepViews[step]
  const isLast = step === auditSteps.at(-1)
  return (
    <form
      ref={form}
      noValidate
      aria-label="Ask for a review"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isSending) goOn()
      }}
    >
      <div className="wrap">
        <LockedNote blocking={blocking} />
        <div className="wizard-columns">
          <div className="wizard-step">
            <div className="row between wizard-progress">
              <span>
                Step {step} of {auditSteps.length}
              </span>
              <span className="num">{percentOf(step)}% complete</span>
            </div>
            <ProgressBar percent={percentOf(step)} label="Steps of the form" />
            <h2 ref={title} tabIndex={-1}>
              {stepTitles[step]}
            </h2>
            <LockedFields isReadOnly={isReadOnly}>
              <div className="wizard-fields">
                <View draft={draft} errors={errors} user={user} onChange={change} />
              </div>
            </LockedFields>
          </div>
          <WhatYouGet />
        </div>
      </div>
      <ActionBar>
        {step > 1 && (
          <Button disabled={isSending} onClick={goBack}>
            Previous
          </Button>
        )}
        {isReadOnly ? (
          <>
            <span className="save">{readOnlyState}</span>
            <SeePlans />
          </>
        ) : (
          <Button
            kind="main"
            className="wizard-next"
            type="submit"
            disabled={isLast && (isSending || blocking !== undefined)}
          >
            {isLast ? (isSending ? 'Generating...' : 'Generate Audit') : 'Next Step'}
          </Button>
        )}
      </ActionBar>
    </form>
  )
}
