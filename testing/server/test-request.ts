/** What a test that walks all calls asks for: the context of a request, and the request. */
import type { InjectOptions } from 'fastify'
import type { TestApp } from './app.ts'
import type { TestPerson } from './people.ts'

/** Who takes part: `owner` owns the requested things, `asker` makes the request. */
export type TestRequestContext = { site: TestApp; asker: TestPerson | undefined; owner: TestPerson }
export type TestRequest = { url?: string; body?: unknown; more?: InjectOptions }
