/** A button that lets the visitor choose a file. */
import { type ChangeEvent, useId } from 'react'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  /** Endings and media types, as the attribute `accept` takes them. */
  accept: string
  isDisabled?: boolean
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
  children: string
}

export function FileButton({ accept, isDisabled = false, onChoose, children }: Props) {
  const id = useId()
  return (
    <>
      <input id={id} className="vh file-input" type="file" accept={accept} disabled={isDisabled} onChange={onChoose} />
      <label className={buttonClass()} htmlFor={id}>
        <Icon name="upload" />
        {children}
      </label>
    </>
  )
}
