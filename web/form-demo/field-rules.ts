/** The rules of a field, in the order in which they are asked: the first that is broken is the one that is told. */
export type FieldRules = {
  label: string
  isRequired?: true
  isEmail?: true
  lengthMin?: number
  lengthMax?: number
  pattern?: RegExp
  /** Asked last; answers what is wrong, or undefined. */
  custom?: (value: string) => string | undefined
}

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

/** What is wrong with a value, or undefined. */
export function checkValue(typed: string, rules: FieldRules): string | undefined {
  const { label, isRequired, isEmail, lengthMin = 0, lengthMax = Number.POSITIVE_INFINITY, pattern, custom } = rules
  const value = typed.trim()
  if (value === '') return isRequired ? `${label} is required` : undefined
  if (isEmail && !emailShape.test(value)) return 'Please enter a valid email address'
  if (value.length < lengthMin) return `${label} must be at least ${lengthMin} characters`
  if (value.length > lengthMax) return `${label} cannot exceed ${lengthMax} characters`
  if (pattern && !pattern.test(value)) return `${label} format is invalid`
  return custom?.(value)
}
