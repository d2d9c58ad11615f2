import { expect, test } from 'vitest'
import { demoFields } from '#web/form-demo/demo-fields.ts'
import { checkValue, type FieldRules } from '#web/form-demo/field-rules.ts'

const every: FieldRules = {
  label: 'Code',
  isRequired: true,
  isEmail: true,
  lengthMin: 8,
  lengthMax: 12,
  pattern: /^[a-z.@]+$/,
  custom: (value) => (value.startsWith('x') ? 'No x at the beginning' : undefined),
}

test('reports the first broken rule, in the order of the rules', () => {
  expect(checkValue('  ', every)).toBe('Code is required')
  expect(checkValue('X', every)).toBe('Please enter a valid email address')
  expect(checkValue('X@a.co', every)).toBe('Code must be at least 8 characters')
  expect(checkValue('XXXXXXXX@a.co', every)).toBe('Code cannot exceed 12 characters')
  expect(checkValue('Xxxx@a.co', every)).toBe('Code format is invalid')
  expect(checkValue('xxxx@a.co', every)).toBe('No x at the beginning')
  expect(checkValue('abcd@a.co', every)).toBeUndefined()
})

test('accepts an empty optional field, whatever its other rules are', () => {
  expect(checkValue(' ', { label: 'Code', lengthMin: 3, pattern: /^\d+$/, custom: () => 'wrong' })).toBeUndefined()
})

const check = (name: keyof typeof demoFields, value: string) => checkValue(value, demoFields[name])

test('the demo form enforces the rules it states', () => {
  expect(check('firstName', '')).toBe('First Name is required')
  expect(check('lastName', 'L')).toBe('Last Name must be at least 2 characters')
  expect(check('email', 'marta@')).toBe('Please enter a valid email address')
  expect(check('businessName', 'T&')).toBe('Business Name must be at least 3 characters')
  expect(check('industry', '')).toBe('Industry is required')
  expect(check('companySize', '')).toBe('Company Size is required')
  expect(check('description', 'a'.repeat(501))).toBe('Description cannot exceed 500 characters')
  expect(check('description', 'a'.repeat(500))).toBeUndefined()
})

test('a website must begin with http and be a URL', () => {
  expect(check('website', 'ternandtide.example')).toBe('Website URL must start with http:// or https://')
  expect(check('website', 'ftp://ternandtide.example')).toBe('Website URL must start with http:// or https://')
  expect(check('website', 'http:ternandtide')).toBe('Website format is invalid')
  expect(check('website', 'https://ternandtide.example/courses')).toBeUndefined()
  expect(check('website', '')).toBeUndefined()
})
