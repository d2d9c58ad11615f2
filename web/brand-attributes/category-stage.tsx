/**
 * The screen of one category: the question, the field, the words; beside or below them the five favourites (the
 * picks) and the one word among those that will stand for the category (the number one).
 */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  type Category,
  type CategoryWords,
  isCategoryComplete,
  makeEmptyCategory,
  picksPerCategory,
} from '#contract/plain/brand.ts'
import { listOwnWords } from '#contract/plain/own-words.ts'
import type { AttributesDraft } from '#web/brand/saving/attributes-draft.ts'
import { getShownSaveState } from '#web/brand/saving/get-shown-save-state.ts'
import { useDraftState } from '#web/brand/saving/use-attributes.ts'
import { LockedFields, useReadOnly } from '#web/brand/showing/read-only.tsx'
import { CategoryAdvice } from '#web/brand-attributes/category-advice.tsx'
import { CategoryRail } from '#web/brand-attributes/category-rail.tsx'
import { categoryTexts, splitHeading } from '#web/brand-attributes/category-texts.ts'
import { DiscoveryBar, type NextStepButton } from '#web/brand-attributes/discovery-bar.tsx'
import {
  addWord,
  canPick,
  lacksOnlyTopPick,
  removeWord,
  renameWord,
  togglePick,
  withSamples,
} from '#web/brand-attributes/edit-words.ts'
import { ResetCategory } from '#web/brand-attributes/reset-category.tsx'
import { TopPicks } from '#web/brand-attributes/top-picks.tsx'
import { WordEntry } from '#web/brand-attributes/word-entry.tsx'
import { WordLists } from '#web/brand-attributes/word-lists.tsx'

type Props = {
  draft: AttributesDraft
  category: Category
  step: number
  /** Moves the focus to the field when coming from another step. */
  takesFocus: boolean
  onStep: (index: number) => void
  next: NextStepButton
}

/** The words of this category, functions that change them, and the save state to show. */
function useCategoryWords(draft: AttributesDraft, category: Category) {
  const state = useDraftState(draft)
  const [hasEdited, setEdited] = useState(false)
  const [newest, setNewest] = useState<string>()
  const entry = state.data[category]
  const change = (changed: CategoryWords, isUrgent = false) => {
    setEdited(true)
    draft.edit(category, changed, isUrgent)
  }
  const add = (word: string) => {
    const added = addWord(category, draft.state.data[category], word)
    if (!added.isDuplicate && !added.isFull) {
      setNewest(word)
      change(added.entry)
    }
    return added
  }
  // An untouched category was never saved, so it shows no "saved"; failures are shown anyway.
  const told = getShownSaveState(state)
  const saveState = hasEdited || entry.words.length > 0 || told !== 'saved' ? told : undefined
  return { data: state.data, entry, newest, change, add, saveState }
}

/**
 * Once five words are picked, leads to choosing the number one: focuses the first of the five, in the tray beside the
 * words or in the drawer that replaces it on phones and is opened for it.
 */
function useWayToOne() {
  const stage = useRef<HTMLElement>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  // The radio buttons are enabled only once the fifth pick has rendered.
  useEffect(() => {
    if (asked === 0) return
    for (const place of ['.tray', '.drawer'])
      stage.current?.querySelector<HTMLElement>(`${place} [type="radio"]`)?.focus({ preventScroll: true })
  }, [asked])
  const lead = () => {
    setAsked(asked + 1)
    setDrawerOpen(true)
  }
  return { stage, isDrawerOpen, setDrawerOpen, lead }
}

/** The label of the phone's closed drawer: how many words are picked, and the number one. */
function drawerNote(entry: CategoryWords): string {
  const count = `${entry.topFive.length}/${picksPerCategory}`
  if (lacksOnlyTopPick(entry)) return `${count} · now your #1`
  return entry.topOne === '' ? count : `${count} · #1 ${entry.topOne}`
}

export function CategoryStage({ draft, category, step, takesFocus, onStep, next }: Props) {
  const isReadOnly = useReadOnly('brand-attributes')
  const { data, entry, newest, change, add, saveState } = useCategoryWords(draft, category)
  const shown = withSamples(category, entry)
  const isPicking = canPick(category, entry)
  const count = entry.words.length
  const { stage, isDrawerOpen, setDrawerOpen, lead } = useWayToOne()
  const pick = (word: string) => {
    const picked = togglePick(category, entry, word)
    change(picked)
    if (lacksOnlyTopPick(picked) && !lacksOnlyTopPick(entry)) lead()
  }
  const inputId = useId()
  const { title, subtitle } = splitHeading(categoryTexts[category].heading)
  const topPicks = (
    <LockedFields isReadOnly={isReadOnly}>
      <TopPicks
        category={category}
        entry={shown}
        isPicking={isPicking}
        onChoose={(word) => change({ ...shown, topOne: word }, true)}
      />
    </LockedFields>
  )

  return (
    <main ref={stage} id="main" className="discovery">
      <div className="wrap">
        <CategoryRail data={data} current={step} />
        <div className="d2">
          <LockedFields isReadOnly={isReadOnly}>
            <p className="old">{title}</p>
            <h1 className="stage-question">
              <label htmlFor={inputId}>{subtitle}</label>
            </h1>
            <WordEntry
              category={category}
              inputId={inputId}
              takesFocus={takesFocus}
              ownWords={count === 0 ? [] : listOwnWords(category, entry)}
              onAdd={add}
              onRename={(word, to) => change(renameWord(category, entry, word, to))}
            />
            <WordLists
              category={category}
              entry={shown}
              count={count}
              newest={newest}
              isPicking={isPicking}
              onPick={pick}
              onDelete={(word) => change(removeWord(category, entry, word))}
            />
            <CategoryAdvice category={category} />
            <CategoryReset title={title} entry={entry} onChange={(changed) => change(changed, true)} />
          </LockedFields>
          <Tray picks={shown.topFive.length}>{topPicks}</Tray>
        </div>
      </div>
      <DiscoveryBar
        saveState={saveState}
        isReadOnly={isReadOnly}
        drawer={
          count === 0
            ? undefined
            : {
                title: 'Your top five',
                note: drawerNote(shown),
                isOpen: isDrawerOpen,
                onToggle: setDrawerOpen,
                content: topPicks,
              }
        }
        onBack={() => onStep(step - 1)}
        onChoose={lacksOnlyTopPick(shown) && !isReadOnly ? lead : undefined}
        next={isCategoryComplete(shown) ? next : undefined}
      />
    </main>
  )
}

type ResetProps = { title: string; entry: CategoryWords; onChange: (changed: CategoryWords) => void }

/** Empties the category, with a way to undo it. */
function CategoryReset({ title, entry, onChange }: ResetProps) {
  const [before, setBefore] = useState<CategoryWords>()
  return (
    <ResetCategory
      title={title}
      canReset={entry.words.length > 0}
      canBringBack={before !== undefined}
      onReset={() => {
        setBefore(entry)
        onChange(makeEmptyCategory())
      }}
      onBringBack={() => {
        if (before) onChange(before)
        setBefore(undefined)
      }}
    />
  )
}

type TrayProps = { picks: number; children: ReactNode }

/** The area with the five picks, beside the words. */
function Tray({ picks, children }: TrayProps) {
  return (
    <aside className="tray" aria-label="Your top five">
      <div className="head-row">
        <h2>Your top five</h2>
        <span className="count">
          {picks}/{picksPerCategory}
          <span className="vh"> picked</span>
        </span>
      </div>
      {children}
    </aside>
  )
}
