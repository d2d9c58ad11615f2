import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { predictAuditPairs } from './predict-brand-reviews.ts'

const page = (text: string) =>
  `<!doctype html><html lang="en"><title>Hedges | Tidy Edges</title><main><h1>Hedges cut in Reading</h1><p>${text}</p><p>We cut hedges of every height and take what we cut away with us, so that you need no skip and no rake. Ring us and we come and look.</p></main></html>`

test('the site folders of a set are audited like fetched sites, on the date that the set gives', async () => {
  const set = await mkdtemp(path.join(os.tmpdir(), 'signet-pairs-'))
  const pages = {
    clean: page('Book before 3 May 2026 and save a tenth.'),
    defective: page('Book before 3 May 2024 and save a tenth. <a href="gone.html">More</a>'),
  }
  for (const [folder, html] of Object.entries(pages)) {
    await mkdir(path.join(set, 'audit', folder), { recursive: true })
    await writeFile(path.join(set, 'audit', folder, 'index.html'), html)
  }
  const input = {
    businessName: 'Tidy Edges',
    brandArchetype: 'regular',
    coreValues: ['trust'],
    targetAudience: 'People with hedges',
    brandTone: 'friendly',
  }
  const pair = { id: 'one', clean: 'clean', defective: 'defective', entry: 'index.html', today: '2026-04-01', input }
  await writeFile(path.join(set, 'audit', 'pairs.jsonl'), `${JSON.stringify(pair)}\n`)
  const [predicted] = predictAuditPairs(set)
  const failedIn = (side: 'clean' | 'defective') =>
    predicted?.[side].checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)
  await rm(set, { recursive: true })
  expect(failedIn('defective')).toEqual(expect.arrayContaining(['consistency-dates', 'consistency-links']))
  expect(failedIn('clean')).not.toContain('consistency-dates')
})
