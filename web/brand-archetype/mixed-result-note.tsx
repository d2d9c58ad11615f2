/** The note above an inconclusive result: the brand is a mix of two archetypes. */
import { Icon } from '#web/ui/icon.tsx'

export function MixedResultNote({ primary, secondary }: { primary: string; secondary: string }) {
  return (
    <div className="note mixed">
      <Icon name="note" />
      <div>
        <b>Your brand is a mix of two</b>
        <p className="small">
          {primary} and {secondary} are too close to call. You can lead with either one, as long as you choose. The
          analysis shows what would tip the balance.
        </p>
      </div>
    </div>
  )
}
