/** How a language model would finish the open sentences: the button that asks for it, and a slip beside each blank. */
import type { MouseEvent } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { categories } from '#contract/plain/brand.ts'
import { formatStem, hasAnswerText, isSentenceStem, type Sentences, sentenceStems } from '#contract/plain/sentences.ts'
import type { SentenceProposal } from '#contract/sentences.ts'
import { formatCountInWords } from '#web/brand/showing/format-count-in-words.ts'
import { WritingFailure } from '#web/brand/showing/writing-failure.tsx'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Proposals } from '#web/uvp/use-proposals.ts'
import { ConsentDialog } from '#web/writing/consent-dialog.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import { useModelWriting } from '#web/writing/use-model-writing.ts'

/** What is said beside the button. */
function standingOf({ proposals, writtenBy, isAsking, isAnswered, trouble, failure }: Proposals): string {
  if (isAsking) return 'Reading your answers…'
  if (!isAnswered || trouble !== undefined || failure !== undefined) return ''
  if (writtenBy === undefined) return 'No proposal came back.'
  if (proposals.length === 0) return 'Nothing is left to decide. You can change any word.'
  return `${formatCountInWords(proposals.length, 'proposal')}, beside the blanks. Nothing is saved until you take it.`
}

/** Whether an answer could hold the words of an open sentence. */
const canAsk = (user: CurrentUser, sentences: Sentences) =>
  sentenceStems.some((stem) => sentences[stem].trim() === '') &&
  [user.productsServices, user.idealClientDescription, user.customerPainPoints, user.competitiveDifferentiator].some(
    (answer) => hasAnswerText(answer ?? ''),
  )

type BarProps = { user: CurrentUser; sentences: Sentences; proposals: Proposals }

/** The button above the sentences, and what came of it. */
export function ProposalBar({ user, sentences, proposals }: BarProps) {
  const { open, isAsking, isAnswered, trouble, failure } = proposals
  const writing = useModelWriting({
    ...{ tool: 'sentences', isImpersonated: user.impersonating },
    start: (byModel) => void proposals.ask(byModel),
  })
  const { model, isOn, isOffered } = writing
  if (!model || !(isOn || isOffered) || !(canAsk(user, sentences) || isAnswered)) return null
  return (
    <>
      <div className="proposal-bar">
        {proposals.proposals.length === 0 && canAsk(user, sentences) && (
          <Button isBusy={isAsking} onClick={() => !isAsking && (isOn ? writing.write() : writing.ask(true))}>
            <Icon name="refine" />
            Let {model.name} fill in the blanks from my answers
          </Button>
        )}
        <p className="small quiet" role="status" tabIndex={-1}>
          {standingOf(proposals)}
        </p>
        {isAsking && (
          <Button kind="tool" onClick={proposals.stop}>
            Stop
          </Button>
        )}
        {open.length > 1 && (
          <div className="row">
            <Button onClick={(event) => answer(event, () => proposals.take(open))}>Use all of them</Button>
            <Button kind="plain" onClick={(event) => answer(event, () => proposals.leave(sentenceStems))}>
              Leave all
            </Button>
          </div>
        )}
      </div>
      <TroubleNote trouble={isAsking ? undefined : trouble} instead="Your blanks are as you left them." />
      {failure !== undefined && (
        <WritingFailure failure={failure}>
          {explainFailure(failure, 'That didn’t work. Please try again.')}
        </WritingFailure>
      )}
      {writing.isAsking && (
        <ConsentDialog
          {...{ model, tool: 'sentences' }}
          hasAgreed={isOn}
          onClose={() => writing.ask(false)}
          onSend={writing.writeByModel}
        />
      )}
    </>
  )
}

/** Answers a proposal, and moves the focus from its button, which goes, to the next one or to what is said above. */
function answer({ currentTarget }: MouseEvent<HTMLElement>, act: () => void): void {
  const form = currentTarget.closest('form')
  const slip = currentTarget.closest('.proposal')
  const slips = [...(form?.querySelectorAll('.proposal') ?? [])]
  const at = slip ? slips.indexOf(slip) : -1
  const next = slip && (slips[at + 1] ?? slips[at - 1])?.querySelector<HTMLElement>('button')
  const target = next || form?.querySelector<HTMLElement>('.proposal-bar [role="status"]')
  target?.focus({ preventScroll: true })
  act()
}

const toldMax = 220
const shorten = (text: string) => (text.length > toldMax ? `${text.slice(0, toldMax).trimEnd()}…` : text)

/** Where the owner told it. */
function nameSource({ field }: SentenceProposal['source'], isOne: boolean): string {
  if (isSentenceStem(field)) return `your sentence “${formatStem(field, isOne)} …”`
  return categories.some((category) => category === field) ? 'your words' : 'your profile'
}

type SlipProps = { proposal: SentenceProposal; sentences: Sentences; proposals: Proposals }

/** One proposal, below its blank. */
export function ProposalSlip({ proposal, sentences, proposals }: SlipProps) {
  const { stem, words, source } = proposal
  const use = sentences[stem].trim() === '' ? 'Use it' : 'Use it instead'
  const beginning = formatStem(stem, sentences.isOne)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest a form group where only a name is wanted
    <div className="proposal" role="group" aria-label={`Proposal: ${beginning} ${words}`}>
      <p className="line">{words}</p>
      <p className="small quiet">
        {proposals.writtenBy}, from {nameSource(source, sentences.isOne)}: “{shorten(source.told)}”
      </p>
      <div className="row">
        <Button
          isSnug
          aria-label={`${use}: ${words}`}
          onClick={(event) => answer(event, () => proposals.take([proposal]))}
        >
          <Icon name="check" />
          {use}
        </Button>
        <Button
          kind="plain"
          isSnug
          aria-label={`Leave it: ${words}`}
          onClick={(event) => answer(event, () => proposals.leave([stem]))}
        >
          Leave it
        </Button>
      </div>
    </div>
  )
}
