/** The form with the six sentences that the owner finishes, and beside them previews of the drafts made of them. */
import { type FocusEvent, type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import {
  chooseNameForDrafts,
  hasCompleteDraft,
  makeSentenceDrafts,
  shownDraftsMax,
} from '#contract/plain/sentence-drafts.ts'
import {
  formatStem,
  isSentenceStem,
  nameInLineLengthMax,
  type SentenceStem,
  type Sentences,
} from '#contract/plain/sentences.ts'
import { checkBlank } from '#web/brand/sentences/sentence-blanks.ts'
import { SpeakerChoice } from '#web/brand/sentences/speaker-choice.tsx'
import { stemExamples } from '#web/brand/sentences/stem-examples.ts'
import { StemField } from '#web/brand/sentences/stem-field.tsx'
import { paths } from '#web/paths.ts'
import { DraftPreview } from '#web/uvp/draft-preview.tsx'
import { EarlierAnswers, findEarlierAnswers } from '#web/uvp/find-earlier-answers.tsx'
import { LiveDrafts } from '#web/uvp/live-drafts.tsx'
import { ProposalBar, ProposalSlip } from '#web/uvp/sentence-proposals.tsx'
import { type Proposals, useProposals } from '#web/uvp/use-proposals.ts'
import { useSentences } from '#web/uvp/use-sentences.ts'
import '#web/brand/sentences/sentences.css'

const hints: Partial<Readonly<Record<SentenceStem, string>>> = {
  who: 'a few words: who they are',
  check: 'if you like',
}

/** In display order: what a first draft needs comes first. */
const asked: readonly SentenceStem[] = ['does', 'only', 'who', 'when', 'after', 'check']

/** `missing` says what must be finished before there is a first draft; '' if nothing. */
export type SentencesFormState = { missing: string; isSaving: boolean; isSent: boolean }

type Props = {
  id: string
  user: CurrentUser
  saved: Sentences
  businessName: string
  /** A heading above the sentences; omitted where the page itself has one. */
  head?: ReactNode
  /** Called when everything is saved and a draft is complete. */
  onTold: () => void
  /** Renders the page around the sentences and their drafts. */
  renderAround: (filled: ReactNode, state: SentencesFormState) => ReactNode
}

/** A hint at how many sentences must be finished before there is a first draft; '' if none. */
function missingOf(sentences: Sentences): string {
  if (hasCompleteDraft(sentences)) return ''
  return sentences.does.trim() === '' ? 'Two sentences make a first draft' : 'One more makes a first draft'
}

/** The sentence being typed, and those under whose blank the owner's earlier answers are expanded, as it was empty. */
function useTyping(sentences: Sentences) {
  const isEmpty = (stem: SentenceStem) => sentences[stem].trim() === ''
  const [typing, setTyping] = useState<SentenceStem>()
  const [opened, setOpened] = useState<readonly (SentenceStem | undefined)[]>(() => [asked.find(isEmpty)])
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const name = target.getAttribute('name') ?? ''
    if (!isSentenceStem(name)) return
    setTyping(name)
    if (isEmpty(name)) setOpened((before) => [...before, name])
  }
  return { typing, opened, onFocus, onBlur: () => setTyping(undefined) }
}

type StemsProps = Pick<Props, 'user' | 'businessName'> &
  Pick<ReturnType<typeof useSentences>, 'sentences' | 'change' | 'save'> &
  Pick<ReturnType<typeof useTyping>, 'opened'> & { proposals: Proposals }

/** The sentences to finish; above them a field for a short name if the business name is long. */
function Stems({ user, businessName, sentences, opened, proposals, change, save }: StemsProps) {
  const proposalFor = (stem: SentenceStem) => proposals.proposals.find((each) => each.stem === stem)
  return (
    <>
      {businessName.length > nameInLineLengthMax && (
        <StemField
          name="shortName"
          label="People call us"
          hint="your full name fills a line by itself"
          example="the name on the side of your van"
          value={sentences.shortName}
          error={checkBlank('shortName', sentences.shortName)}
          lengthMax={nameInLineLengthMax}
          onChange={(shortName) => change({ shortName })}
          onLeave={() => void save()}
        />
      )}
      {asked.map((stem) => {
        const proposal = proposalFor(stem)
        return (
          <StemField
            key={stem}
            name={stem}
            label={formatStem(stem, sentences.isOne)}
            {...(hints[stem] && { hint: hints[stem] })}
            {...(!proposal && { example: stemExamples[stem] })}
            value={sentences[stem]}
            error={checkBlank(stem, sentences[stem])}
            head={stem === 'does' && <SpeakerChoice isOne={sentences.isOne} onChange={(isOne) => change({ isOne })} />}
            proposal={proposal && <ProposalSlip {...{ proposal, proposals, sentences }} />}
            onChange={(words) => change({ [stem]: words })}
            onLeave={() => void save()}
          >
            <EarlierAnswers
              told={findEarlierAnswers(stem, user)}
              isOpen={opened.includes(stem)}
              onTake={(words) => change({ [stem]: words })}
            />
          </StemField>
        )
      })}
      {businessName.length <= nameInLineLengthMax && (
        <p className="name-row">
          Your name in the drafts: <b>{chooseNameForDrafts(sentences, businessName)}</b>
          <Link to={paths.profileEdit}>Change</Link>
        </p>
      )}
    </>
  )
}

export function SentencesForm({ id, user, saved, businessName, head, onTold, renderAround }: Props) {
  const { sentences, draftable, isSaving, save, change } = useSentences(saved)
  const { typing, opened, onFocus, onBlur } = useTyping(sentences)
  const formRef = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const missing = missingOf(draftable)
  const proposals = useProposals({ sentences, save })
  // The drafts as they would be with the proposals that still have an empty blank.
  const proposed = Object.fromEntries(proposals.open.map(({ stem, words }) => [stem, words]))
  const drafts = makeSentenceDrafts({ ...draftable, ...proposed }, businessName).slice(0, shownDraftsMax)
  // Not `isSaving`: pressing the button leaves a blank, which saves it; disabled by that, it would miss the press.
  const [isSent, setSent] = useState(false)
  const focusOn = (stem: SentenceStem | undefined) =>
    formRef.current?.querySelector<HTMLElement>(`[name="${stem}"]`)?.focus()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const first = asked.find((stem) => checkBlank(stem, sentences[stem]) !== undefined || sentences[stem].trim() === '')
    if (missing) return focusOn(first)
    setSent(true)
    if (await save()) onTold()
    setSent(false)
  }

  const Title = head ? 'h2' : 'h3'
  const filled = (
    <>
      <div className="fill">
        <div>
          {head}
          <form
            className="stems"
            id={id}
            ref={formRef}
            onSubmit={(event) => void submit(event)}
            onFocus={onFocus}
            onBlur={onBlur}
            noValidate
          >
            <ProposalBar {...{ user, sentences, proposals }} />
            <Stems {...{ user, businessName, sentences, opened, proposals, change, save }} />
          </form>
        </div>
        <LiveDrafts
          {...{ drafts, typing, titleId }}
          isOne={sentences.isOne}
          proposed={proposals.open.map(({ stem }) => stem)}
          title={
            <Title id={titleId} ref={title} tabIndex={-1}>
              How your drafts will read
            </Title>
          }
          onAsk={focusOn}
        />
      </div>
      <DraftPreview drafts={drafts} typing={typing} onOpen={() => title.current?.focus()} />
    </>
  )
  return renderAround(filled, { missing, isSaving, isSent })
}
