/**
 * The words while they are edited: every change is kept in the browser at once and saved soon after, one request at a
 * time. A save carries the revision that it started from; when another tab or device was faster, both edits are merged.
 */
import { type AttributesData, areAttributesComplete, type Category, type CategoryWords } from '#contract/brand.ts'
import type { BrandAttributes } from '#contract/brand-attributes.ts'
import { mergeAttributes } from '#contract/merge-attributes.ts'
import { patchUser } from '#web/account/use-user.ts'
import { keepWaiting, mergeWaiting, type WaitingEdits } from '#web/brand/waiting-edits.ts'
import { CallError, send } from '#web/calls/send.ts'
import { refresh } from '#web/calls/use-call.ts'

export const autosaveDelayMs = 3000
/** What tells whether the results still fit the words. */
const madeFromWords = ['GET /api/user-profile', 'GET /api/taglines'] as const
const retryDelaysMs = [2000, 4000, 8000, 16_000, 30_000]

/** saved: the server has it; changed: soon to be sent; saving; offline: kept here until the network is back; refused. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'refused'
export type DraftState = { data: AttributesData; currentStep: number; saveState: SaveState; failure: unknown }

type Listener = () => void

export class AttributesDraft {
  readonly #userId: string
  readonly #listeners = new Set<Listener>()
  #state: DraftState
  #base: AttributesData
  #baseStep: number
  #revision: string
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The save under way; it never rejects. */
  #sending: Promise<void> | undefined
  /** Whether the next save is to follow the one under way at once. */
  #isUrgent = false
  #attempts = 0

  constructor(userId: string, saved: BrandAttributes) {
    this.#userId = userId
    this.#base = saved.attributesData
    this.#baseStep = saved.currentStep
    this.#revision = saved.revision
    this.#state = { data: saved.attributesData, currentStep: saved.currentStep, saveState: 'saved', failure: undefined }
  }

  get state(): DraftState {
    return this.#state
  }

  /** Whether something is here that the server has not confirmed. */
  get isUnsent(): boolean {
    return this.#state.data !== this.#base || this.#state.currentStep !== this.#baseStep
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes one category; saved 3 s later, or at once. */
  edit(category: Category, entry: CategoryWords, isUrgent = false): void {
    this.#change({ data: { ...this.#state.data, [category]: entry } }, isUrgent)
  }

  /** Replaces all words, as an applied upload does. */
  editAll(data: AttributesData): Promise<void> {
    this.#change({ data }, false)
    return this.saveNow()
  }

  /** Takes in what a page that is gone left unsent: from here on it waits among this page's own edits. */
  adopt(edits: WaitingEdits): void {
    const data = mergeWaiting(edits, this.#state.data)
    if (JSON.stringify(data) !== JSON.stringify(this.#state.data)) this.#change({ data }, true)
  }

  /** Moves to another step; saved at once. */
  moveTo(currentStep: number): void {
    this.#change({ currentStep }, true)
  }

  /** Sends what is unsent now; resolves when the server has it, rejects when it could not be sent. */
  async saveNow(): Promise<void> {
    if (!this.#sending && this.isUnsent) this.#save()
    while (this.#sending) await this.#sending
    const { saveState, failure } = this.#state
    if (saveState === 'refused' || saveState === 'offline') throw failure
    if (this.isUnsent) await this.saveNow()
  }

  /** The last chance before the page goes: sent with keepalive, and kept here until it is confirmed. */
  flushOnHide(): void {
    if (!this.#sending && this.isUnsent) this.#save(true)
  }

  retry(): void {
    this.#attempts = 0
    if (!this.#sending && this.isUnsent) this.#save()
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #change(change: Partial<DraftState>, isUrgent: boolean): void {
    this.#set({ ...change, saveState: this.#sending ? 'saving' : 'changed' })
    this.#keep()
    this.#schedule(isUrgent ? 0 : autosaveDelayMs)
  }

  #keep(): void {
    const { data, currentStep } = this.#state
    keepWaiting(this.#userId, this.isUnsent ? { base: this.#base, data, currentStep } : undefined)
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer)
    if (this.#sending) this.#isUrgent ||= delayMs === 0
    else if (delayMs === 0) this.#save()
    else this.#timer = setTimeout(() => this.#save(), delayMs)
  }

  #save(keepalive = false): void {
    clearTimeout(this.#timer)
    this.#isUrgent = false
    this.#sending = this.#put(keepalive)
    this.#set({ saveState: 'saving' })
  }

  async #put(keepalive: boolean): Promise<void> {
    const { data, currentStep } = this.#state
    try {
      const body = { attributesData: data, currentStep, revision: this.#revision }
      const { brandAttributes } = await send('PUT /api/brand-attributes', { body, keepalive })
      this.#confirm(data, currentStep, brandAttributes.revision)
    } catch (error) {
      this.#sending = undefined
      this.#fail(error)
    }
  }

  #confirm(data: AttributesData, currentStep: number, revision: string): void {
    this.#sending = undefined
    this.#attempts = 0
    if (data !== this.#base) void refresh(...madeFromWords)
    this.#base = data
    this.#baseStep = currentStep
    this.#revision = revision
    this.#keep()
    this.#set({ saveState: this.isUnsent ? 'changed' : 'saved', failure: undefined })
    patchUser({
      brandAttributesData: { attributesData: data, currentStep },
      brandAttributesCompleted: areAttributesComplete(data),
    })
    if (this.isUnsent) this.#schedule(this.#isUrgent ? 0 : autosaveDelayMs)
  }

  #fail(error: unknown): void {
    const body = error instanceof CallError ? error.body : undefined
    if (body?.code === 'stale_revision') this.#merge(body['brandAttributes'] as BrandAttributes)
    // The session has ended, or is another's now: the words wait here until their owner has signed in again.
    else if (body?.code === 'signed_out' || body?.code === 'wrong_account')
      this.#set({ saveState: 'offline', failure: error })
    else if (error instanceof CallError && error.status < 500 && error.status !== 429) this.#refuse(error)
    else this.#tryAgain(error)
  }

  #refuse(failure: CallError): void {
    if (this.#state.data !== this.#base) {
      this.#set({ saveState: 'refused', failure })
      return
    }
    // Whoever may only look around need not hear that the place where she looks was not noted.
    this.#baseStep = this.#state.currentStep
    this.#keep()
    this.#set({ saveState: 'saved', failure: undefined })
  }

  #tryAgain(error: unknown): void {
    this.#set({ saveState: 'offline', failure: error })
    const delay = retryDelaysMs[Math.min(this.#attempts, retryDelaysMs.length - 1)] ?? autosaveDelayMs
    this.#attempts += 1
    this.#schedule(delay)
  }

  /** Someone was faster: both edits together, on top of the newest state, at once. */
  #merge(theirs: BrandAttributes): void {
    const data = mergeAttributes(this.#base, this.#state.data, theirs.attributesData)
    this.#base = theirs.attributesData
    this.#revision = theirs.revision
    this.#change({ data }, true)
  }
}
