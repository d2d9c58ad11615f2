/** A raised surface for one thing on a screen. */
import type { ComponentPropsWithoutRef } from 'react'

type Look = {
  /** With a shadow, for the one thing to do on a screen. */
  isLifted?: boolean | undefined
  className?: string | undefined
}
type Props = Look &
  Omit<ComponentPropsWithoutRef<'div'>, keyof Look> & {
    /** The element, where a plain `div` would hide what it is. */
    as?: 'div' | 'section'
  }

/** The classes of a card, for an element that cannot be a `Card`, such as a form. */
export function cardClass({ isLifted = false, className }: Look = {}) {
  return ['card', isLifted && 'lifted', className].filter(Boolean).join(' ')
}

export function Card({ as: Tag = 'div', isLifted, className, ...rest }: Props) {
  return <Tag {...rest} className={cardClass({ isLifted, className })} />
}
