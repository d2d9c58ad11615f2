/** The ordered cards: reordered by dragging, by keyboard, or by their buttons. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Fragment, useState } from 'react'
import { UndoNote } from '#web/core-values/undo-note.tsx'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { ValueCard } from '#web/core-values/value-card.tsx'

/** The card just added, and the part of it to focus. */
export type AddedCard = { key: string; part: 'title' | 'handle' }

type Props = {
  editor: ValuesEditor
  fresh: AddedCard | undefined
  isLocked: boolean
  onRefine: (key: string) => void
  onUndo: () => void
}

const instructions = {
  draggable: 'Press Space to pick up a value, the arrow keys to move it, Space again to drop it, or Escape to cancel.',
}

/** Screen reader announcements while a card is dragged: its title and its position. */
function announce(titleOf: (id: UniqueIdentifier) => string, placeOf: (id: UniqueIdentifier) => string): Announcements {
  return {
    onDragStart: ({ active }) => `${titleOf(active.id)} picked up, ${placeOf(active.id)}.`,
    // Over its own place the card has not moved, so there is nothing to announce.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${titleOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} dropped${over ? `, ${placeOf(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back where it was.`,
  }
}

export function ValueList({ editor, fresh, isLocked, onRefine, onUndo }: Props) {
  const { values, deleted, keyOf, move } = editor
  const [moved, setMoved] = useState('')
  const keys = values.map(({ id }) => keyOf(id))
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // During a smooth scroll, the positions to which the arrow keys move a card would be off.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  )
  const indexOf = (key: UniqueIdentifier) => keys.indexOf(String(key))
  const titleOf = (key: UniqueIdentifier) => values[indexOf(key)]?.title ?? 'The value'
  const placeOf = (key: UniqueIdentifier) => `number ${indexOf(key) + 1} of ${values.length}`
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [indexOf(active.id), over ? indexOf(over.id) : -1]
    if (from >= 0 && to >= 0 && from !== to) void move(from, to)
  }
  const moveBy = (from: number, to: number) => {
    setMoved(`${values[from]?.title ?? 'The value'} is now number ${to + 1} of ${values.length}.`)
    void move(from, to)
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: announce(titleOf, placeOf), screenReaderInstructions: instructions }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className="value-cards">
            {values.map((value, index) => {
              const key = keyOf(value.id)
              return (
                <Fragment key={key}>
                  {deleted?.at === index && <UndoNote deleted={deleted} onUndo={onUndo} />}
                  <ValueCard
                    cardKey={key}
                    value={value}
                    place={{ index, count: values.length }}
                    focused={key === fresh?.key ? fresh.part : undefined}
                    isLocked={isLocked}
                    editor={editor}
                    onMove={(to) => moveBy(index, to)}
                    onRefine={() => onRefine(key)}
                  />
                </Fragment>
              )
            })}
            {deleted && deleted.at >= values.length && <UndoNote deleted={deleted} onUndo={onUndo} />}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="vh" role="status">
        {moved}
      </p>
    </>
  )
}
