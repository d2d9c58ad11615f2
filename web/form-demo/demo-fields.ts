/** The eight fields of the form demo. */
import type { FieldRules } from '#web/form-demo/field-rules.ts'

export const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'businessName',
  'industry',
  'companySize',
  'description',
  'website',
] as const
export type FieldName = (typeof fieldNames)[number]

export const demoCompanySizes = ['solo', '2-5', '6-10', '11-25', '26-50', '51-100', '100+'] as const

/** Accepts anything that does not begin with http, as another rule of the field reports that. */
const websiteShape = /^(?!http)|^https?:\/\/[^\s/.]+(\.[^\s/.]+)+([/?#]\S*)?$/

export const demoFields: Readonly<Record<FieldName, FieldRules>> = {
  firstName: { label: 'First Name', isRequired: true, lengthMin: 2 },
  lastName: { label: 'Last Name', isRequired: true, lengthMin: 2 },
  email: { label: 'Email', isRequired: true, isEmail: true },
  businessName: { label: 'Business Name', isRequired: true, lengthMin: 3 },
  industry: { label: 'Industry', isRequired: true },
  companySize: { label: 'Company Size', isRequired: true },
  description: { label: 'Description', lengthMax: 500 },
  website: {
    label: 'Website',
    pattern: websiteShape,
    custom: (value) => (value.startsWith('http') ? undefined : 'Website URL must start with http:// or https://'),
  },
}
