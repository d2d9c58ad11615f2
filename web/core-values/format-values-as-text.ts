/** The list as plain text for the clipboard. */
import { type CoreValue, hasNoDescription, listWrittenValues } from '#contract/plain/core-value.ts'

/** "Our values", the business name, and each value with its description. */
export function formatValuesAsText(
  values: readonly Pick<CoreValue, 'title' | 'description'>[],
  businessName: string,
): string {
  const head = businessName.trim() === '' ? 'Our values' : `Our values, ${businessName.trim()}`
  const items = listWrittenValues(values).map(({ title, description }, at) => {
    const name = `${at + 1}. ${title}`
    return hasNoDescription(description) ? name : `${name}\n${description.trim()}`
  })
  return [head, ...items].join('\n\n')
}
