/** A list of written lines, one of which the owner chooses, and the dialog that refines one. */
import { Fragment, type ReactNode, useId } from 'react'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import { type LineListProps, type ListedLineProps, useLineList } from '#web/brand/showing/line-list.ts'
import { RefineDialog } from '#web/brand/showing/refine-dialog.tsx'
import { WaitingLine } from '#web/brand/showing/waiting-line.tsx'

type Props = LineListProps & {
  kind: LineKind
  legend: string
  className?: string
  renderLine: (props: ListedLineProps) => ReactNode
}

export function LineChoices({ kind, legend, className, renderLine, ...props }: Props) {
  const { propsOf, refined } = useLineList(props, kind, useId())
  return (
    <fieldset className="choices" aria-busy={props.isWriting}>
      <legend className="vh">{legend}</legend>
      <ol className={className}>
        {props.shown.map((line, index) => (
          // Keyed by index, as an edit changes the text: the line must not be remounted and lose the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fragment key={index}>{renderLine(propsOf(line, index))}</Fragment>
        ))}
        {props.isWriting && !props.isChecking && <WaitingLine />}
      </ol>
      {refined && <RefineDialog kind={kind} {...refined} />}
    </fieldset>
  )
}
