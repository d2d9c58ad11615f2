/** The slim row under a generated line: a label such as its approach or its length, and the buttons for it. */
import type { ReactNode, Ref } from 'react'
import { copyText } from '#web/brand/showing/copy-text.ts'
import type { ListedLineProps } from '#web/brand/showing/line-list.ts'
import { LineTool } from '#web/brand/showing/line-tool.tsx'

type Props = Pick<ListedLineProps, 'number' | 'isLocked' | 'isWriting' | 'onEdit' | 'onPin' | 'onRefine'> & {
  /** What screen readers call the line, before its number. */
  noun: string
  way: ReactNode
  text: string
  isPinned: boolean
  /** Where the tools show only their icons. */
  iconOnly: 'always' | 'narrow'
  editButton: Ref<HTMLButtonElement>
  /** More tools, placed before Copy; they get `iconOnly` as well. */
  children?: ReactNode
}

export function LineTools({ number, isLocked, isWriting, onEdit, onPin, onRefine, ...props }: Props) {
  const about = `${props.noun} ${number}`
  const isOff = isLocked || isWriting
  return (
    <div className="foot-row">
      <span className="way">{props.way}</span>
      <LineTool
        iconOnly={props.iconOnly}
        icon="pin"
        label={props.isPinned ? 'Pinned' : 'Pin'}
        about={about}
        isOn={props.isPinned}
        isOff={isOff}
        onPress={onPin}
      />
      <LineTool
        iconOnly={props.iconOnly}
        ref={props.editButton}
        icon="edit"
        label="Edit"
        about={about}
        isOff={isOff}
        onPress={() => onEdit(true)}
      />
      <LineTool iconOnly={props.iconOnly} icon="refine" label="Refine" about={about} isOff={isOff} onPress={onRefine} />
      {props.children}
      <LineTool
        iconOnly={props.iconOnly}
        icon="copy"
        label="Copy"
        about={about}
        onPress={() => void copyText(props.text)}
      />
    </div>
  )
}
