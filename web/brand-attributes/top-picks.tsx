/** The five and the one: a visible act of choosing. */
import { useId } from 'react'
import { type Category, type CategoryWords, picksNeeded } from '#contract/brand.ts'
import { sampleWords } from '#contract/sample-words.ts'
import { WaxCheck } from '#web/ui/wax.tsx'

type Props = { category: Category; entry: CategoryWords; isPicking: boolean; onChoose: (word: string) => void }

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'All five']

/** How many of the picks did not start as samples. */
function ownNote(category: Category, { topFive }: CategoryWords): string {
  const count = topFive.filter((word) => !sampleWords[category].includes(word)).length
  if (topFive.length === 0) return ''
  return `${numbers[count]} of the picks ${count === 1 ? 'is your own word' : 'are your own words'}.`
}

function askOf(count: number, isPicking: boolean, hasOne: boolean): string {
  if (!isPicking) return 'First fill your list. Then keep the five that you would miss.'
  if (count < picksNeeded)
    return `Keep ${count === 0 ? 'five' : `${picksNeeded - count} more`}: tick the ring beside a word.`
  return hasOne
    ? 'This is your word. Choose another whenever you like.'
    : 'Now the one. Which of these would you miss the most?'
}

export function TopPicks({ category, entry, isPicking, onChoose }: Props) {
  const name = useId()
  const { topFive, topOne } = entry
  const isFull = topFive.length === picksNeeded
  const free = Array.from({ length: picksNeeded - topFive.length }, (_, index) => topFive.length + index + 1)
  return (
    <>
      <div className="head-row">
        <h2>Your top five</h2>
        <span className="count">
          {topFive.length}/{picksNeeded}
          <span className="vh"> picked</span>
        </span>
      </div>
      <p className="small quiet" role="status">
        {askOf(topFive.length, isPicking, topOne !== '')}
      </p>
      <fieldset className="seats">
        <legend className="vh">Your number one word</legend>
        {topFive.map((word) => (
          <label key={word} className="seat">
            <input
              type="radio"
              name={name}
              checked={topOne === word}
              disabled={!isFull}
              onChange={() => onChoose(word)}
            />
            <WaxCheck />
            <span>{word}</span>
            <span className="tag">#1</span>
          </label>
        ))}
        {free.map((seat) => (
          <span key={seat} className="seat free">
            {seat === 1 ? 'Your first pick' : `Pick ${seat}`}
          </span>
        ))}
      </fieldset>
      <p className="small quiet tray-note">
        {ownNote(category, entry)}
        {isFull && ' To change one, untick it in the list.'}
      </p>
    </>
  )
}
