/** A filter of a list: everything, or the entries with this value. */
import { Select } from '#web/ui/field.tsx'

type Props<Value extends string> = {
  name: string
  /** The option for no filter, such as "All states". */
  all: string
  value: Value | undefined
  values: readonly Value[]
  tell?: (value: Value) => string
  onChoose: (value: Value | undefined) => void
}

export function FilterChoice<Value extends string>({
  name,
  all,
  value,
  values,
  tell = String,
  onChoose,
}: Props<Value>) {
  return (
    <Select
      label={name}
      className="filter"
      value={value ?? ''}
      onChange={(event) => onChoose(values.find((each) => each === event.target.value))}
    >
      <option value="">{all}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {tell(each)}
        </option>
      ))}
    </Select>
  )
}
