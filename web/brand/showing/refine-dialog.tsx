/**
 * The dialog to refine a line: tap its parts, choose a change (a "wish"), describe one, or edit by hand. Nothing is
 * kept until "Use this" is pressed.
 */

import { type FormEvent, useRef, useState } from 'react'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import type { Refinement } from '#contract/uvp.ts'
import { useUser } from '#web/account/use-user.ts'
import { LineVersions, NewClaims } from '#web/brand/showing/changed-line.tsx'
import { tidyLine } from '#web/brand/showing/line-field.tsx'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import type { RefinedLine } from '#web/brand/showing/line-list.ts'
import { MarkedWords, NewFact } from '#web/brand/showing/refine-answers.tsx'
import { RefineBenchView } from '#web/brand/showing/refine-bench.tsx'
import { listSentTurns } from '#web/brand/showing/refine-requests.ts'
import { RefineTalk } from '#web/brand/showing/refine-talk.tsx'
import { AddPicker, type OpenWish, RefineWishes, ReplaceForm } from '#web/brand/showing/refine-wishes.tsx'
import { type LineRefinementState, useRefining } from '#web/brand/showing/use-refining.ts'
import { getErrorMessage } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { type ModelWriting, useModelWriting } from '#web/writing/use-model-writing.ts'
import { WriteWithModel } from '#web/writing/write-with-model.tsx'
import '#web/brand/showing/refine.css'

type Props = {
  kind: LineKind
  number: number
  /** As shown, with the business name in place of its placeholder. */
  line: WrittenLine
  /** Called with what to keep; resolves once saved. */
  onUse: (refined: RefinedLine) => Promise<void>
  onClose: () => void
}

/** What the owner is doing with the line, and what the buttons do. */
function useBenchWork(kind: LineKind, original: WrittenLine) {
  const line = useRefining(original, kind.name)
  const [open, setOpen] = useState<OpenWish>()
  const [draft, setDraft] = useState<string>()
  const [typed, setTyped] = useState('')
  const wish = (asked: Refinement) => {
    setOpen(undefined)
    if (!line.isBusy) void line.ask({ wish: asked })
  }
  const send = async () => {
    setOpen(undefined)
    const { isChanged, isOpen } = await line.ask({ feedback: typed.trim() })
    if (isChanged) setTyped('')
    // What the owner has begun to write meanwhile stays.
    if (isOpen) setDraft((before) => before ?? line.text)
  }
  /** A wish that was not answered is put into the field, even if it was chosen by button. */
  const talk = async (feedback: string) => {
    setOpen(undefined)
    setTyped(feedback)
    const { isAnswered } = await line.ask({ feedback }, { isByModel: true })
    if (isAnswered) setTyped((now) => (now === feedback ? '' : now))
  }
  return { line, open, setOpen, draft, setDraft, typed, setTyped, wish, send, talk }
}
type BenchWork = ReturnType<typeof useBenchWork>

/** Escape, the cross and "Keep the old one" discard all changes. */
export function RefineDialog({ kind, number, line: original, onUse, onClose }: Props) {
  const work = useBenchWork(kind, original)
  const { line, draft } = work
  const asked = useRef('')
  const byModel = useModelWriting({
    ...{ tool: 'refining', isImpersonated: useUser().impersonating },
    start: (isByModel) => {
      const wish = asked.current || work.typed.trim()
      asked.current = ''
      // Where the owner has just agreed there may be no wish yet.
      if (isByModel && wish !== '') void work.talk(wish)
    },
  })
  const ask = (wish: string) => {
    asked.current = wish
    work.setTyped(wish)
    byModel.write()
  }
  const [isSaving, setSaving] = useState(false)
  const own = draft === undefined ? undefined : tidyLine(draft)
  const text = own || line.text
  const canUse = text !== original.text && text.length <= kind.lengthMax && !isSaving && !line.isBusy
  const use = async () => {
    setSaving(true)
    try {
      const isTyped = own !== undefined && own !== '' && own !== line.text
      await onUse({ text, saysStem: line.saysStem, writtenBy: isTyped ? undefined : line.writtenBy })
      onClose()
    } catch (error) {
      console.error(error)
      line.tell(getErrorMessage(error, 'We couldn’t save it. Please try again.'))
      setSaving(false)
    }
  }
  const foot = (
    <>
      <Button onClick={onClose}>Keep the old one</Button>
      <Button kind="main" disabled={!canUse} onClick={() => void use()}>
        Use this
      </Button>
    </>
  )
  const label = `${kind.title} ${number}`
  const title = `Refine ${label}`
  if (byModel.isOn)
    return (
      <Dialog
        isDuo
        hint="Say what you’d change. The old line stays until you press “Use this”."
        {...{ title, onClose, foot }}
      >
        <Conversation {...{ kind, label, work, byModel }} onAsk={ask} />
      </Dialog>
    )
  return (
    <Dialog
      isWide
      hint="Change its specificity, tone, benefit focus or language: tap a part, choose a change, or write it your way."
      {...{ title, onClose, foot }}
    >
      <Bench {...{ kind, label, work, byModel }} />
    </Dialog>
  )
}

