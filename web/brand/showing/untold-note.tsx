/** What a line says although nobody told us, with two ways out: tell it, or take it out. */
import { type FormEvent, useState } from 'react'
import type { Claim } from '#contract/plain/claim.ts'
import { removeClaim } from '#contract/plain/remove-claim.ts'
import { updateCachedUser, useUser } from '#web/account/use-user.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

const lengthMax = 160

/** Adds what the owner tells to their answer about what others don't do. */
function useTelling(onTold: () => void) {
  const { competitiveDifferentiator: answer } = useUser()
  const [isBusy, setBusy] = useState(false)
  const tell = async (words: string) => {
    if (isBusy || words.trim() === '') return
    setBusy(true)
    const before = answer?.trim() ?? ''
    const competitiveDifferentiator = [before, words.trim()]
      .filter((part) => part !== '')
      .join(before.match(/[.!?]$/) ? ' ' : '. ')
    try {
      await send('PUT /api/profile', { body: { competitiveDifferentiator } })
      updateCachedUser({ competitiveDifferentiator })
      await refresh('GET /api/user-profile', 'GET /api/taglines', 'GET /api/brand/contradictions')
      onTold()
    } catch (error) {
      console.error(error)
      showToast({ title: 'Not kept', text: explainFailure(error, 'Please try again.'), isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, tell }
}

function TellForm({ onTold }: { onTold: () => void }) {
  const [words, setWords] = useState('')
  const { isBusy, tell } = useTelling(onTold)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void tell(words)
  }
  return (
    <form className="tell-claim" onSubmit={submit}>
      <TextArea
        label="Is it so? Tell us how it goes, and the words stay."
        hint="Kept in your profile, under “What do you do that others don’t?”"
        value={words}
        maxLength={lengthMax}
        rows={2}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={words.trim() === ''}>
        Keep these words
      </Button>
    </form>
  )
}

type Props = { text: string; claims: readonly Claim[]; isLocked: boolean; onTakeOut: (rest: string) => void }

export function UntoldNote({ text, claims, isLocked, onTakeOut }: Props) {
  const [telling, setTelling] = useState<number>()
  return (
    <div className="unsaid-note" role="note">
      <p className="unsaid-title">
        {claims.every(({ isDisputed }) => isDisputed) ? 'Your answers don’t agree' : 'Not from what you told us'}
      </p>
      <ul>
        {claims.map((claim) => {
          const words = text.slice(claim.start, claim.end)
          const isTelling = telling === claim.start
          return (
            <li key={claim.start}>
              <p>
                <q>{words}</q>
                {claim.isDisputed && <span className="small"> You told us two different things about this.</span>}
              </p>
              <div className="row">
                {!claim.isDisputed && (
                  <Button
                    aria-expanded={isTelling}
                    disabled={isLocked}
                    onClick={() => setTelling(isTelling ? undefined : claim.start)}
                  >
                    Tell us<span className="vh"> how you know: {words}</span>
                  </Button>
                )}
                <Button disabled={isLocked} onClick={() => onTakeOut(removeClaim(text, claim))}>
                  Take it out<span className="vh">: {words}</span>
                </Button>
              </div>
              {isTelling && <TellForm onTold={() => setTelling(undefined)} />}
            </li>
          )
        })}
      </ul>
      <p className="small quiet">
        You can save the line as it is. Reports and exports leave it out until{' '}
        {claims.some(({ isDisputed }) => isDisputed) ? 'that’s settled' : 'you’ve done one or the other'}.
      </p>
    </div>
  )
}
