/**
 * The line being refined: as parts to tap, or as a text field. `bench` (from the server) lists its parts and what can
 * be done to it.
 */

import { useEffect, useRef } from 'react'
import type { Refinement, RefinementOptions } from '#contract/uvp.ts'
import { ArrivingLine, ChangedLine } from '#web/brand/showing/changed-line.tsx'
import { countWords } from '#web/brand/showing/format-count-in-words.ts'
import { LineField, tidyLine } from '#web/brand/showing/line-field.tsx'
import { LineParts } from '#web/brand/showing/line-parts.tsx'
import { MarkedLine } from '#web/brand/showing/refine-answers.tsx'
import type { OpenWish } from '#web/brand/showing/refine-wishes.tsx'
import type { LineRefinementState } from '#web/brand/showing/use-refining.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  label: string
  lengthMax: number
  line: LineRefinementState
  /** The text being typed, or undefined while the line is shown in parts. */
  draft: string | undefined
  setDraft: (draft: string | undefined) => void
  open: OpenWish
  onOpen: (open: OpenWish) => void
  onWish: (wish: Refinement) => void
  /** Marks what changed, in place of the parts to tap. */
  showsChanges: boolean
}

const asksWhich = { 'lead-with': 'Tap the part to lead with.', 'leave-out': 'Tap the part to leave out.' } as const

export function RefineBenchView(props: Props) {
  const { label, lengthMax, line, draft, setDraft, open, onOpen, onWish } = props
  const { text, bench, said } = line
  const shown = draft ?? text
  const parts = bench?.parts ?? [text]
  const box = useFocusOnLine(`${open?.kind} ${text} ${draft === undefined}`)
  const pick = (at: number) => {
    const part = parts[at] ?? ''
    if (open?.kind === 'lead-with' || open?.kind === 'leave-out') onWish({ kind: open.kind, part })
    else if (open?.kind === 'replace') onOpen({ kind: 'replace', what: part })
    else onOpen(open?.kind === 'part' && open.at === at ? undefined : { kind: 'part', at })
  }
  const finish = () => {
    const own = tidyLine(shown)
    setDraft(undefined)
    if (own !== '' && own !== text) line.write(own)
  }
  return (
    <div className="bench" ref={box}>
      {line.writing !== undefined ? (
        <ArrivingLine text={line.writing} kept={text} />
      ) : props.showsChanges && draft === undefined && open === undefined && line.before !== undefined ? (
        <ChangedLine before={line.before} text={text} />
      ) : draft === undefined && open === undefined && said?.marked ? (
        <p className="text">
          <MarkedLine text={text} marked={said.marked} />
        </p>
      ) : draft === undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
        <div className="text" role="group" aria-label={`${label}, part by part`}>
          <LineParts
            className="part-b"
            parts={parts}
            canHold
            pressed={open?.kind === 'part' ? open.at : undefined}
            onPick={pick}
          />
        </div>
      ) : (
        <LineField label={label} text={draft} lengthMax={lengthMax} onText={setDraft} onDone={finish} />
      )}
      {open?.kind === 'part' && bench && <PartMenu at={open.at} bench={bench} onOpen={onOpen} onWish={onWish} />}
      <p className="was" role="status">
        {open?.kind === 'lead-with' || open?.kind === 'leave-out' ? asksWhich[open.kind] : said?.note}
      </p>
      <div className="meta">
        <span className="num">
          {shown.length > lengthMax
            ? `Too long to save: ${shown.length} of ${lengthMax} characters`
            : `${countWords(shown)} words`}
        </span>
        <span className="row">
          {draft === undefined ? (
            <Button kind="tool" onClick={() => setDraft(text)}>
              <Icon name="edit" />
              Edit the line
            </Button>
          ) : (
            <Button kind="tool" onClick={finish}>
              <Icon name="check" />
              Done
            </Button>
          )}
          <Button
            kind="tool"
            disabled={draft === undefined ? !line.canUndo || line.isBusy : false}
            onClick={() => (draft === undefined ? line.undo() : setDraft(undefined))}
          >
            <Icon name="undo" />
            Undo
          </Button>
        </span>
      </div>
    </div>
  )
}

/** The pressed element disappears when the line changes or a menu closes: moves the focus to the line itself. */
function useFocusOnLine(state: string) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever what stands here changes
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG'
    const isShown = box.current?.closest('dialog')?.open === true
    if (isLost && isShown) box.current?.querySelector<HTMLElement>('.part-b[tabindex="0"]')?.focus()
  }, [state])
  return box
}

type MenuProps = { at: number; bench: RefinementOptions } & Pick<Props, 'onOpen' | 'onWish'>

function PartMenu({ at, bench, onOpen, onWish }: MenuProps) {
  const part = bench.parts[at] ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
    <div className="part-menu" role="group" aria-label={`This part: ${part}`}>
      {at > 0 && <Button onClick={() => onWish({ kind: 'lead-with', part })}>Lead with it</Button>}
      {bench.parts.length > 1 && <Button onClick={() => onWish({ kind: 'leave-out', part })}>Leave it out</Button>}
      <Button onClick={() => onOpen({ kind: 'replace', what: part })}>Replace…</Button>
    </div>
  )
}
