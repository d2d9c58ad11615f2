/** The form for a tagline of the owner's own: compared with the selected one while typed, then added to the list. */

import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/account.ts'
import { categories, categoryNames } from '#contract/plain/brand.ts'
import type { OwnerText } from '#contract/plain/line-measures.ts'
import { formatStem, sentenceStems } from '#contract/plain/sentences.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import { useSaving } from '#web/brand/showing/choice-bar.tsx'
import { tidyLine } from '#web/brand/showing/line-field.tsx'
import { useCall } from '#web/calls/use-call.ts'
import { LineCounts } from '#web/taglines/line-counts.tsx'
import { taglineKind, taglinesMax } from '#web/taglines/taglines-queries.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  user: CurrentUser
  /** The list as saved. */
  lines: readonly WrittenLine[]
  /** The selected line as shown. */
  selected: string | undefined
  isOff: boolean
  onAdded: (line: string) => void
}

/** The business name, the sentences and the picked words: what the words of a line are looked up in. */
function useTold(user: CurrentUser): { told: OwnerText[]; names: string[] } {
  const { data: profile } = useCall('GET /api/user-profile', {})
  const sentences = profile?.sentences
  const names = [user.businessName ?? '', sentences?.shortName ?? '']
  const words = user.brandAttributesData.attributesData
  const told = [
    ...names.map((text) => ({ from: 'your name', text })),
    ...(sentences
      ? sentenceStems.map((stem) => ({ from: `“${formatStem(stem, sentences.isOne)} …”`, text: sentences[stem] }))
      : []),
    ...categories.map((category) => ({ from: categoryNames[category], text: words[category].topFive.join(' ') })),
  ]
  return { told, names }
}

/** In a narrow window, scrolls the form to the top, so that the counts are visible above an on-screen keyboard. */
function goUp(bench: HTMLElement): void {
  if (window.matchMedia('(max-width: 55.99rem)').matches) bench.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Enter submits, since a line has no line breaks. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Why the line cannot be added; '' if it can. */
function refusalOf(said: string, lines: readonly WrittenLine[]): string {
  if (lines.some(({ text }) => text.toLowerCase() === said.toLowerCase())) return 'This line is in the list.'
  return lines.length >= taglinesMax ? `The list is full at ${taglinesMax} lines: change one of them instead.` : ''
}

export function OwnLine({ user, lines, selected, isOff, onAdded }: Props) {
  const [text, setText] = useState('')
  const [added, setAdded] = useState('')
  const { told, names } = useTold(user)
  const { isSaving, run } = useSaving(`Failed to save ${taglineKind.name}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const bench = useRef<HTMLElement>(null)
  const id = useId()
  const said = tidyLine(text)
  const refusal = said === '' ? '' : refusalOf(said, lines)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (said === '' || refusal || isOff || isSaving) return
    if (!(await run(() => taglineKind.save([...lines, { text: said, isEdited: true }])))) return
    onAdded(said)
    setText('')
    setAdded(`Added as line ${lines.length + 1}, and selected.`)
    field.current?.focus({ preventScroll: true })
  }
  const counted = [
    ...(said ? [{ name: 'Your own', text: said }] : []),
    ...(selected ? [{ name: 'Selected', text: selected }] : []),
  ]
  return (
    <section className="own-bench" ref={bench} aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <h2>
          <label id={id} htmlFor={`${id}-field`}>
            Your own line
          </label>
        </h2>
        <div className="own-entry">
          <textarea
            ref={field}
            className="input grows"
            id={`${id}-field`}
            rows={1}
            enterKeyHint="done"
            maxLength={taglineKind.lengthMax}
            placeholder="The way you’d paint it on the van"
            aria-describedby={`${id}-note`}
            value={text}
            onKeyDown={submitByEnter}
            onFocus={() => bench.current && goUp(bench.current)}
            onChange={(event) => {
              setText(event.target.value)
              setAdded('')
            }}
          />
          <Button type="submit" disabled={said === '' || refusal !== '' || isOff || isSaving}>
            Add
          </Button>
        </div>
        <SpellingNotes of={`${id}-field`} text={text} />
        <p className="small quiet" id={`${id}-note`} role="status">
          {refusal || added}
        </p>
        {counted.length > 0 && (
          <p className="own-note small quiet">
            Counts, not grades: they don’t say which line is better. Sounds and syllables go by the spelling. Dotted
            words stand in your sentences, your top words or your name; small ones like “the” are left out.
          </p>
        )}
      </form>
      {counted.length > 0 && <LineCounts lines={counted} told={told} names={names} />}
    </section>
  )
}
