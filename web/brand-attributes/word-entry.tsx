/** Adding words: the owner's own first, then suggestions as chips in one row with the button that asks for them. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Category, wordLengthMax, wordsMax } from '#contract/plain/brand.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import { categoryTexts } from '#web/brand-attributes/category-texts.ts'
import { type Added, tidy } from '#web/brand-attributes/edit-words.ts'
import { type Suggestions, suggestionInputMin, useSuggestions } from '#web/brand-attributes/use-suggestions.ts'
import { Icon } from '#web/ui/icon.tsx'

const duplicateMessageMs = 3000
/** So much of a word tells which one it is. */
const wordShown = 24
const longMessage = (words: readonly string[]) =>
  `Words can be up to ${wordLengthMax} characters long. Please shorten ${words.map((word) => `“${word.slice(0, wordShown)}…”`).join(' and ')}.`
/** With a keyboard up so little is seen that the field moves up, for the newest words stand below it. */
const lowWindow = 544
/** Room for several words with commas between. */
const textLengthMax = 400
const fullMessage = `A list can hold up to ${wordsMax} words. Delete one to add another.`

type Props = {
  category: Category
  /** The field's id: the question above is its label. */
  inputId: string
  /** Whoever came from another step goes on typing at once. */
  takesFocus: boolean
  ownWords: readonly string[]
  onAdd: (word: string) => Added
  onRename: (word: string, to: string) => void
}

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

export function WordEntry({ category, inputId, takesFocus, ownWords, onAdd, onRename }: Props) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useRefusal()
  const { suggestions, ask, drop, forget } = useSuggestions(category, text, ownWords)
  const input = useRef<HTMLInputElement>(null)
  const word = tidy(text)
  // Once: the stage is made anew for each category.
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const add = (given: string): boolean => {
    const { isDuplicate, isFull } = onAdd(given)
    if (isDuplicate) setRefusal(`"${given}" is already in your list`)
    if (isFull) setRefusal(fullMessage)
    return !isDuplicate && !isFull
  }
  /** "friendly, local, reliable" are three words; what was refused stays in the field. */
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // "$2,400" holds no end of a word.
    const given = text.split(/,(?!\d{3})|[;\n]/).map(tidy)
    const refused = given.filter((each) => each !== '' && (each.length > wordLengthMax || !add(each)))
    const long = refused.filter((each) => each.length > wordLengthMax)
    if (long.length > 0) setRefusal(longMessage(long))
    setText(refused.join(', '))
    if (refused.length === 0) forget()
    // Whoever pressed the button goes on typing, and a phone keeps its keyboard.
    input.current?.focus({ preventScroll: true })
    if ((window.visualViewport ?? window.screen).height < lowWindow)
      input.current?.parentElement?.scrollIntoView({ block: 'start' })
  }
  const asked = word.length < suggestionInputMin ? '' : word
  const canAsk = ownWords.length > 0 || asked !== ''

  return (
    <form onSubmit={submit}>
      <div className="entry">
        <input
          ref={input}
          id={inputId}
          className="input"
          placeholder={categoryTexts[category].placeholder}
          maxLength={textLengthMax}
          autoComplete="off"
          value={text}
          aria-describedby={`${inputId}-note`}
          aria-invalid={refusal !== ''}
          onChange={(event) => setText(event.target.value)}
        />
        <button className="btn" type="submit" disabled={word === ''}>
          <Icon name="plus" />
          <span>Add Word</span>
        </button>
      </div>
      <SpellingNotes of={inputId} text={text} entered={{ words: ownWords, onRename }} />
      <p id={`${inputId}-note`} className={refusal ? 'err entry-note' : 'entry-note'} role="status">
        {refusal}
      </p>
      <div className="offers">
        <Offers
          suggestions={suggestions}
          onPick={(picked) => {
            if (add(picked)) drop(picked)
          }}
        />
        <button
          className="btn plain"
          type="button"
          disabled={!canAsk || suggestions.isAsking}
          onClick={() => void ask(asked)}
        >
          Get suggestions
        </button>
        {!canAsk && <span className="hint">available once you’ve added a word</span>}
      </div>
    </form>
  )
}

function Offers({ suggestions, onPick }: { suggestions: Suggestions; onPick: (word: string) => void }) {
  const { words, source, input, isAsking } = suggestions
  const isEmpty = words.length === 0 && source !== undefined && input === '' && !isAsking
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest a form group where only a name is wanted
    <div className="offered" role="group" aria-label="Suggestions" aria-live="polite">
      {isEmpty && <span>No suggestions near your words.</span>}
      {words.length > 0 && (
        <>
          <span>{source === 'provider' ? 'From a language model:' : 'From our word list:'}</span>
          {words.map((word) => (
            <button key={word} type="button" className="chip offer" onClick={() => onPick(word)}>
              <Icon name="plus" />
              {word}
            </button>
          ))}
        </>
      )}
    </div>
  )
}
