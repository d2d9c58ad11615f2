import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { advanceTime } from '#testing/web/held-calls.ts'
import type { FieldName } from '#web/form-demo/demo-fields.ts'
import { useDemoForm } from '#web/form-demo/use-demo-form.ts'

const alert = vi.fn()
beforeEach(() => {
  alert.mockReset()
  vi.stubGlobal('alert', alert)
})

const open = () => renderHook(() => useDemoForm())
type Form = ReturnType<typeof open>
const type = ({ result }: Form, name: FieldName, value: string) => act(() => result.current.change(name, value))
function fillIn(form: Form) {
  for (const name of ['firstName', 'lastName', 'businessName', 'industry', 'companySize'] as const)
    type(form, name, 'Marta')
  type(form, 'email', 'marta@example.com')
  type(form, 'website', 'https://example.com')
}

test('a field is not judged while it is first typed in, but a moment after it was left', async () => {
  const form = open()
  type(form, 'firstName', 'M')
  await advanceTime(1000)
  expect(form.result.current.fields.firstName.state).toBe('idle')
  act(() => form.result.current.leave('firstName'))
  await advanceTime(299)
  expect(form.result.current.fields.firstName.state).toBe('validating')
  await advanceTime(1)
  expect(form.result.current.fields.firstName.state).toBe('invalid')
})

test('what is typed last is judged, once typing pauses', async () => {
  const form = open()
  act(() => form.result.current.leave('firstName'))
  await advanceTime(300)
  type(form, 'firstName', 'M')
  await advanceTime(299)
  type(form, 'firstName', 'Ma')
  await advanceTime(299)
  expect(form.result.current.fields.firstName.state).toBe('validating')
  await advanceTime(1)
  expect(form.result.current.fields.firstName.state).toBe('valid')
})

test('a form with a mistake is not submitted, and names the first one', () => {
  const form = open()
  fillIn(form)
  type(form, 'email', 'marta')
  let wrong: FieldName | undefined
  act(() => {
    wrong = form.result.current.submit()
  })
  expect(wrong).toBe('email')
  expect(form.result.current).toMatchObject({ form: 'blocked', fields: { firstName: { state: 'valid' } } })
})

test('a complete form is submitted once, however often the button is pressed', async () => {
  const form = open()
  fillIn(form)
  act(() => void form.result.current.submit())
  act(() => void form.result.current.submit())
  expect(form.result.current.form).toBe('submitting')
  await advanceTime(2000)
  expect(form.result.current.form).toBe('submitted')
  expect(alert).toHaveBeenCalledOnce()
})

test('nothing is announced after the page was left', async () => {
  const form = open()
  fillIn(form)
  act(() => void form.result.current.submit())
  form.unmount()
  await advanceTime(5000)
  expect(alert).not.toHaveBeenCalled()
})
