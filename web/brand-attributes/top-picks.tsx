/** The five and the one: a visible act of choosing. */
import { useId } from 'react'
import { type Category, type CategoryWords, picksNeeded, wordsToPick } from '#contract/plain/brand.ts'
import { isSample } from '#contract/plain/own-words.ts'
import { typeset } from '#web/ui/typeset.ts'
import { WaxCheck } from '#web/ui/wax.tsx'

type Props = {
  category: Category
  entry: CategoryWords
  /** Words that count towards the gate. */
  count: number
  isPicking: boolean
  onChoose: (word: string) => void
}

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'All five']

/** How many of the picks are hers: what she typed, took from a text or ticked, also where it stands among the samples. */
function ownNote(category: Category, entry: CategoryWords): string {
  const count = entry.topFive.filter((word) => !isSample(category, word, entry)).length
  if (count === 0) return ''
  return `${numbers[count]} of your picks ${count === 1 ? 'is your own word' : 'are your own words'}.`
}

function askOf(picks: number, count: number, isPicking: boolean, hasOne: boolean): string {
  if (!isPicking)
    return count === 0
      ? `Once you have ${wordsToPick} words, you’ll pick your top five, then your number one.`
      : `${wordsToPick - count} more ${wordsToPick - count === 1 ? 'word' : 'words'}, then you’ll pick your top five and your number one.`
  if (picks < picksNeeded)
    return `Pick ${picks === 0 ? 'five' : `${picksNeeded - picks} more`}: check the circle next to a word.`
  return hasOne
    ? 'This is your number one. You can change it whenever you like.'
    : 'Now your number one. Which would you miss most?'
}

export function TopPicks({ category, entry, count, isPicking, onChoose }: Props) {
  const name = useId()
  const { topFive, topOne } = entry
  const isFull = topFive.length === picksNeeded
  const free = Array.from({ length: picksNeeded - topFive.length }, (_, index) => topFive.length + index + 1)
  return (
    <>
      <p className="small quiet" role="status">
        {askOf(topFive.length, count, isPicking, topOne !== '')}
      </p>
      {!isPicking && <Meter count={count} />}
      {isPicking && (
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
              <WaxCheck />
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
          {isFull && ' To change one, uncheck it in the list.'}
        </p>
      )}
    </>
  )
}

/** How many of the words that choosing takes are there. */
function Meter({ count }: { count: number }) {
  return (
    <div className="meter" role="img" aria-label={`${count} of ${wordsToPick} words`}>
      {Array.from({ length: wordsToPick }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are places
        <i key={at} className={at < count ? 'on' : undefined} />
      ))}
    </div>
  )
}
