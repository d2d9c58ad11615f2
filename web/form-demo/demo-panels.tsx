/** Beside the form demo: the state of each field, and what to try. */
import { type FieldName, fieldNames } from '#web/form-demo/demo-fields.ts'
import type { DemoFormState, FieldState } from '#web/form-demo/use-demo-form.ts'

type Shown = Readonly<Record<FieldName, { state: FieldState }>>

function tellForm(form: DemoFormState, fields: Shown): string {
  if (form !== 'blocked') return form
  const count = fieldNames.filter((name) => fields[name].state === 'invalid').length
  return `blocked, ${count} ${count === 1 ? 'error' : 'errors'}`
}

export function DebugPanel({ fields, form }: { fields: Shown; form: DemoFormState }) {
  return (
    <section className="debug" aria-labelledby="debug-head">
      <h2 id="debug-head">Debug panel</h2>
      <table>
        <caption className="vh">State of each field</caption>
        <tbody>
          {fieldNames.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={fields[name].state}>{fields[name].state}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">form</th>
            <td>{tellForm(form, fields)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

const interactions = [
  ['It waits for you', 'A field is checked 300 ms after the last key, and never before it was touched.'],
  ['It says yes quietly', 'A check mark appears, and the field’s border turns green.'],
  ['It says no once', 'One message at a time, under the field, in the order of the rules, and read out.'],
  ['It counts', 'The description shows its length as you write.'],
  ['It keeps what was typed', 'Nothing is emptied by an error. Only Reset Form empties.'],
] as const

export function MicroInteractions() {
  return (
    <section className="micro" aria-labelledby="micro-head">
      <h2 id="micro-head">Micro-interactions</h2>
      <ul>
        {interactions.map(([name, says]) => (
          <li key={name}>
            <b>{name}</b>
            {says}
          </li>
        ))}
      </ul>
    </section>
  )
}
