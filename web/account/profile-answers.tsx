/** The profile in read-only form: the owner's answers, in the order they are asked. */
import { Link } from 'react-router'
import { findBlockingStep } from '#contract/plain/brand.ts'
import { formatOptionAnswer } from '#contract/plain/business-options.ts'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import { formatStem, removeRepeatedStem, type Sentences, sentenceStems } from '#contract/plain/sentences.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import {
  type ProfileField,
  type ProfileQuestion,
  profileGroups,
  storyQuestions,
} from '#web/account/profile-questions.ts'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import { paths } from '#web/paths.ts'

type Kind = ProfileField & Partial<ProfileQuestion>

function Answer({ kind, answer }: { kind: Kind; answer: string }) {
  return (
    <div>
      <dt>
        {kind.isLong && <b>{kind.question}</b>}
        {kind.label}
      </dt>
      <dd className={answer === '' ? 'quiet' : undefined}>
        {answer === '' ? 'Not answered' : kind.options ? formatOptionAnswer(answer) : answer}
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

/**
 * Says where the sentences are edited: in the setup until that is completed, then in the value proposition tool. If
 * that tool is locked, says what unlocks it.
 */
function WhereToChange() {
  const user = useUser()
  if (!user.onboardingCompleted)
    return (
      <>
        You finish them in <Link to={paths.onboarding}>the setup</Link>.
      </>
    )
  if (findBlockingStep('uvp', getStepUnlockFacts(user)))
    return (
      <>
        You can change them in the UVP Generator. It opens when your{' '}
        <Link to={paths.brandAttributes}>Brand Attributes</Link> are complete.
      </>
    )
  return (
    <>
      You change them in the <Link to={paths.uvp}>UVP Generator</Link>, where your drafts are made from them.
    </>
  )
}

/** The finished sentences that drafts are made of. */
function FinishedSentences({ sentences }: { sentences: Sentences }) {
  const finished = sentenceStems.filter((stem) => sentences[stem] !== '')
  return (
    <section aria-label="Your sentences">
      <h3>Your sentences</h3>
      <dl className="kv wide">
        {finished.map((stem) => (
          <div key={stem}>
            <dt>
              <b>{capitalizeFirstLetter(formatStem(stem, sentences.isOne))} …</b>
            </dt>
            <dd>{removeRepeatedStem(stem, sentences[stem])}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">
        <WhereToChange />
      </p>
    </section>
  )
}
