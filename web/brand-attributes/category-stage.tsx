/** One category of the discovery, with every control that it has. */
import { useState } from 'react'
import { type Category, type CategoryWords, emptyCategory, picksNeeded } from '#contract/brand.ts'
import { ownWords } from '#contract/own-words.ts'
import type { AttributesDraft } from '#web/brand/attributes-draft.ts'
import { toldSaveState } from '#web/brand/told-save-state.ts'
import { useDraftState } from '#web/brand/use-attributes.ts'
import { CategoryAsk } from '#web/brand-attributes/category-ask.tsx'
import { CategoryStepper } from '#web/brand-attributes/category-stepper.tsx'
import { categoryTexts, splitHeading } from '#web/brand-attributes/category-texts.ts'
import { DiscoveryBar, type NextStep } from '#web/brand-attributes/discovery-bar.tsx'
import { addWord, canPick, removeWord, togglePick, withSamples } from '#web/brand-attributes/edit-words.ts'
import { ResetCategory } from '#web/brand-attributes/reset-category.tsx'
import { TopPicks } from '#web/brand-attributes/top-picks.tsx'
import { WordCards } from '#web/brand-attributes/word-cards.tsx'
import { WordEntry } from '#web/brand-attributes/word-entry.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  draft: AttributesDraft
  category: Category
  step: number
  onStep: (index: number) => void
  next: NextStep
}

export function CategoryStage({ draft, category, step, onStep, next }: Props) {
  const state = useDraftState(draft)
  const { data } = state
  const [before, setBefore] = useState<CategoryWords>()
  const [isTrayOpen, setTrayOpen] = useState(false)
  const entry = data[category]
  const shown = withSamples(category, entry)
  const isPicking = canPick(category, entry)
  const count = entry.words.length
  const change = (changed: CategoryWords, isUrgent = false) => draft.edit(category, changed, isUrgent)
  const picks = (
    <TopPicks
      category={category}
      entry={shown}
      isPicking={isPicking}
      onChoose={(word) => change({ ...shown, topOne: word }, true)}
    />
  )

  return (
    <main id="main">
      <div className="wrap">
        <CategoryStepper data={data} current={step} />
        <div className="table2">
          <div>
            <CategoryAsk category={category} />
            <WordEntry
              category={category}
              ownWords={count === 0 ? [] : ownWords(category, entry)}
              onAdd={(word) => {
                const added = addWord(category, draft.state.data[category], word)
                change(added.entry)
                return added
              }}
            />
            <WordCards
              category={category}
              entry={shown}
              count={count}
              isPicking={isPicking}
              onPick={(word) => change(togglePick(category, entry, word))}
              onDelete={(word) => change(removeWord(category, entry, word))}
            />
            <ResetCategory
              title={splitHeading(categoryTexts[category].heading).title}
              canReset={count > 0}
              canBringBack={before !== undefined}
              onReset={() => {
                setBefore(entry)
                change(emptyCategory(), true)
              }}
              onBringBack={() => {
                if (before) change(before, true)
                setBefore(undefined)
              }}
            />
          </div>
          <aside className="tray" aria-label="Your top five">
            {picks}
          </aside>
        </div>
      </div>
      <DiscoveryBar
        saveState={toldSaveState(state)}
        picks={shown.topFive.length}
        onShowPicks={() => setTrayOpen(true)}
        onBack={() => onStep(step - 1)}
        next={shown.topOne !== '' && shown.topFive.length === picksNeeded ? next : undefined}
      />
      {isTrayOpen && (
        <Dialog title={splitHeading(categoryTexts[category].heading).title} onClose={() => setTrayOpen(false)}>
          <div>{picks}</div>
          <button className="btn main" type="button" onClick={() => setTrayOpen(false)}>
            Back to the words
          </button>
        </Dialog>
      )}
    </main>
  )
}
