/** The bar at the bottom of a tool's screen: back at the left, then the save state, and the main action at the right. */
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Leads to an address, or does something. */
type Back = { label?: string; to: string } | { label?: string; onPress: () => void }

type Props = {
  /** At the left; on phones only its arrow is in view. */
  back?: Back | undefined
  /** Fits into one row on phones, where the save state is then in view only if something is wrong. */
  isTight?: boolean
  /** For the place of the bar on its screen. */
  className?: string | undefined
  /** The save state, then the actions. */
  children: ReactNode
}

export function ActionBar({ back, isTight = back !== undefined, className, children }: Props) {
  return (
    <div className={['acts-bar', isTight && 'tight', className].filter(Boolean).join(' ')}>
      <div className="wrap">
        {back && <BackButton {...back} />}
        {children}
      </div>
    </div>
  )
}

function BackButton({ label = 'Previous', ...target }: Back) {
  const words = (
    <>
      <Icon name="back" />
      <span>{label}</span>
    </>
  )
  if ('to' in target)
    return (
      <ButtonLink className="back" to={target.to}>
        {words}
      </ButtonLink>
    )
  return (
    <Button className="back" onClick={target.onPress}>
      {words}
    </Button>
  )
}
