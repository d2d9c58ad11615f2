/** Adding words: the owner's own first, then suggestions as chips. */
import { type FormEvent, useEffect, useId, useState } from 'react'
import { type Category, wordLengthMax, wordsMax } from '#contract/brand.ts'
import { categoryTexts } from '#web/brand-attributes/category-texts.ts'
import { type Added, tidy } from '#web/brand-attributes/edit-words.ts'
import { type Suggestions, suggestionInputMin, useSuggestions } from '#web/brand-attributes/use-suggestions.ts'
import { Icon } from '#web/ui/icon.tsx'

const duplicateMessageMs = 3000
const cutMessage = `A word has at most ${wordLengthMax} characters: the rest was cut off. Add one word at a time.`
const fullMessage = `A list holds at most ${wordsMax} words. Delete one to add another.`

type Props = { category: Category; ownWords: readonly string[]; onAdd: (word: string) => Added }

/** The message about a refused word, gone after three seconds. */
function useRefusal() {
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (message === '') return
    const timer = setTimeout(() => setMessage(''), duplicateMessageMs)
    return () => clearTimeout(timer)
  }, [message])
  return [message, setMessage] as const
}

export function WordEntry({ category, ownWords, onAdd }: Props) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useRefusal()
  const { suggestions, ask, drop, forget } = useSuggestions(category, text, ownWords)
  const inputId = useId()
  const word = tidy(text)

  const add = (given: string): boolean => {
    const { isDuplicate, isFull } = onAdd(given)
    if (isDuplicate) setRefusal(`"${given}" is already in your list`)
    if (isFull) setRefusal(fullMessage)
    return !isDuplicate && !isFull
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (word === '' || !add(word)) return
    setText('')
    forget()
  }
  const asked = word.length < suggestionInputMin ? '' : word
  const canAsk = ownWords.length > 0 || asked !== ''

  return (
    <form className="own" onSubmit={submit}>
      <label className="label" htmlFor={inputId}>
        Your own words first
      </label>
      <input
        id={inputId}
        className="input"
        placeholder={categoryTexts[category].placeholder}
        maxLength={wordLengthMax}
        autoComplete="off"
        value={text}
        aria-describedby={`${inputId}-note`}
        aria-invalid={refusal !== ''}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          if (tidy(event.clipboardData.getData('text')).length > wordLengthMax) setRefusal(cutMessage)
        }}
      />
      <p id={`${inputId}-note`} className={refusal ? 'err' : 'hint'} role="status">
        {refusal}
      </p>
      <div className="acts">
        <button className="btn" type="submit" disabled={word === ''}>
          <Icon name="plus" />
          Add Word
        </button>
        <button
          className="btn plain"
          type="button"
          disabled={!canAsk || suggestions.isAsking}
          onClick={() => void ask(asked)}
        >
          Get AI suggestions
        </button>
      </div>
      {!canAsk && <p className="hint">Suggestions follow your own words: add or keep one first.</p>}
      <SuggestionChips
        suggestions={suggestions}
        onPick={(picked) => {
          // A chip that names a sample makes it the owner's own.
          if (onAdd(picked).isFull) setRefusal(fullMessage)
          else drop(picked)
        }}
      />
    </form>
  )
}

function SuggestionChips({ suggestions, onPick }: { suggestions: Suggestions; onPick: (word: string) => void }) {
  const { words, source, input } = suggestions
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest a form group where only a name is wanted
    <div className="offers" role="group" aria-label="AI suggestions" aria-live="polite">
      {words.length > 0 && (
        <>
          <p className="small quiet">
            {input ? `Suggestions for “${input}”.` : 'Words that suit yours.'} Tap one to add it.
            {source === 'embedded' ? ' From the embedded brand engine.' : ' From the language model.'}
          </p>
          <div className="chips">
            {words.map((word) => (
              <button key={word} type="button" className="chip offer" onClick={() => onPick(word)}>
                <Icon name="plus" />
                {word}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
