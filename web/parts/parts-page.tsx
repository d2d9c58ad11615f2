/** All parts of web/ui in all their states, so that a change to one can be seen at a glance. */
import { ButtonParts } from '#web/parts/button-parts.tsx'
import { FieldParts } from '#web/parts/field-parts.tsx'
import { SurfaceParts } from '#web/parts/surface-parts.tsx'
import { TextParts } from '#web/parts/text-parts.tsx'

export function PartsPage() {
  return (
    <main id="main" className="parts">
      <div className="wrap">
        <h1>Parts</h1>
        <p className="lede">
          What the screens are made of, in all states: <a href="light.html">light</a>, <a href="dark.html">dark</a>, or{' '}
          <a href="system.html">as the system is set</a>.
        </p>
        <ButtonParts />
        <FieldParts />
        <SurfaceParts />
        <TextParts />
      </div>
    </main>
  )
}