type WorkProps = { kind: LineKind; label: string; work: BenchWork; byModel: ModelWriting }

/** What goes out besides the record: the last wishes with their answers, the line, and the wish. */
const listSent = ({ turns, text }: LineRefinementState, typed: string) =>
  [...listSentTurns(turns).flatMap(({ asked, said }) => [asked, said]), text, typed].join('\n\n')

/** With a language model: the line on one side, the conversation on the other. */
function Conversation({ kind, label, work, byModel, onAsk }: WorkProps & { onAsk: (wish: string) => void }) {
  const { line, open, setOpen, draft, typed, wish } = work
  const { lengthMax } = kind
  const trouble = line.turns.at(-1)?.trouble
  return (
    <div className="duo-body">
      <section className="duo-line" aria-label="The line">
        <LineVersions {...line} />
        <RefineBenchView onOpen={setOpen} onWish={wish} showsChanges {...{ label, lengthMax, ...work }} />
        {draft === undefined && line.writing === undefined && <NewClaims text={line.text} claims={line.claims} />}
        {line.writtenBy !== undefined && <p className="small quiet">Written by {line.writtenBy}</p>}
        {open?.kind === 'replace' && <ReplaceForm key={open.what} what={open.what} onWish={wish} />}
        {open?.kind === 'add' && line.bench && <AddPicker bench={line.bench} onWish={wish} />}
      </section>
      <RefineTalk
        kind={kind.name}
        isOwnMachine={byModel.model?.isOwnMachine === true}
        {...{ line, typed }}
        setTyped={work.setTyped}
        onAsk={onAsk}
      >
        {trouble !== undefined && draft === undefined && (
          <RefineWishes bench={benchFor(kind, line)} open={open} onOpen={setOpen} onWish={wish} />
        )}
      </RefineTalk>
      <WriteWithModel writing={byModel} isOff typed={listSent(line, typed)} />
    </div>
  )
}

/** Without one: tap parts, choose a change, describe one, or edit by hand. */
function Bench({ kind, label, work, byModel }: WorkProps) {
  const { line, open, setOpen, draft, typed, setTyped, wish } = work
  const { lengthMax } = kind
  return (
    <>
      <RefineBenchView onOpen={setOpen} onWish={wish} showsChanges={false} {...{ label, lengthMax, ...work }} />
      {draft === undefined ? (
        <>
          {open === undefined && line.said?.marked && (
            <MarkedWords
              key={line.said.marked.join()}
              marked={line.said.marked}
              onWish={wish}
              onReplace={(what) => setOpen({ kind: 'replace', what })}
            />
          )}
          {open === undefined && line.said?.stems && (
            <NewFact key={typed} stems={line.said.stems} wish={typed} line={line} onDone={() => setTyped('')} />
          )}
          {open?.kind === 'add' && line.bench && <AddPicker bench={line.bench} onWish={wish} />}
          {open?.kind === 'replace' && <ReplaceForm key={open.what} what={open.what} onWish={wish} />}
          <RefineWishes bench={benchFor(kind, line)} open={open} onOpen={setOpen} onWish={wish} />
          <WishField typed={typed} setTyped={setTyped} isBusy={line.isBusy} onSend={() => void work.send()} />
          <div>
            <WriteWithModel
              writing={byModel}
              isOff={line.isBusy}
              verb="Talk it over with"
              typed={`${line.text}\n\n${typed}`}
            />
          </div>
        </>
      ) : (
        typed !== '' && <p className="small quiet">You asked: “{typed}”</p>
      )}
    </>
  )
}

/** The changes that are possible; "Another way" is unavailable for taglines, as it offers whole value propositions. */
function benchFor({ name }: LineKind, { bench }: LineRefinementState) {
  if (!bench || name === 'UVP') return bench
  return { ...bench, cannot: { ...bench.cannot, 'another-way': '“Regenerate Taglines” writes new ones.' } }
}

type FieldProps = { typed: string; setTyped: (typed: string) => void; isBusy: boolean; onSend: () => void }

/** The field for a wish in the owner's words; it keeps the text if the line did not change. */
function WishField({ typed, setTyped, isBusy, onSend }: FieldProps) {
  const isOff = typed.trim() === '' || isBusy
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOff) onSend()
  }
  return (
    <form className="sendrow" onSubmit={submit}>
      <TextField
        isLabelHidden
        label="What should change"
        placeholder="Or type it: shorter, take out …"
        autoComplete="off"
        maxLength={2000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={isOff}>
        Send
      </Button>
    </form>
  )
}
