/**
 * The dialog to refine a line: tap its parts, choose a change (a "wish"), describe one, or edit by hand. Nothing is
 * kept until "Use this" is pressed.
 */

import { type FormEvent, useState } from 'react'
import type { Refinement } from '#contract/uvp.ts'
import { tidyLine } from '#web/brand/showing/line-field.tsx'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import { MarkedWords, NewFact } from '#web/brand/showing/refine-answers.tsx'
import { RefineBenchView } from '#web/brand/showing/refine-bench.tsx'
import { AddPicker, type OpenWish, RefineWishes, ReplaceForm } from '#web/brand/showing/refine-wishes.tsx'
import { type LineRefinementState, useRefining } from '#web/brand/showing/use-refining.ts'
import { getErrorMessage } from '#web/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import '#web/brand/showing/refine.css'

type Props = {
  kind: LineKind
  number: number
  text: string
  /**
   * Called with the text to keep; resolves once saved. `saysStem`: the text contains a sentence that was finished
   * here.
   */
  onUse: (text: string, saysStem: boolean) => Promise<void>
  onClose: () => void
}

/** Escape, the cross and "Keep the old one" discard all changes. */
export function RefineDialog({ kind, number, text: original, onUse, onClose }: Props) {
  const { lengthMax } = kind
  const label = `${kind.title} ${number}`
  const line = useRefining(original, kind.name)
  const [open, setOpen] = useState<OpenWish>()
  const [draft, setDraft] = useState<string>()
  const [typed, setTyped] = useState('')
  const [isSaving, setSaving] = useState(false)
  const own = draft === undefined ? undefined : tidyLine(draft)
  const text = own || line.text
  const canUse = text !== original && text.length <= lengthMax && !isSaving && !line.isBusy

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
  const use = async () => {
    setSaving(true)
    try {
      await onUse(text, line.saysStem)
      onClose()
    } catch (error) {
      console.error(error)
      line.tell(getErrorMessage(error, 'We couldn’t save it. Please try again.'))
      setSaving(false)
    }
  }
  return (
    <Dialog
      isWide
      title={`Refine ${label}`}
      hint="Change its specificity, tone, benefit focus or language: tap a part, choose a change, or write it your way."
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Keep the old one</Button>
          <Button kind="main" disabled={!canUse} onClick={() => void use()}>
            Use this
          </Button>
        </>
      }
    >
      <RefineBenchView onOpen={setOpen} onWish={wish} {...{ label, lengthMax, line, draft, setDraft, open }} />
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
          <WishField typed={typed} setTyped={setTyped} isBusy={line.isBusy} onSend={() => void send()} />
        </>
      ) : (
        typed !== '' && <p className="small quiet">You asked: “{typed}”</p>
      )}
    </Dialog>
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
