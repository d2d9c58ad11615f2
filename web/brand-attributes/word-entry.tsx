/** The field to add words, and below it suggestions. */

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Category, categoryWordsMax, wordLengthMax } from '#contract/plain/brand.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import { categoryTexts } from '#web/brand-attributes/category-texts.ts'
import { type AddWordResult, normaliseWord } from '#web/brand-attributes/edit-words.ts'
import { suggestionInputMin, useSuggestions } from '#web/brand-attributes/use-suggestions.ts'
import { WordOffers } from '#web/brand-attributes/word-offers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const duplicateMessageMs = 3000
/** Words in messages are cut to this length. */
const wordShown = 24
const longMessage = (words: readonly string[]) =>
  `Words can be up to ${wordLengthMax} characters long. Please shorten ${words.map((word) => `“${word.slice(0, wordShown)}…”`).join(' and ')}.`
/**
 * In windows lower than this (px), such as above an on-screen keyboard, the field scrolls to the top, so that the
 * words just added below it are visible.
 */
const lowWindow = 544
/** Room for several words separated by commas. */
const textLengthMax = 400
const fullMessage = `A list can hold up to ${categoryWordsMax} words. Delete one to add another.`

type Props = {
  category: Category
  /** The field's id: the question above is its label. */
  inputId: string
  /** Moves the focus to the field when coming from another step. */
  takesFocus: boolean
  ownWords: readonly string[]
  onAdd: (word: string) => AddWordResult
  onRename: (word: string, to: string) => void
}

/** The message about a refused word, hidden after three seconds. */
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
  const word = normaliseWord(text)
  // Only on mount: the stage is remounted for each category.
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const add = (given: string): boolean => {
    const { isDuplicate, isFull } = onAdd(given)
    if (isDuplicate) setRefusal(`"${given}" is already in your list`)
    if (isFull) setRefusal(fullMessage)
    return !isDuplicate && !isFull
  }
  /** "friendly, local, reliable" becomes three words; refused ones stay in the field. */
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The comma in "$2,400" does not separate words.
    const given = text.split(/,(?!\d{3})|[;\n]/).map(normaliseWord)
    const refused = given.filter((each) => each !== '' && (each.length > wordLengthMax || !add(each)))
    const long = refused.filter((each) => each.length > wordLengthMax)
    if (long.length > 0) setRefusal(longMessage(long))
    setText(refused.join(', '))
    if (refused.length === 0) forget()
    // Keep the focus in the field, and a phone's keyboard open.
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
        <Button type="submit" disabled={word === ''}>
          <Icon name="plus" />
          <span>Add Word</span>
        </Button>
      </div>
      <SpellingNotes of={inputId} text={text} entered={{ words: ownWords, onRename }} />
      <p id={`${inputId}-note`} className={refusal ? 'err entry-note' : 'entry-note'} role="status">
        {refusal}
      </p>
      <WordOffers
        {...{ suggestions, canAsk, ownWords, asked }}
        onAsk={(byModel) => void ask(asked, byModel)}
        onPick={(picked) => {
          if (add(picked)) drop(picked)
        }}
      />
    </form>
  )
}
