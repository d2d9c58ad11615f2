/**
 * Lists the possible misspellings ("slips") in a field. Pressing one shows suggestions; the text changes only when a
 * suggestion is pressed.
 */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { findCopyField, hasRoomFor, replaceInField } from '#web/account/spelling/copy-field.ts'
import { fetchSuggestions } from '#web/account/spelling/dictionary-query.ts'
import {
  findMisspellings,
  type Misspelling,
  misspellingMessages,
  suggestWithoutDictionary,
} from '#web/account/spelling/misspelling.ts'
import { useAcceptedWords } from '#web/account/spelling/use-accepted-words.ts'
import { useMisspellings } from '#web/account/spelling/use-misspellings.ts'
import { Button } from '#web/ui/button.tsx'
import '#web/account/spelling/spelling.css'

/** A longer list would overwhelm; more are shown once some of these are corrected or accepted. */
const shownMax = 5

const countOf = (count: number) =>
  `${count} ${count === 1 ? 'word' : 'words'} to check${count > shownMax ? ', the first five' : ''}`

export type SpellingProps = {
  /** The id of the field. */
  of: string
  text: string
  /** Words that were added through the field and are now listed beside it. */
  entered?: { words: readonly string[]; onRename: (word: string, to: string) => void }
}

export function MisspellingList({ of, text, entered }: SpellingProps) {
  const [own, keep] = useAcceptedWords(entered === undefined)
  // The text of the field must come first, so that positions in it are those of the caret.
  const slips = useMisspellings(of, [text, ...(entered?.words ?? [])].join('\n'), own)
  const [open, setOpen] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const offersId = useId()
  const shown = slips.slice(0, shownMax)
  const opened = shown.find((slip) => slip.text === open)

  const keepIt = (slip: Misspelling) => {
    // The pressed button disappears; a keyboard user continues in the field.
    if (box.current?.contains(document.activeElement)) findCopyField(of)?.focus()
    keep(slip.text)
  }
  const put = ({ text: slip }: Misspelling, offer: string) => {
    // Find the word again, as the user may have typed since it was listed.
    const spanIn = (whole: string) =>
      findMisspellings(whole, (word) => word === slip, new Set()).find((each) => each.text === slip)
    const field = findCopyField(of)
    const span = field && spanIn(field.value)
    if (field && span) return replaceInField(field, span, offer)
    const word = entered?.words.find(spanIn)
    if (word === undefined) return
    entered?.onRename(word, word.replace(slip, offer))
    field?.focus({ preventScroll: true })
  }
  return (
    <div className="spelling" ref={box}>
      <p className="small quiet" aria-live="polite">
        {slips.length > 0 && countOf(slips.length)}
      </p>
      {shown.map((slip) => (
        <SlipButton
          key={slip.text}
          kind="slip"
          aria-expanded={slip === opened}
          aria-controls={offersId}
          onPress={() => setOpen(slip === opened ? '' : slip.text)}
        >
          {slip.text}
        </SlipButton>
      ))}
      <div className="slip-offers" id={offersId}>
        {opened && (
          <Offers
            key={opened.text}
            slip={opened}
            canTake={(offer) => hasRoomFor(findCopyField(of), opened, offer)}
            onTake={(offer) => put(opened, offer)}
            onKeep={() => keepIt(opened)}
          />
        )}
      </div>
    </div>
  )
}

type ButtonProps = {
  kind?: 'plain' | 'slip'
  'aria-expanded'?: boolean
  'aria-controls'?: string
  onPress: () => void
  children: ReactNode
}

/** Pressing it leaves the caret, and an on-screen keyboard, where they are. */
function SlipButton({ onPress, children, ...button }: ButtonProps) {
  return (
    <Button {...button} onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
      {children}
    </Button>
  )
}

/** The suggestions for a word, or undefined while loading. */
function useOffers(slip: Misspelling): readonly string[] | undefined {
  const [offers, setOffers] = useState(() => suggestWithoutDictionary(slip))
  const isAsked = offers === undefined
  useEffect(() => {
    let isPast = false
    if (isAsked) void fetchSuggestions(slip.text).then((found) => isPast || setOffers(found))
    return () => {
      isPast = true
    }
  }, [isAsked, slip.text])
  return offers
}

type OffersProps = {
  slip: Misspelling
  canTake: (offer: string) => boolean
  onTake: (offer: string) => void
  onKeep: () => void
}

function Offers({ slip, canTake, onTake, onKeep }: OffersProps) {
  const reasonId = useId()
  const offers = useOffers(slip)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div role="group" aria-labelledby={reasonId}>
      <p className="small" id={reasonId}>
        “{slip.text}” {misspellingMessages[slip.kind]}
        {slip.kind === 'unknown' && offers?.length === 0 && ' Nothing like it is, either.'}
      </p>
      {!offers && <span className="small quiet">Looking…</span>}
      {offers?.filter(canTake).map((offer) => (
        <SlipButton key={offer} onPress={() => onTake(offer)}>
          {offer}
        </SlipButton>
      ))}
      {offers && (
        <SlipButton kind="plain" onPress={onKeep}>
          Keep it
        </SlipButton>
      )}
    </div>
  )
}
