/** The progress of buying: plan, payment, done. */
import { Icon } from '#web/ui/icon.tsx'

const stations = ['Plan', 'Payment', 'Done'] as const

export function CheckoutSteps({ at }: { at: (typeof stations)[number] }) {
  const here = stations.indexOf(at)
  return (
    <ol className="buy-way" aria-label="Where you are">
      {stations.map((name, index) => (
        <li key={name} aria-current={index === here ? 'step' : undefined}>
          {index < here ? (
            <span className="pip done">
              <Icon name="check" />
            </span>
          ) : (
            <span className={index === here ? 'pip now' : 'pip'}>{index + 1}</span>
          )}
          {name}
          {index < here && <span className="vh">, done</span>}
        </li>
      ))}
    </ol>
  )
}
