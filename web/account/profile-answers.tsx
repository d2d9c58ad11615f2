/** The profile to be read: what the owner has told, in the order in which it is asked. */
import { answerName } from '#contract/plain/business-options.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import {
  type ProfileField,
  type ProfileQuestion,
  profileGroups,
  storyQuestions,
} from '#web/account/profile-questions.ts'

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

export function ProfileAnswers({ answers, email }: { answers: ProfileDraft; email: string }) {
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
    </div>
  )
}
