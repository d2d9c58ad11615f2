/** The editable draft of the brand attribute words, saved automatically. */

import type { BrandAttributes } from '#contract/brand-attributes.ts'
import { type AttributesData, areAttributesComplete, type Category, type CategoryWords } from '#contract/plain/brand.ts'
import { mergeAttributes } from '#contract/plain/merge-attributes.ts'
import { updateCachedUser } from '#web/account/use-user.ts'
import { type DraftPort, type RevisedData, SavedDraft, type SaveProgress } from '#web/brand/saving/saved-draft.ts'
import { mergeUnsentWords, type UnsentWords, unsentWordEdits } from '#web/brand/saving/unsent-words.ts'
import { send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'

export const autosaveDelayMs = 3000
/** Calls whose replies say whether generated results still match the words; refetched after a save. */
const madeFromWords = ['GET /api/user-profile', 'GET /api/taglines'] as const

/** What is saved together: all words, and the index of the category that the owner is at. */
type Words = { data: AttributesData; currentStep: number }
export type DraftState = Words & SaveProgress

const revised = ({ attributesData, currentStep, revision }: BrandAttributes): RevisedData<Words> => ({
  data: { data: attributesData, currentStep },
  revision,
})

const portOf = (userId: string): DraftPort<Words> => ({
  delayMs: autosaveDelayMs,
  isSame: (one, other) => one.data === other.data && one.currentStep === other.currentStep,
  put: async ({ data, revision }, keepalive) => {
    const body = { attributesData: data.data, currentStep: data.currentStep, revision }
    const saved = await send('PUT /api/brand-attributes', { body, keepalive })
    return { data, revision: saved.brandAttributes.revision }
  },
  settle: (now) => now,
  readCurrent: (body) => revised(body['brandAttributes'] as BrandAttributes),
  merge: (base, mine, theirs) => ({ ...mine, data: mergeAttributes(base.data, mine.data, theirs.data) }),
  keep: (edits) => {
    const { base, data } = edits ?? {}
    unsentWordEdits.keep(userId, base && data && { base: base.data, ...data })
  },
  onSaved: ({ data, currentStep }, before) => {
    if (data !== before.data) void refresh(...madeFromWords)
    updateCachedUser({
      brandAttributesData: { attributesData: data, currentStep },
      brandAttributesCompleted: areAttributesComplete(data),
    })
  },
  // A read-only user's save is refused; if only the current step changed, nothing is lost, so do not report it.
  isTrifle: (now, base) => now.data === base.data,
})

export class AttributesDraft {
  readonly #draft: SavedDraft<Words>
  #state: DraftState

  constructor(userId: string, saved: BrandAttributes) {
    this.#draft = new SavedDraft(revised(saved), portOf(userId))
    this.#state = { ...this.#draft.data, ...this.#draft.saving }
  }

  /** Returns the same object until something changes. */
  get state(): DraftState {
    const { data, saving } = this.#draft
    const { data: words, currentStep, saveState, failure } = this.#state
    const isSame = words === data.data && currentStep === data.currentStep
    if (!isSame || saveState !== saving.saveState || failure !== saving.failure) this.#state = { ...data, ...saving }
    return this.#state
  }

  get isUnsent(): boolean {
    return this.#draft.isUnsent
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#draft.subscribe(listener)

  /** Changes one category; saved 3 s later, or at once. */
  edit(category: Category, entry: CategoryWords, isUrgent = false): void {
    this.#replace({ ...this.#draft.data.data, [category]: entry }, isUrgent)
  }

  /** Replaces all words, as an applied upload does. */
  editAll(data: AttributesData): Promise<void> {
    this.#replace(data, false)
    return this.saveNow()
  }

  /** Merges in edits that a closed page left unsent; this draft then saves them like its own. */
  adopt(edits: UnsentWords): void {
    const before = this.#draft.data.data
    const data = mergeUnsentWords(edits, before)
    if (JSON.stringify(data) !== JSON.stringify(before)) this.#replace(data, true)
  }

  /** Moves to another step; saved at once. */
  moveTo(currentStep: number): void {
    this.#draft.change({ ...this.#draft.data, currentStep }, true)
  }

  /** Sends unsent changes now; resolves once the server has them, rejects if they could not be sent. */
  saveNow(): Promise<void> {
    return this.#draft.saveNow()
  }

  /** Last chance to send before the page is closed or hidden. */
  flushOnHide(): void {
    this.#draft.flushOnHide()
  }

  retry(): void {
    this.#draft.retry()
  }

  #replace(data: AttributesData, isUrgent: boolean): void {
    this.#draft.change({ ...this.#draft.data, data }, isUrgent)
  }
}
