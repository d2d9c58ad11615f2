/** The user's menu: Escape closes it, arrow keys move, and focus is trapped while it is open. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { signOut } from '#web/account/sign-out.ts'
import { adminPages, paths } from '#web/paths.ts'

/** The user's initials, by code points, so that an emoji is not cut in half. */
const initialsOf = ({ firstName, lastName }: CurrentUser) =>
  [firstName, lastName].map(([initial = '']) => initial.toUpperCase()).join('')

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Opens and closes a menu, and moves the focus inside it. */
function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    const closeOutside = (event: PointerEvent) => {
      const { target } = event
      if (target instanceof Node && !menu.current?.contains(target) && !button.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const tabStep = event.shiftKey ? steps['ArrowUp'] : steps['ArrowDown']
    const step = event.key === 'Tab' ? tabStep : steps[event.key]
    if (event.key === 'Escape') close()
    else if (step) all[step(at, all.length)]?.focus()
    else return
    event.preventDefault()
  }
  return { isOpen, setOpen, button, menu, close, onKeyDown }
}

export function UserMenu({ user }: { user: CurrentUser }) {
  const { isOpen, setOpen, button, menu, close, onKeyDown } = useMenu()
  const menuId = useId()
  return (
    <div className="who">
      <button
        ref={button}
        className="who-btn"
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {initialsOf(user)}
        <span className="vh">, your account</span>
      </button>
      {isOpen && (
        <div className="menu">
          <p className="cap">{user.email}</p>
          <div ref={menu} id={menuId} role="menu" aria-label="Your account" tabIndex={-1} onKeyDown={onKeyDown}>
            <Link role="menuitem" tabIndex={-1} to={paths.toolkit} onClick={close}>
              Your toolkit
            </Link>
            <Link role="menuitem" tabIndex={-1} to={paths.profile} onClick={close}>
              Profile Settings
            </Link>
            <a role="menuitem" tabIndex={-1} href={paths.help}>
              Help
            </a>
            {user.isAdmin && (
              <a role="menuitem" tabIndex={-1} href={adminPages.people}>
                Admin Dashboard
              </a>
            )}
            <a role="menuitem" tabIndex={-1} href="/api/logout" onClick={(event) => void signOut(event)}>
              Sign Out
            </a>
          </div>
        </div>
      )}
    </div>
  )
}
