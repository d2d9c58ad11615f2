/** The brand attributes discovery: for each category in turn, list words, pick five, choose the number one. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import {
  areAttributesComplete,
  type Category,
  categories,
  categoryNames,
  findCategory,
  findFirstOpenStep,
  isCategoryComplete,
} from '#contract/plain/brand.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { getStepUnlockFacts, useUser, useUserWithSentences } from '#web/account/use-user.ts'
import type { AttributesDraft, DraftState } from '#web/brand/saving/attributes-draft.ts'
import { getShownSaveState } from '#web/brand/saving/get-shown-save-state.ts'
import { useAttributesDraft, useDraftState } from '#web/brand/saving/use-attributes.ts'
import { useFailureToast } from '#web/brand/saving/use-failure-toast.ts'
import { useReadOnly } from '#web/brand/showing/read-only.tsx'
import { CategoryRail } from '#web/brand-attributes/category-rail.tsx'
import { CategoryStage } from '#web/brand-attributes/category-stage.tsx'
import { categoryTexts, splitHeading } from '#web/brand-attributes/category-texts.ts'
import { DiscoveryBar } from '#web/brand-attributes/discovery-bar.tsx'
import { DiscoveryCompletion } from '#web/brand-attributes/discovery-completion.tsx'
import { DiscoverySkeleton } from '#web/brand-attributes/discovery-skeleton.tsx'
import { FirstLine } from '#web/brand-attributes/first-line.tsx'
import { CallError, getErrorMessage } from '#web/calls/send.ts'
import { categoryPath, paths, stepPaths } from '#web/paths.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/ui/tool-parts.css'
import '#web/brand-attributes/discovery.css'

const failedSave = 'Failed to save progress. Please try again.'

/** Reports a failed save; shows the server's own message if the plan does not allow changes, as retrying won't help. */
function tellFailedSave(failure: unknown): void {
  const hasNoAccess = failure instanceof CallError && failure.body?.code === 'access_required'
  showToast({ title: 'Error', text: hasNoAccess ? getErrorMessage(failure, failedSave) : failedSave, isBad: true })
}

export default function DiscoveryPage() {
  const { category: inPath } = useParams()
  const [search] = useSearchParams()
  const asked = inPath ?? search.get('category') ?? undefined
  const category = asked === undefined ? undefined : findCategory(asked)
  const { draft, hasFailed } = useAttributesDraft()
  if (hasFailed) {
    return (
      <main id="main" className="wrap">
        <h1>Brand Attributes</h1>
        <LoadFailure>We couldn’t load your words. Please refresh the page.</LoadFailure>
      </main>
    )
  }
  if (!draft) return <DiscoverySkeleton />
  return (
    <Discovery
      draft={draft}
      startAt={category === undefined ? draft.state.currentStep : categories.indexOf(category)}
    />
  )
}

function Discovery({ draft, startAt }: { draft: AttributesDraft; startAt: number }) {
  const state = useDraftState(draft)
  const { data } = state
  const user = useUser()
  const isReadOnly = useReadOnly('brand-attributes')
  const navigate = useNavigate()
  const step = startAt
  const [openedAt] = useState(step)
  const hasMoved = useRef(false)
  hasMoved.current ||= step !== openedAt
  const [completedAt, setCompletedAt] = useState<number>()
  /** The step after which the first line is shown, which starts with its number one word; undefined at other times. */
  const [firstLineAt, setFirstLineAt] = useState<number>()
  const isComplete = completedAt === step
  const category = categories[step] ?? 'culture'
  const { title } = splitHeading(categoryTexts[category].heading)
  useDocumentTitle(isComplete ? 'Brand Attributes' : title, productName)

  useEffect(() => {
    if (!isReadOnly && draft.state.currentStep !== step) draft.moveTo(step)
  }, [draft, step, isReadOnly])
  useFailureToast(state, tellFailedSave)

  const goTo = (index: number) => {
    const target = categories[index]
    if (target) navigate(categoryPath(target))
    else navigate(paths.brandAttributes)
  }
  const finish = async () => {
    try {
      await draft.saveNow()
      if (areAttributesComplete(draft.state.data)) setCompletedAt(step)
      window.scrollTo(0, 0)
    } catch (error) {
      tellFailedSave(error)
    }
  }

  if (isComplete) {
    const next = findFirstOpenStep({ ...getStepUnlockFacts(user), brandAttributesCompleted: true })
    const nextPath = (next && stepPaths[next]) ?? paths.toolkit
    return <DiscoveryCompletion data={data} nextPath={nextPath} onReview={() => setCompletedAt(undefined)} />
  }
  const following = categories[step + 1]
  if (firstLineAt === step && following !== undefined) {
    return (
      <FirstLineStage
        state={state}
        step={step}
        following={following}
        onBack={() => setFirstLineAt(undefined)}
        onNext={() => goTo(step + 1)}
      />
    )
  }
  const isLast = step === categories.length - 1
  const goOn = () => {
    const completed = categories.filter((each) => isCategoryComplete(draft.state.data[each]))
    if (completed.length > 1 || firstLineAt !== undefined) return goTo(step + 1)
    void draft.saveNow().catch(() => {})
    setFirstLineAt(step)
    window.scrollTo(0, 0)
  }
  const open = isLast ? categories.filter((each) => !isCategoryComplete(data[each])) : []
  return (
    <CategoryStage
      key={category}
      draft={draft}
      category={category}
      step={step}
      takesFocus={hasMoved.current}
      onStep={goTo}
      next={{
        label: isLast ? 'Complete Journey' : 'Next Step',
        missing: open.map((each) => categoryNames[each]),
        go: () => (isLast ? void finish() : goOn()),
      }}
    />
  )
}

type FirstLineProps = {
  state: DraftState
  step: number
  following: Category
  onBack: () => void
  onNext: () => void
}

/** Shows what the answers will lead to, between the first category and the next: a line made of the first word. */
function FirstLineStage({ state, step, following, onBack, onNext }: FirstLineProps) {
  const user = useUserWithSentences()
  const category = categories[step] ?? 'culture'
  return (
    <main id="main" className="discovery">
      <div className="wrap">
        <CategoryRail data={state.data} current={step} />
        <FirstLine
          word={state.data[category].topOne}
          businessName={user.businessName ?? ''}
          offer={user.productsServices ?? ''}
        />
      </div>
      <DiscoveryBar
        saveState={getShownSaveState(state)}
        onBack={onBack}
        next={{ label: `Continue to ${categoryNames[following]}`, missing: [], go: onNext }}
      />
    </main>
  )
}
