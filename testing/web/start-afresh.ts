/**
 * Set-up of the tests of hooks: each file gets its own modules, and each test a browser that has stored nothing. Time
 * stands still until a test lets it pass.
 */
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// All files share one process: without this, a file would find what the modules remember of the previous one.
vi.resetModules()

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
