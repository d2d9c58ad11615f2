/** A raised surface for one thing on a screen. */
import type { ComponentPropsWithoutRef } from 'react'

type Props = ComponentPropsWithoutRef<'div'> & {
  /** The element, where a plain `div` would hide what it is. */
  as?: 'div' | 'section'
}

export function Card({ as: Tag = 'div', className, ...rest }: Props) {
  return <Tag {...rest} className={className ? `card ${className}` : 'card'} />
}
