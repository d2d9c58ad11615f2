/** A sentence of a document whose words can be tapped: one by one, or a phrase by dragging or with Shift. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { CategorySelect } from '#web/brand-attributes/category-select.tsx'
import {
  addRange,
  findPhraseCategory,
  findTraitIndexes,
  joinTappedPhrases,
  splitTappableWords,
  type TappedWords,
  type UnsureSentence,
} from '#web/brand-attributes/document-findings.ts'
import { moveByArrows } from '#web/brand-attributes/move-by-arrows.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { sentence: UnsureSentence; tapped: TappedWords; onChange: (tapped: TappedWords) => void }

/** Event handlers to select words; a range starts where the pointer went down or, by keyboard, at the focused word. */
function useTaps(places: ReadonlySet<number>, onPlaces: (places: ReadonlySet<number>) => void) {
  const [reached, setReached] = useState(0)
  const box = useRef<HTMLSpanElement>(null)
  const drawing = useRef<{ from: number; before: ReadonlySet<number>; hasMoved: boolean }>(undefined)
  const buttons = () => [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  const toggle = (place: number) => {
    const next = new Set(places)
    if (!next.delete(place)) next.add(place)
    onPlaces(next)
  }
  const onPointerDown = ({ target }: PointerEvent) => {
    const from = buttons().findIndex((button) => button === target)
    drawing.current = from < 0 ? undefined : { from, before: places, hasMoved: false }
  }
  const onPointerMove = ({ clientX, clientY, buttons: pressed }: PointerEvent) => {
    const drawn = drawing.current
    if (!drawn || pressed === 0) return
    const under = document.elementFromPoint(clientX, clientY)
    const to = buttons().findIndex((button) => button === under)
    if (to < 0 || (to === drawn.from && !drawn.hasMoved)) return
    drawn.hasMoved = true
    onPlaces(addRange(drawn.before, drawn.from, to))
  }
  const onClick = (event: MouseEvent, place: number) => {
    if (drawing.current?.hasMoved) drawing.current = undefined
    else if (event.shiftKey) onPlaces(addRange(places, reached, place))
    else toggle(place)
    setReached(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    drawing.current = undefined
    moveByArrows(event, buttons())
    const to = buttons().findIndex((button) => button === document.activeElement)
    if (event.shiftKey && event.key.startsWith('Arrow') && to >= 0) onPlaces(addRange(places, reached, to))
  }
  return { box, reached, setReached, onClick, onKeyDown, onPointerDown, onPointerMove }
}

export function TapSentence({ sentence, tapped, onChange }: Props) {
  const { reached, setReached, onClick, ...taps } = useTaps(tapped.places, (places) => onChange({ ...tapped, places }))
  const id = useId()
  const { sentence: text } = sentence
  const phrases = joinTappedPhrases(text, tapped.places)
  const marked = findTraitIndexes(sentence)
  const { box, onKeyDown, onPointerDown, onPointerMove } = taps
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would nest a form group where only a name is wanted */}
      <span
        ref={box}
        className="taps"
        role="group"
        aria-label={text}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      >
        {splitTappableWords(text).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place
          <span key={place}>
            <button
              type="button"
              className={marked.has(place) ? 'marked' : undefined}
              tabIndex={place === reached ? 0 : -1}
              aria-pressed={tapped.places.has(place)}
              onFocus={() => setReached(place)}
              onClick={(event) => onClick(event, place)}
            >
              {part}
            </button>{' '}
          </span>
        ))}
      </span>
      {phrases.map((phrase, at) => (
        <div className="goes-to small" key={phrase}>
          <label htmlFor={`${id}-${at}`}>
            <Icon name="check" className="inline" />
            {`${phrase} to`}
          </label>
          <CategorySelect
            id={`${id}-${at}`}
            category={findPhraseCategory(sentence, tapped, phrase)}
            onChoose={(category) => onChange({ ...tapped, chosen: new Map(tapped.chosen).set(phrase, category) })}
          />
        </div>
      ))}
    </li>
  )
}
