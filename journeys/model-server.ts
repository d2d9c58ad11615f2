/** A server of a test file's own whose language model is a stand-in on this machine. */
import type { Page } from '@playwright/test'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { endProcess, makeDataFolder, type ServerProcess, startProcess } from '#testing/server/process.ts'
import { expect, test } from './visitor.ts'

/** How far each file's port is from the journeys' server, so that files can run side by side. */
const portOffsets = {
  'language-model': 5,
  'review-judgments': 6,
  'refine-with-model': 7,
  'values-model': 8,
  'archetype-model': 9,
  'document-words-model': 10,
  'synapse-model': 11,
  'sentences-model': 12,
  'archetype-readings': 14,
} as const

/**
 * Starts the stand-in and the server before a file's tests, stops them afterwards, and clears the stand-in's script
 * before each test. `readSettings` is called before the server starts, for settings that other hooks make.
 */
export function serveWithModel(
  file: keyof typeof portOffsets,
  readSettings: () => Readonly<Record<string, string>> = () => ({}),
): { readonly standIn: StandIn } {
  let standIn: StandIn
  let folder: Awaited<ReturnType<typeof makeDataFolder>>
  let server: ServerProcess
  const port = String(Number(process.env.JOURNEYS_PORT ?? 3177) + portOffsets[file])
  test.use({ baseURL: `http://localhost:${port}` })

  test.beforeAll(async () => {
    standIn = await startStandIn()
    folder = await makeDataFolder()
    const settings = { AI_BASE_URL: standIn.baseAddress, AI_MODEL: 'writer', AI_NAME: 'Our Writer', AI_TIMEOUT_S: '5' }
    standIn.list(['writer', 'quick'])
    standIn.answer({ text: '{"color":"blue"}' })
    server = await startProcess(folder.dataDir, { PORT: port, ...settings, ...readSettings() })
    // The server tries the model once it listens; these requests are no test's.
    await expect.poll(() => server.said()).toContain('A language model writes')
  })
  test.afterAll(async () => {
    await endProcess(server, 'SIGTERM')
    await folder.remove()
    await standIn.close()
  })
  test.beforeEach(() => standIn.reset())

  return {
    get standIn() {
      return standIn
    },
  }
}

/** Lets the browser see a model of another company; gives what the owner agreed to, as it is sent. */
export async function pretendElsewhere(page: Page): Promise<unknown[]> {
  const agreements: unknown[] = []
  const state = { model: { name: 'Claude', isOwnMachine: false, recipient: 'Anthropic' }, isShownEachTime: false }
  await page.route('**/api/writing', async (route) => {
    if (route.request().method() === 'PUT') agreements.push(route.request().postDataJSON())
    const isOn = agreements.length > 0
    await route.fulfill({ json: { ...state, isOn, agreedAt: isOn ? '2026-11-22T14:05:00.000Z' : null } })
  })
  return agreements
}
