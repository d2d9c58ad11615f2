/** The list as plain text for the clipboard. */
import { type CoreValue, isUndescribed, writtenValues } from '#contract/plain/core-value.ts'

/** "Our values", the business name, and each value with its description. */
export function listText(values: readonly Pick<CoreValue, 'title' | 'description'>[], businessName: string): string {
  const head = businessName.trim() === '' ? 'Our values' : `Our values, ${businessName.trim()}`
  const items = writtenValues(values).map(({ title, description }, at) => {
    const name = `${at + 1}. ${title}`
    return isUndescribed(description) ? name : `${name}\n${description.trim()}`
  })
  return [head, ...items].join('\n\n')
}
