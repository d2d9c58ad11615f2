/** A select for the category of a found word; "Not sure" if it has none yet. In a frame it is `bare`, or only an `arrow`. */
import { type Category, categories, categoryNames, findCategory } from '#contract/plain/brand.ts'

type Props = {
  category: Category | null
  id?: string
  name?: string
  look?: 'bare' | 'arrow'
  onChoose: (category: Category) => void
}

export function CategorySelect({ category, id, name, look, onChoose }: Props) {
  const choose = (value: string) => {
    const chosen = findCategory(value)
    if (chosen) onChoose(chosen)
  }
  return (
    <select
      id={id}
      className={look ? `input compact bare ${look}` : 'input compact'}
      aria-label={name}
      value={category ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      {category === null && <option value="">Not sure</option>}
      {categories.map((each) => (
        <option key={each} value={each}>
          {categoryNames[each]}
        </option>
      ))}
    </select>
  )
}
