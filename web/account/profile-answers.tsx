/** The profile to be read: what the owner has told, in the order in which it is asked. */
import { answerName } from '#contract/plain/business-options.ts'
import { type Sentences, stems, wholeSentence } from '#contract/plain/sentences.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import {
  type ProfileField,
  type ProfileQuestion,
  profileGroups,
  storyQuestions,
} from '#web/account/profile-questions.ts'
import { toldQuestions } from '#web/account/told-questions.ts'

type Kind = ProfileField & Partial<ProfileQuestion>

function Answer({ kind, answer }: { kind: Kind; answer: string }) {
  return (
    <div>
      <dt>
        {kind.isLong && <b>{kind.question}</b>}
        {kind.label}
      </dt>
      <dd className={answer === '' ? 'quiet' : undefined}>
        {answer === '' ? 'Not answered' : kind.options ? answerName(answer) : answer}
      </dd>
    </div>
  )
}

type Props = { answers: ProfileDraft; sentences: Sentences; email: string }

export function ProfileAnswers({ answers, sentences, email }: Props) {
  return (
    <div className="told">
      {profileGroups.map(({ title, fields }, index) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl className={fields === storyQuestions ? 'kv wide' : 'kv'}>
            {fields.map((kind) => (
              <Answer key={kind.key} kind={kind} answer={answers[kind.key]} />
            ))}
            {index === 0 && (
              <div>
                <dt>Email</dt>
                <dd>{email}</dd>
              </div>
            )}
          </dl>
        </section>
      ))}
      <FinishedSentences sentences={sentences} />
    </div>
  )
}

/** The sentences that her drafts are made of, as far as they are finished. */
function FinishedSentences({ sentences }: { sentences: Sentences }) {
  const finished = stems.filter((stem) => sentences[stem] !== '')
  return (
    <section aria-label="Your sentences">
      <h3>Your sentences</h3>
      <dl className="kv wide">
        {finished.map((stem) => (
          <div key={stem}>
            <dt>
              <b>{toldQuestions[stem]}</b>
            </dt>
            <dd>{wholeSentence(stem, sentences[stem], sentences.isOne)}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">
        {finished.length === 0 ? 'You finish them' : 'You change them'} on the page of your value propositions, where
        the drafts form of them.
      </p>
    </section>
  )
}
