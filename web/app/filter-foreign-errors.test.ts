import { expect, test } from 'vitest'
import { isForeignErrorText, isRefusal } from '#web/app/filter-foreign-errors.ts'
import { CallError } from '#web/calls/send.ts'

test.each([
  "Failed to execute 'observe' on 'MutationObserver': parameter 1 is not of type 'Node'",
  'Error in content script: tab closed',
  'DevTools failed to load source map',
  'at chrome-extension://abc/content.js:1:1',
  'Extension context invalidated.',
])('what browser extensions and developer tools throw is not logged: %s', (text) => {
  expect(isForeignErrorText(text)).toBe(true)
})

test.each([
  'TypeError: words is undefined',
  '500: {"error":"Something went wrong"}',
  'The observer of the harbour left',
])('our own errors are logged: %s', (text) => {
  expect(isForeignErrorText(text)).toBe(false)
})

test('a call refused by the server (4xx) is not logged, a server error is', () => {
  expect(isRefusal(new CallError(409, '{"error":"Finish step 1 first.","code":"step_locked"}', 'Conflict'))).toBe(true)
  expect(isRefusal(new CallError(500, '', 'Internal Server Error'))).toBe(false)
  expect(isRefusal(new TypeError('words is undefined'))).toBe(false)
})
