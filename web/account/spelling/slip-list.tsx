/** The words of a field that may be slips; a pressed one shows what is offered, and only a pressed offer changes the text. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { offersFor } from '#web/account/spelling/ask-dictionary.ts'
import { copyFieldOf, hasRoomFor, replaceInField } from '#web/account/spelling/copy-field.ts'
import { useOwnWords } from '#web/account/spelling/kept-words.ts'
import { plainOffer, type Slip, slipsIn } from '#web/account/spelling/slips.ts'
import { useSlips } from '#web/account/spelling/use-slips.ts'
import '#web/account/spelling/spelling.css'

/** More at once would be a wall; the next ones come as these are settled. */
const shownMax = 5

type Props = {
  /** The id of the field. */
  of: string
  text: string
}

export function SlipList({ of, text }: Props) {
  const [own, keep] = useOwnWords()
  const slips = useSlips(of, text, own)
  const [open, setOpen] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const offersId = useId()
  const shown = slips.slice(0, shownMax)
  const opened = shown.find((slip) => slip.text === open)

  const keepIt = (slip: Slip) => {
    // The pressed button goes; whoever came to it by keys goes on in the field.
    if (box.current?.contains(document.activeElement)) copyFieldOf(of)?.focus()
    keep(slip.text)
  }
  return (
    <div className="spelling" ref={box}>
      <p className="small quiet" aria-live="polite">
        {slips.length > 0 && `${slips.length} ${slips.length === 1 ? 'word' : 'words'} to check`}
      </p>
      {shown.map((slip) => (
        <SlipButton
          key={slip.text}
          className="btn plain slip"
          aria-expanded={slip === opened}
          aria-controls={offersId}
          onPress={() => setOpen(slip === opened ? '' : slip.text)}
        >
          {slip.text}
        </SlipButton>
      ))}
      <div className="slip-offers" id={offersId}>
        {opened && <Offers key={opened.text} of={of} slip={opened} onKeep={() => keepIt(opened)} />}
      </div>
    </div>
  )
}

type ButtonProps = {
  className: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  onPress: () => void
  children: ReactNode
}

/** Pressing it leaves the caret, and a phone's keyboard, where they are. */
function SlipButton({ onPress, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
      {children}
    </button>
  )
}

const reasons: Readonly<Record<Slip['kind'], string>> = {
  unknown: 'is not in the dictionary.',
  twice: 'is the same word twice.',
  'small-i': 'on its own has a capital.',
}

/** What is like the word, or undefined while that is looked for. */
function useOffers(slip: Slip): readonly string[] | undefined {
  const plain = plainOffer(slip)
  const [offers, setOffers] = useState(plain === undefined ? undefined : [plain])
  useEffect(() => {
    let isPast = false
    if (plain === undefined) void offersFor(slip.text).then((found) => isPast || setOffers(found))
    return () => {
      isPast = true
    }
  }, [plain, slip.text])
  return offers
}

function Offers({ of, slip, onKeep }: { of: string; slip: Slip; onKeep: () => void }) {
  const offers = useOffers(slip)
  const field = copyFieldOf(of)
  const put = (offer: string) => {
    const text = field?.value ?? ''
    // Where it stands now: she may have gone on typing.
    const now = slipsIn(text, (word) => word === slip.text, new Set()).find((each) => each.text === slip.text)
    if (field && now) replaceInField(field, now, offer)
  }
  return (
    <fieldset>
      <legend className="small">
        “{slip.text}” {reasons[slip.kind]}
        {offers?.length === 0 && ' Nothing like it is, either.'}
      </legend>
      {offers
        ?.filter((offer) => field && hasRoomFor(field, slip, offer))
        .map((offer) => (
          <SlipButton key={offer} className="btn" onPress={() => put(offer)}>
            {offer}
          </SlipButton>
        ))}
      <SlipButton className="btn plain" onPress={onKeep}>
        Keep it
      </SlipButton>
    </fieldset>
  )
}
