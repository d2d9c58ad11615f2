/** A button that reads like a link, for what a sentence or a quiet line offers. */
import type { ComponentPropsWithRef } from 'react'

type Props = ComponentPropsWithRef<'button'> & {
  /** `tall` where it stands alone, `in-text` within a line of text. */
  size?: 'tall' | 'in-text'
}

export function LinkButton({ size, className, ...rest }: Props) {
  return <button type="button" {...rest} className={['link', size, className].filter(Boolean).join(' ')} />
}
