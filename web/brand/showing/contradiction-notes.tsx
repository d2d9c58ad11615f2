/** Asks about two answers that cannot both be true, with both passages, and where each can be changed. */
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Contradiction } from '#contract/contradictions.ts'
import { categories, categoryNames } from '#contract/plain/brand.ts'
import type { ClaimField } from '#contract/plain/claim.ts'
import { sentenceStems } from '#contract/plain/sentences.ts'
import { focusSentence } from '#web/brand/sentences/focus-sentence.ts'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'
import { useSourceName } from '#web/brand/showing/sources.tsx'
import { send } from '#web/calls/send.ts'
import { refresh, useFreshCall } from '#web/calls/use-call.ts'
import { categoryPath, paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const isSentence = (field: ClaimField) => field === 'shortName' || sentenceStems.some((stem) => stem === field)

/** Where an answer is changed. */
function placeOf(field: ClaimField): { path: string; name: string } {
  const category = categories.find((each) => each === field)
  if (category) return { path: categoryPath(category), name: `your words, ${categoryNames[category]}` }
  return isSentence(field)
    ? { path: paths.uvp, name: 'your sentences' }
    : { path: paths.profileEdit, name: 'your profile' }
}

function Passage({ side: { field, passage } }: { side: Contradiction['one'] }) {
  const nameOf = useSourceName()
  const { path, name } = placeOf(field)
  // On the page that has the sentences, the link leads to the blank itself.
  const open = (event: MouseEvent) => {
    if (isSentence(field) && focusSentence(field)) event.preventDefault()
  }
  return (
    <li>
      <q>{passage}</q>
      <span className="small quiet">{nameOf(field)}</span>
      <Link className="small" to={path} onClick={open}>
        Change it in {name}
      </Link>
    </li>
  )
}

function Note({ found: { what, one, other }, isLocked }: { found: Contradiction; isLocked: boolean }) {
  const { isSaving, run } = useSaving('Not set aside')
  const accept = () =>
    run(async () => {
      await send('PUT /api/brand/contradictions', { body: { one: one.passage, other: other.passage } })
      await refresh('GET /api/brand/contradictions', 'GET /api/user-profile', 'GET /api/taglines')
    })
  return (
    <section className="note mid list-note disagreement" aria-label={`Two of your answers don’t agree: ${what}`}>
      <Icon name="note" />
      <div>
        <p>
          <b>Two of your answers don’t agree</b> on {what}.
        </p>
        <ul>
          <Passage side={one} />
          <Passage side={other} />
        </ul>
        <Button isBusy={isSaving} disabled={isLocked} onClick={() => void accept()}>
          Both are right
        </Button>
      </div>
    </section>
  )
}

/** `isLocked`: nothing can be set aside, as the tool is read-only. */
export function ContradictionNotes({ isLocked }: { isLocked: boolean }) {
  const { data } = useFreshCall('GET /api/brand/contradictions', {})
  return data?.contradictions.map((found) => (
    <Note key={`${found.one.passage} ${found.other.passage}`} {...{ found, isLocked }} />
  ))
}
