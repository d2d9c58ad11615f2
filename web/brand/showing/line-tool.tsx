/** A small button in the row under a line; `about` tells screen readers which line it belongs to. */
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

type Props = {
  icon: IconName
  label: string
  about: string
  /** For toggle buttons: whether it is pressed. */
  isOn?: boolean
  isOff?: boolean
  iconOnly: 'always' | 'narrow'
  ref?: React.Ref<HTMLButtonElement>
  onPress: () => void
}

export function LineTool({ icon, label, about, isOn, isOff = false, iconOnly, ref, onPress }: Props) {
  return (
    <Button
      ref={ref}
      kind="tool"
      iconOnly={iconOnly}
      title={label}
      disabled={isOff}
      onClick={onPress}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
    >
      <Icon name={icon} />
      {label}
      <span className="vh"> {about}</span>
    </Button>
  )
}
