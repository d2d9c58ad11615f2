/** The card of a value: a drag handle, its title and description, and its buttons. */

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import {
  type CoreValue,
  hasNoDescription,
  newCoreValuePlaceholders,
  valueDescriptionLengthMax,
  valueTitleLengthMax,
} from '#contract/plain/core-value.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  cardKey: string
  value: CoreValue
  place: { index: number; count: number }
  /** The part to focus when the card is added. */
  focused: 'title' | 'handle' | undefined
  isLocked: boolean
  editor: ValuesEditor
  onMove: (to: number) => void
  onRefine: () => void
}

type FieldProps = Pick<Props, 'value' | 'editor' | 'isLocked' | 'focused'>

/** The title, on one line that may wrap. Enter saves; Escape, or leaving it empty, restores the previous text. */
function TitleField({ value, editor, isLocked, focused }: FieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const before = useRef(value.title)
  useEffect(() => {
    if (focused === 'title') field.current?.focus()
  }, [focused])
  const commit = () => {
    if (value.title.trim() === '') editor.type(value.id, { title: before.current || newCoreValuePlaceholders.title })
    void editor.commit()
  }
  return (
    <>
      <label className="vh" htmlFor={id}>
        Title
      </label>
      <textarea
        ref={field}
        id={id}
        className="value-title"
        rows={1}
        maxLength={valueTitleLengthMax}
        autoComplete="off"
        readOnly={isLocked}
        value={value.title}
        onFocus={(event) => {
          before.current = value.title
          if (value.title === newCoreValuePlaceholders.title) event.currentTarget.select()
        }}
        onChange={(event) => editor.type(value.id, { title: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
          if (event.key === 'Escape') editor.type(value.id, { title: before.current })
          event.currentTarget.blur()
        }}
      />
      {value.title !== newCoreValuePlaceholders.title && <SpellingNotes of={id} text={value.title} />}
    </>
  )
}

/** The description. Ctrl+Enter saves, Escape restores the previous text; Enter starts a new line. */
function DescriptionField({ value, editor, isLocked }: Omit<FieldProps, 'focused'>) {
  const id = useId()
  const before = useRef(value.description)
  const leave = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) editor.type(value.id, { description: before.current })
    else if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.currentTarget.blur()
  }
  return (
    <>
      <label className="vh" htmlFor={id}>
        Description
      </label>
      <textarea
        id={id}
        className={hasNoDescription(value.description) ? 'value-description unsaid' : 'value-description'}
        rows={2}
        maxLength={valueDescriptionLengthMax}
        placeholder={newCoreValuePlaceholders.description}
        readOnly={isLocked}
        value={value.description}
        onFocus={(event) => {
          before.current = value.description
          if (value.description === newCoreValuePlaceholders.description) event.currentTarget.select()
        }}
        onChange={(event) => editor.type(value.id, { description: event.target.value })}
        onBlur={() => void editor.commit()}
        onKeyDown={leave}
      />
      <SpellingNotes of={id} text={value.description} />
    </>
  )
}

function CardTools({ value, place, isLocked, editor, onMove, onRefine }: Omit<Props, 'cardKey' | 'focused'>) {
  const { index, count } = place
  const named = <span className="vh"> “{value.title}”</span>
  const [isFirst, isLast] = [index === 0, index === count - 1]
  return (
    <div className="value-tools">
      {/* At either end of the list only `aria-disabled`, as a disabled button would lose the focus. */}
      <Button kind="tool" disabled={isLocked} aria-disabled={isFirst} onClick={() => !isFirst && onMove(index - 1)}>
        <Icon name="up" />
        <span className="t">Up</span>
        <span className="vh">, move{named}</span>
      </Button>
      <Button kind="tool" disabled={isLocked} aria-disabled={isLast} onClick={() => !isLast && onMove(index + 1)}>
        <Icon name="down" />
        <span className="t">Down</span>
        <span className="vh">, move{named}</span>
      </Button>
      <Button kind="tool" disabled={isLocked} onClick={onRefine}>
        <Icon name="refine" />
        Refine
        {named}
      </Button>
      <Button kind="tool" disabled={isLocked} onClick={() => editor.remove(value.id)}>
        <Icon name="close" />
        Delete
        {named}
      </Button>
    </div>
  )
}

export function ValueCard({ cardKey, focused, ...rest }: Props) {
  const handle = useRef<HTMLButtonElement>(null)
  const { value, place, isLocked, editor } = rest
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: cardKey,
    disabled: isLocked,
  })
  useEffect(() => {
    if (focused === 'handle') handle.current?.focus()
  }, [focused])
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'value-card carried' : 'value-card'}
      style={{ transform: CSS.Translate.toString(transform), ...(transition && { transition }) }}
    >
      <span className="value-number" aria-hidden="true">
        {place.index + 1}
      </span>
      <button
        ref={(node) => {
          handle.current = node
          setActivatorNodeRef(node)
        }}
        className="value-handle"
        type="button"
        disabled={isLocked}
        {...attributes}
        {...listeners}
      >
        <Icon name="grip" />
        <span className="vh">Drag “{value.title}” to a new place</span>
      </button>
      <div className="value-said">
        <TitleField value={value} editor={editor} isLocked={isLocked} focused={focused} />
        <DescriptionField value={value} editor={editor} isLocked={isLocked} />
        {value.evidence && !value.description.includes(value.evidence) && (
          <p className="small quiet value-evidence">
            Found in: <q>{value.evidence}</q>
          </p>
        )}
      </div>
      <CardTools {...rest} />
    </li>
  )
}
