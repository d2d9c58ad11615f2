/**
 * Autosave for something edited on a screen. Each change is kept in the browser at once and sent shortly after, one
 * request at a time. A save carries the revision it is based on; if another tab or device saved first, both edits are
 * merged.
 */
import { CallError } from '#web/calls/send.ts'

const retryDelaysMs = [2000, 4000, 8000, 16_000, 30_000]

/**
 * saved: the server has it; changed: will be sent soon; saving: in flight; offline: kept in the browser and retried;
 * refused: the server rejected it.
 */
export type SaveState = 'saved' | 'changed' | 'saving' | 'offline' | 'refused'
export type SaveProgress = { saveState: SaveState; failure: unknown }
export type RevisedData<Data> = { data: Data; revision: string }

/** How one kind of draft is compared, sent, merged and stored; everything else is the same for all kinds. */
export type DraftPort<Data> = {
  delayMs: number
  isSame: (one: Data, other: Data) => boolean
  /** Whether any change can be sent yet; the others stay in the browser. Omitted if all of them always can. */
  hasToSend?: (data: Data, base: Data) => boolean
  /** Sends the data; returns what the server has now. Throws as `send` does. */
  put: (sent: RevisedData<Data>, keepalive: boolean) => Promise<RevisedData<Data>>
  /** Carries over what the server changed while storing `sent` as `saved`, such as new ids, into the current data. */
  settle: (now: Data, sent: Data, saved: Data) => Data
  /** Reads the server's current copy from a `stale_revision` error body. */
  readCurrent: (body: Record<string, unknown>) => RevisedData<Data>
  merge: (base: Data, mine: Data, theirs: Data) => Data
  /** Stores unconfirmed edits in the browser; undefined clears them. */
  keep: (edits: { base: Data; data: Data } | undefined) => void
  /** Tells the rest of the page what the server has confirmed; `before` is its previous state. */
  onSaved: (saved: Data, before: Data) => void
  /** Whether a refused change is too minor to report. */
  isTrifle: (now: Data, base: Data) => boolean
}

type Listener = () => void

export class SavedDraft<Data> {
  readonly #port: DraftPort<Data>
  readonly #listeners = new Set<Listener>()
  #data: Data
  #saving: SaveProgress = { saveState: 'saved', failure: undefined }
  #base: Data
  #revision: string
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The save in flight; never rejects. */
  #sending: Promise<void> | undefined
  /** Whether the next save follows the one in flight without a pause. */
  #isUrgent = false
  #attempts = 0

  constructor(saved: RevisedData<Data>, port: DraftPort<Data>) {
    this.#port = port
    this.#data = saved.data
    this.#base = saved.data
    this.#revision = saved.revision
  }

  get data(): Data {
    return this.#data
  }

  /** The server's last known state. */
  get base(): Data {
    return this.#base
  }

  get saving(): SaveProgress {
    return this.#saving
  }

  /** Whether there are changes the server has not confirmed. */
  get isUnsent(): boolean {
    return !this.#port.isSame(this.#data, this.#base)
  }

  get #hasToSend(): boolean {
    return this.isUnsent && (this.#port.hasToSend?.(this.#data, this.#base) ?? true)
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes the data; saved after the usual pause, or at once. */
  change(data: Data, isUrgent = false): void {
    this.#data = data
    this.#tell({ ...this.#saving, saveState: this.#sending ? 'saving' : 'changed' })
    this.#keep()
    this.#schedule(isUrgent ? 0 : this.#port.delayMs)
  }

  /** Sends unsent changes now; resolves once the server has them, rejects if they could not be sent. */
  async saveNow(): Promise<void> {
    if (!this.#sending && this.#hasToSend) this.#save()
    while (this.#sending) await this.#sending
    const { saveState, failure } = this.#saving
    if (saveState === 'refused' || saveState === 'offline') throw failure
    if (this.#hasToSend) await this.saveNow()
  }

  /** Last chance before the page closes: sends with keepalive, and stores the edits in the browser until confirmed. */
  flushOnHide(): void {
    if (!this.#sending && this.isUnsent) this.#save(true)
  }

  retry(): void {
    this.#attempts = 0
    if (!this.#sending && this.isUnsent) this.#save()
  }

  #tell(saving: SaveProgress): void {
    this.#saving = saving
    for (const listener of this.#listeners) listener()
  }

  #keep(): void {
    this.#port.keep(this.isUnsent ? { base: this.#base, data: this.#data } : undefined)
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
    if (!this.#hasToSend) {
      this.#tell({ saveState: 'saved', failure: undefined })
      return
    }
    this.#sending = this.#put(keepalive)
    this.#tell({ ...this.#saving, saveState: 'saving' })
  }

  async #put(keepalive: boolean): Promise<void> {
    const sent = this.#data
    try {
      const saved = await this.#port.put({ data: sent, revision: this.#revision }, keepalive)
      this.#confirm(sent, saved)
    } catch (error) {
      this.#sending = undefined
      this.#fail(error)
    }
  }

  #confirm(sent: Data, saved: RevisedData<Data>): void {
    this.#sending = undefined
    this.#attempts = 0
    const before = this.#base
    this.#data = this.#port.settle(this.#data, sent, saved.data)
    this.#base = saved.data
    this.#revision = saved.revision
    this.#keep()
    this.#tell({ saveState: this.#hasToSend ? 'changed' : 'saved', failure: undefined })
    this.#port.onSaved(saved.data, before)
    if (this.#hasToSend) this.#schedule(this.#isUrgent ? 0 : this.#port.delayMs)
  }

  #fail(error: unknown): void {
    const body = error instanceof CallError ? error.body : undefined
    if (body?.code === 'stale_revision') this.takeIn(this.#port.readCurrent(body))
    // The session has ended or belongs to someone else: keep the edits here until the owner signs in again.
    else if (body?.code === 'signed_out' || body?.code === 'wrong_account')
      this.#tell({ saveState: 'offline', failure: error })
    else if (error instanceof CallError && error.status < 500 && error.status !== 429) this.#refuse(error)
    else this.#tryAgain(error)
  }

  #refuse(failure: CallError): void {
    if (!this.#port.isTrifle(this.#data, this.#base)) {
      this.#tell({ saveState: 'refused', failure })
      return
    }
    this.#base = this.#data
    this.#keep()
    this.#tell({ saveState: 'saved', failure: undefined })
  }

  #tryAgain(error: unknown): void {
    this.#tell({ saveState: 'offline', failure: error })
    const delay = retryDelaysMs[Math.min(this.#attempts, retryDelaysMs.length - 1)] ?? this.#port.delayMs
    this.#attempts += 1
    this.#schedule(delay)
  }

  /**
   * Another tab or device saved first, or a closed page left edits: merges both on top of the latest state and saves
   * at once.
   */
  takeIn(theirs: RevisedData<Data>): void {
    const data = this.#port.merge(this.#base, this.#data, theirs.data)
    this.#base = theirs.data
    this.#revision = theirs.revision
    this.change(data, true)
  }
}
