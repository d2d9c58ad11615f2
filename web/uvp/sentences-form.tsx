/** Six sentences to finish, and the drafts that form of them beside. */
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { draftsOf, isReadyToDraft } from '#contract/plain/sentence-drafts.ts'
import { nameLengthMax, type Sentences, type Stem, stemText } from '#contract/plain/sentences.ts'
import { wrongWith } from '#web/brand/sentences/fitting.ts'
import { Speaker } from '#web/brand/sentences/speaker.tsx'
import { stemExamples } from '#web/brand/sentences/stem-examples.ts'
import { StemField } from '#web/brand/sentences/stem-field.tsx'
import { LiveDrafts } from '#web/uvp/live-drafts.tsx'
import { ToldBits, toldFor } from '#web/uvp/told-bits.tsx'
import { useSentences } from '#web/uvp/use-sentences.ts'
import '#web/brand/sentences/sentences.css'

const hints: Partial<Readonly<Record<Stem, string>>> = { who: 'a few words: who they are', check: 'if you like' }

/** In the order in which they stand: what a first draft needs comes first. */
const asked: readonly Stem[] = ['does', 'only', 'who', 'when', 'after', 'check']

/** `missing` says what a first draft waits for, '' where for nothing. */
export type FormState = { missing: string; isSaving: boolean; isSent: boolean }

type Props = {
  id: string
  user: CurrentUser
  saved: Sentences
  businessName: string
  /** Called when everything is saved and a draft is whole. */
  onTold: () => void
  renderActs: (state: FormState) => ReactNode
}

/** What has to be finished before a first draft is whole. */
function missingOf(sentences: Sentences): string {
  if (isReadyToDraft(sentences)) return ''
  return sentences.does.trim() === '' ? 'Two sentences make a first draft' : 'One more makes a first draft'
}

export function SentencesForm({ id, user, saved, businessName, onTold, renderActs }: Props) {
  const { sentences, draftable, isSaving, save, change } = useSentences(saved)
  const titleId = useId()
  const missing = missingOf(draftable)
  // Leaving a blank saves as well: the button must not go off under the press that left it.
  const [isSent, setSent] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const first = asked.find((stem) => wrongWith(stem, sentences[stem]) !== undefined || sentences[stem].trim() === '')
    if (missing) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setSent(true)
    if (await save()) onTold()
    setSent(false)
  }

  return (
    <>
      <div className="fill">
        <form className="stems" id={id} onSubmit={(event) => void submit(event)} noValidate>
          {businessName.length > nameLengthMax && (
            <StemField
              name="shortName"
              label="People call us"
              hint="your full name fills a line by itself"
              example="the name on the side of your van"
              value={sentences.shortName}
              error={wrongWith('shortName', sentences.shortName)}
              lengthMax={nameLengthMax}
              onChange={(shortName) => change({ shortName })}
              onLeave={() => void save()}
            />
          )}
          {asked.map((stem) => (
            <StemField
              key={stem}
              name={stem}
              label={stemText(stem, sentences.isOne)}
              {...(hints[stem] && { hint: hints[stem] })}
              example={stemExamples[stem]}
              value={sentences[stem]}
              error={wrongWith(stem, sentences[stem])}
              head={stem === 'does' && <Speaker isOne={sentences.isOne} onChange={(isOne) => change({ isOne })} />}
              onChange={(words) => change({ [stem]: words })}
              onLeave={() => void save()}
            >
              <ToldBits told={toldFor(stem, user)} onTake={(words) => change({ [stem]: words })} />
            </StemField>
          ))}
        </form>
        <LiveDrafts titleId={titleId} drafts={draftsOf(draftable, businessName)} />
      </div>
      {renderActs({ missing, isSaving, isSent })}
    </>
  )
}
