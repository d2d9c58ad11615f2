/** The rules of a field, in the order in which they are checked: the first broken one is reported. */
export type FieldRules = {
  label: string
  isRequired?: true
  isEmail?: true
  lengthMin?: number
  lengthMax?: number
  pattern?: RegExp
  /** Checked last; returns the error, or undefined. */
  custom?: (value: string) => string | undefined
}

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

/** The error of a value, or undefined. */
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
