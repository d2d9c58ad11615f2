/** The five picked words, and the radio buttons that make one of them the number one. */
import { useId } from 'react'
import { type Category, type CategoryWords, picksPerCategory, wordsNeededToPick } from '#contract/plain/brand.ts'
import { isUnclaimedSample, listOwnWords } from '#contract/plain/own-words.ts'
import { lacksOnlyTopPick } from '#web/brand-attributes/edit-words.ts'
import { SelectedBadge } from '#web/ui/seal.tsx'
import { typeset } from '#web/ui/typeset.ts'

type Props = {
  category: Category
  /** An untouched category includes its samples. */
  entry: CategoryWords
  isPicking: boolean
  onChoose: (word: string) => void
}

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'All five']

/** A note on how many picks are the owner's own: typed, from a document, or a sample word they confirmed. */
function ownNote(category: Category, entry: CategoryWords): string {
  const count = entry.topFive.filter((word) => !isUnclaimedSample(category, word, entry)).length
  if (count === 0) return ''
  return `${numbers[count]} of your picks ${count === 1 ? 'is your own word' : 'are your own words'}.`
}

/** What to do next in this category. */
function askOf(category: Category, entry: CategoryWords, isPicking: boolean): string {
  const picks = entry.topFive.length
  if (lacksOnlyTopPick(entry)) return 'Now choose your number one: the word that matters most.'
  if (picks === picksPerCategory) return 'This is your number one. You can change it whenever you like.'
  if (!isPicking) {
    const left = wordsNeededToPick - entry.words.length
    const what = picks === 0 ? 'your top five and your number one' : 'the rest of your top five'
    return `${left} more ${left === 1 ? 'word' : 'words'}, then you’ll pick ${what}.`
  }
  const own = listOwnWords(category, entry).length
  if (own === 0 && picks === 0) return 'Your first five words go here. Then you choose your number one.'
  const what = picks === 0 ? 'Pick five' : `Pick ${picksPerCategory - picks} more`
  return own < picksPerCategory
    ? `${what}: add words of your own, or check the circle next to one.`
    : `${what}: check the circle next to a word.`
}

export function TopPicks({ category, entry, isPicking, onChoose }: Props) {
  const name = useId()
  const { topFive, topOne } = entry
  const isFull = topFive.length === picksPerCategory
  const hasSeats = isPicking || topFive.length > 0
  const free = Array.from({ length: picksPerCategory - topFive.length }, (_, index) => topFive.length + index + 1)
  return (
    <>
      <p className={lacksOnlyTopPick(entry) ? 'tray-ask now' : 'tray-ask'} role="status">
        {askOf(category, entry, isPicking)}
      </p>
      {!isPicking && !isFull && <Meter count={entry.words.length} />}
      {hasSeats && (
        <fieldset className="seats">
          <legend className="vh">Your number one word</legend>
          {topFive.map((word) => (
            <label key={word} className="seat">
              <input
                type="radio"
                name={name}
                value={word}
                checked={topOne === word}
                disabled={!isFull}
                onChange={() => onChoose(word)}
              />
              <SelectedBadge />
              <span>{typeset(word)}</span>
              <span className="tag">#1</span>
            </label>
          ))}
          {free.map((seat) => (
            <span key={seat} className="seat free">
              {seat === 1 ? 'Your first pick' : `Pick ${seat}`}
            </span>
          ))}
        </fieldset>
      )}
      {topFive.length > 0 && (
        <p className="small quiet tray-note">
          {ownNote(category, entry)}
          {isFull && isPicking && ' To change one, uncheck it in the list.'}
        </p>
      )}
    </>
  )
}

/** A meter: how many words there are of those needed before five can be picked. */
function Meter({ count }: { count: number }) {
  return (
    <div className="meter" role="img" aria-label={`${count} of ${wordsNeededToPick} words`}>
      {Array.from({ length: wordsNeededToPick }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are places
        <i key={at} className={at < count ? 'on' : undefined} />
      ))}
    </div>
  )
}
