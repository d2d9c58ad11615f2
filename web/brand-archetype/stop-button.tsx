/** Ends what a language model is doing. */
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function StopButton({ onStop }: { onStop: () => void }) {
  return (
    // It takes the place of the button that was pressed.
    <Button className="stop-writing" ref={(button) => button?.focus({ preventScroll: true })} onClick={onStop}>
      <Icon name="stop" />
      Stop
    </Button>
  )
}
