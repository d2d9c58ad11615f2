/** Buttons, and links that look like one. */
import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'

type Look = {
  /**
   * At most one `main` on a screen; `tool` for small buttons in a row, `bad` for what cannot be undone, `slip` for a
   * misspelled word, `inverse` on a dark band.
   */
  kind?: 'main' | 'plain' | 'tool' | 'bad' | 'slip' | 'inverse' | undefined
  isBig?: boolean | undefined
  isWide?: boolean | undefined
  /** In a narrow card. */
  isSnug?: boolean | undefined
  /** For `plain`: its words, not its edge, line up with the text around. */
  isFlush?: boolean | undefined
  /** For `tool`: screen readers still hear its words; `narrow` hides them on narrow screens only. */
  iconOnly?: 'always' | 'narrow' | undefined
  /** For the place of the button in its surroundings; how it looks is up to the other properties. */
  className?: string | undefined
}

/** The classes of a button, for an element that can be neither `Button` nor `ButtonLink`, such as a label. */
export function buttonClass({ kind, isBig, isWide, isSnug, isFlush, iconOnly, className }: Look = {}): string {
  const looks = [
    isBig && 'big',
    isWide && 'wide',
    isSnug && 'snug',
    isFlush && 'flush',
    iconOnly && `icon-only ${iconOnly}`,
  ]
  return ['btn', kind, ...looks, className].filter(Boolean).join(' ')
}

/** Separates how a button looks from its attributes. */
function splitLook<Props extends Look>(props: Props) {
  const { kind, isBig, isWide, isSnug, isFlush, iconOnly, className, ...rest } = props
  return { look: buttonClass({ kind, isBig, isWide, isSnug, isFlush, iconOnly, className }), rest }
}

type ButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, keyof Look> & {
    /** Waiting for an answer: shows it, and keeps the focus, as a disabled button would not. */
    isBusy?: boolean
  }

/** A button; it submits no form unless its type says so. A toggle says with `aria-pressed` whether it is on. */
export function Button({ isBusy = false, type = 'button', ...props }: ButtonProps) {
  const { look, rest } = splitLook(props)
  const state = isBusy && { 'aria-busy': true, 'aria-disabled': true }
  return <button {...rest} {...state} type={type} className={look} />
}

type LinkProps = Look & Omit<ComponentPropsWithRef<typeof Link>, keyof Look>
type AnchorProps = Look & Omit<ComponentPropsWithRef<'a'>, keyof Look>

/** A link within the app (`to`) that looks like a button. */
export function ButtonLink(props: LinkProps) {
  const { look, rest } = splitLook(props)
  return <Link {...rest} className={look} />
}

/** A link that loads a page (`href`) and looks like a button. */
export function ButtonAnchor(props: AnchorProps) {
  const { look, rest } = splitLook(props)
  return <a {...rest} className={look} />
}
