/** Before the first value: three ways to create one, and an example. */
import { Icon, type IconName } from '#web/ui/icon.tsx'

type Way = { icon: IconName; name: string; says: string; take: () => void }
type Props = { isLocked: boolean; onUpload: () => void; onTalk: () => void; onAdd: () => void }

export function ValuesEmpty({ isLocked, onUpload, onTalk, onAdd }: Props) {
  const ways: Way[] = [
    {
      icon: 'upload',
      name: 'Upload Document',
      says: 'A handbook, a letter, an about page. We’ll find the values it states, and sentences that may show more.',
      take: onUpload,
    },
    {
      icon: 'refine',
      name: 'Values Exercise',
      says: 'Five short questions. Your answers become the value, word for word.',
      take: onTalk,
    },
    {
      icon: 'plus',
      name: 'Add Manually',
      says: 'Already know what it is? Write it down in your own words.',
      take: onAdd,
    },
  ]
  return (
    <div className="values-empty">
      <h2>Three ways to find your first value</h2>
      <ul className="ways">
        {ways.map(({ icon, name, says, take }) => (
          <li key={name}>
            <button
              className="start-way"
              type="button"
              disabled={isLocked}
              onClick={take}
              aria-describedby={`way-${icon}`}
            >
              <Icon name={icon} />
              <b>{name}</b>
            </button>
            <p className="small quiet" id={`way-${icon}`}>
              {says}
            </p>
          </li>
        ))}
      </ul>
      <figure className="value-sample">
        <figcaption className="cap">What a value can look like</figcaption>
        <p className="name">Right before fast</p>
        <p>A repair that needs one more day gets one more day, and the customer hears it from us first.</p>
      </figure>
    </div>
  )
}
