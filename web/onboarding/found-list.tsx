/** What a text says, sentence by sentence, each beside the question that it answers: kept, moved to another, or left out. */
import { useId } from 'react'
import { answerable, fits, type Sentence } from '#web/onboarding/found-sentences.ts'

type RowProps = { sentence: Sentence; onChange: (sentence: Sentence) => void }

function Row({ sentence, onChange }: RowProps) {
  const id = useId()
  const { text, field, isKept } = sentence
  const place = (value: string) => {
    const chosen = answerable.find(({ key }) => key === value)?.key ?? null
    onChange({ ...sentence, field: chosen, isKept: chosen !== null })
  }
  return (
    <li>
      <input
        type="checkbox"
        id={id}
        checked={isKept}
        disabled={field === null}
        onChange={(event) => onChange({ ...sentence, isKept: event.target.checked })}
      />
      <div>
        <select
          aria-label={`Which question does this answer: ${text}`}
          value={field ?? ''}
          onChange={(event) => place(event.target.value)}
        >
          <option value="">None of these</option>
          {answerable
            .filter(({ key }) => fits(text, key))
            .map(({ key, question }) => (
              <option key={key} value={key}>
                {question}
              </option>
            ))}
        </select>
        <label htmlFor={id}>
          <q>{text}</q>
        </label>
      </div>
    </li>
  )
}

type Props = { name: string; sentences: readonly Sentence[]; onChange: (sentences: Sentence[]) => void }

const countOthers = (count: number, more: string) => (count === 1 ? `One${more} sentence` : `${count}${more} sentences`)

export function FoundList({ name, sentences, onChange }: Props) {
  const rows = sentences.map((sentence, at) => ({ sentence, at }))
  const show = (those: typeof rows) =>
    those.map(({ sentence, at }) => (
      <Row
        key={sentence.text}
        sentence={sentence}
        onChange={(changed) => onChange(sentences.map((each, index) => (index === at ? changed : each)))}
      />
    ))
  const sorted = rows.filter(({ sentence }) => sentence.isPlain)
  const others = rows.filter(({ sentence }) => !sentence.isPlain)
  const missing = answerable.filter(({ key }) => !sentences.some(({ field, isKept }) => isKept && field === key))
  return (
    <div>
      <h2 className="ask-h">From {name}</h2>
      <p className="why">
        {sorted.length > 0
          ? 'Word for word. Uncheck anything that’s wrong or out of date. You can change all of it later.'
          : 'We couldn’t tell which question each sentence answers. You can: choose one next to every sentence worth keeping.'}
      </p>
      {sorted.length > 0 && <ul className="foundlist">{show(sorted)}</ul>}
      {others.length > 0 && (
        <details className="instr" open={sorted.length === 0}>
          <summary>{countOthers(others.length, sorted.length > 0 ? ' more' : '')}</summary>
          <div className="found-more">
            {sorted.length > 0 && <p>To keep a sentence, choose the question it answers.</p>}
            <ul className="foundlist">{show(others)}</ul>
          </div>
        </details>
      )}
      {missing.length > 0 && (
        <p className="uses">
          <b>Nothing yet for:</b> {missing.map(({ question }) => question).join(' ')} We’ll ask.
        </p>
      )}
    </div>
  )
}
