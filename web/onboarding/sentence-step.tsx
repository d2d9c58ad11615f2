/** The setup page of a sentence: the question, the sentence to finish, a preview of a draft, and the longer story. */
import { type ReactNode, useId, useState } from 'react'
import { makeSentenceDrafts } from '#contract/plain/sentence-drafts.ts'
import { formatStem, makeWholeSentence, type Sentences, sentenceStems } from '#contract/plain/sentences.ts'
import { describeLength, getAnswerLengthMax } from '#web/account/get-answer-length-max.ts'
import type { ProfileQuestion } from '#web/account/profile-questions.ts'
import type { Misspelling } from '#web/account/spelling/misspelling.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import { FormingLine } from '#web/brand/sentences/forming-line.tsx'
import { checkBlank, clearTooLongSentences } from '#web/brand/sentences/sentence-blanks.ts'
import { ShortNameOffer } from '#web/brand/sentences/short-name-offer.tsx'
import { SpeakerChoice } from '#web/brand/sentences/speaker-choice.tsx'
import { stemExamples } from '#web/brand/sentences/stem-examples.ts'
import { StemField } from '#web/brand/sentences/stem-field.tsx'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import { MisspellingsNote } from '#web/onboarding/misspellings-note.tsx'
import { QuestionHead } from '#web/onboarding/question-head.tsx'
import type { SentenceQuestion } from '#web/onboarding/sentence-questions.ts'
import { type ShownText, TextSentences } from '#web/onboarding/text-sentences.tsx'
import { Field } from '#web/ui/field.tsx'
import '#web/brand/sentences/sentences.css'

type Props = {
  question: SentenceQuestion
  answers: SetupAnswers
  text: ShownText | undefined
  /** The server's error about the sentence. */
  error: string | undefined
  /** Possible misspellings to show before continuing. */
  slips: readonly Misspelling[]
  onShortName: () => void
  onChange: (change: Partial<SetupAnswers>) => void
  /** A note on what drafts will lack without the sentence, shown when the owner is about to leave it empty. */
  children?: ReactNode
}

export function SentenceStep(props: Props) {
  const { question: asked, answers, text, error, onChange } = props
  const id = useId()
  const { key, question, why, usedIn, cost, story } = asked
  const { isOne } = answers
  return (
    <div>
      <QuestionHead
        id={`${id}-question`}
        above={`Your sentences: ${sentenceStems.indexOf(key) + 1} of ${sentenceStems.length}`}
        isNeeded={cost !== undefined}
        question={question}
      />
      <p className="why">{why}</p>
      <p className="eg">
        For example: <i>{makeWholeSentence(key, stemExamples[key], isOne)}</i>
      </p>
      <StemField
        name={key}
        askedBy={`${id}-question`}
        label={formatStem(key, isOne)}
        value={answers[key]}
        error={checkBlank(key, answers[key]) ?? error}
        head={key === 'does' && <SpeakerChoice isOne={isOne} onChange={(one) => onChange({ isOne: one })} />}
        onChange={(words) => onChange({ [key]: words })}
      />
      <MisspellingsNote slips={props.slips} />
      <LineSoFar stem={key} sentences={answers} businessName={answers.businessName} onShortName={props.onShortName} />
      {text && <TextSentences text={text} question={asked} answers={answers} onChange={onChange} />}
      {story && <Story story={story} value={answers[story.key]} onChange={(told) => onChange({ [story.key]: told })} />}
      <p className="uses">
        <b>Used in:</b> {usedIn}
      </p>
      {props.children}
    </div>
  )
}

type LineProps = { stem: SentenceQuestion['key']; sentences: Sentences; businessName: string; onShortName: () => void }

/** A preview of the first draft that contains this sentence. */
function LineSoFar({ stem, sentences, businessName, onShortName }: LineProps) {
  const drafts = makeSentenceDrafts(clearTooLongSentences(sentences), businessName.trim() || 'Your business')
  const draft = drafts.find(({ pieces }) => pieces.some(({ field }) => field === stem))
  if (!draft) return null
  return (
    <section className="so-far" aria-label="How a draft will read">
      <p className="small quiet">{draft.waitsFor.length === 0 ? 'A draft, whole:' : 'A draft forms as you type:'}</p>
      <FormingLine draft={draft} />
      {draft.pieces.some(({ field }) => field === 'businessName') && (
        <ShortNameOffer shortName={sentences.shortName} businessName={businessName} onOffer={onShortName} />
      )}
    </section>
  )
}

type StoryProps = { story: ProfileQuestion; value: string; onChange: (told: string) => void }

/** The collapsible field for a longer answer to the same question. */
function Story({ story, value, onChange }: StoryProps) {
  const isTold = value.trim() !== ''
  const [isOpen, setOpen] = useState(isTold)
  const [wasTold, setTold] = useState(isTold)
  // Opens the field when a sentence from an uploaded text was added to it, to show where it went.
  if (isTold !== wasTold) {
    setTold(isTold)
    if (isTold) setOpen(true)
  }
  return (
    <details className="more" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Tell us more</summary>
      <Field
        label={story.label}
        hint={describeLength(value, getAnswerLengthMax(story)) ?? `If you like. For example: ${story.example}`}
      >
        {(control) => (
          <>
            <textarea
              {...control}
              rows={4}
              maxLength={getAnswerLengthMax(story)}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <SpellingNotes of={control.id} text={value} />
          </>
        )}
      </Field>
    </details>
  )
}
