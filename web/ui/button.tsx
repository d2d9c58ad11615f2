/** Buttons, and links that look like one. */
import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'

type Look = {
  /** At most one `main` on a screen; `tool` for small buttons in a row, `bad` for what cannot be undone, `slip` for a misspelled word. */
  kind?: 'main' | 'plain' | 'tool' | 'bad' | 'slip' | undefined
  isBig?: boolean | undefined
  isWide?: boolean | undefined
  /** For the place of the button in its surroundings; how it looks is up to the other properties. */
  className?: string | undefined
}

/** The classes of a button, for an element that can be neither `Button` nor `ButtonLink`, such as a label. */
export function buttonClass({ kind, isBig = false, isWide = false, className }: Look = {}): string {
  return ['btn', kind, isBig && 'big', isWide && 'wide', className].filter(Boolean).join(' ')
}

type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, keyof Look> & {
    /** Waiting for an answer: shows it, and keeps the focus, as a disabled button would not. */
    isBusy?: boolean
  }

/** A button; it submits no form unless its type says so. A toggle says with `aria-pressed` whether it is on. */
export function Button({ kind, isBig, isWide, isBusy = false, className, type = 'button', ...rest }: ButtonProps) {
  const state = isBusy && { 'aria-busy': true, 'aria-disabled': true }
  return <button {...rest} {...state} type={type} className={buttonClass({ kind, isBig, isWide, className })} />
}

type LinkProps = Look & Omit<ComponentPropsWithRef<typeof Link>, keyof Look>
type AnchorProps = Look & Omit<ComponentPropsWithRef<'a'>, keyof Look>

/** A link within the app (`to`) that looks like a button. */
export function ButtonLink({ kind, isBig, isWide, className, ...rest }: LinkProps) {
  return <Link {...rest} className={buttonClass({ kind, isBig, isWide, className })} />
}

/** A link that loads a page (`href`) and looks like a button. */
export function ButtonAnchor({ kind, isBig, isWide, className, ...rest }: AnchorProps) {
  return <a {...rest} className={buttonClass({ kind, isBig, isWide, className })} />
}
