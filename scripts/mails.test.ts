import { glob, readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeMailFiles } from './mail-samples.ts'

test('docs/mails shows every mail as currently written; npm run mails updates it', async () => {
  const shown = new Map<string, string>()
  for (const name of await readdir('docs/mails')) shown.set(name, await readFile(`docs/mails/${name}`, 'utf8'))
  const real = makeMailFiles()
  expect([...shown.keys()].toSorted()).toEqual([...real.keys()].toSorted())
  for (const [name, content] of real) expect(shown.get(name), name).toBe(content)
})

test('T45 docs/mails has every framed mail, and no mail uses the account’s words outside the frame', async () => {
  const samples = await readFile('scripts/mail-samples.ts', 'utf8')
  const framing: string[] = []
  for await (const file of glob('server/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })) {
    const source = await readFile(file, 'utf8')
    if (file.endsWith('mail-frame.ts')) continue
    const frames = source.split('frameMail(').length - 1
    const written = [...source.matchAll(/export function (write\w+)\(/g)].flatMap(([, name = '']) =>
      samples.includes(`${name}(`) ? [name] : [],
    )
    // Only the frame decides which of the account's words may appear in a mail.
    if (frames > 0) expect(source, file).not.toMatch(/\bto\.(firstName|business|tagline)\b/)
    if (frames !== written.length && frames > 0) framing.push(`${file}: ${frames} frames, ${written.length} shown`)
  }
  expect(framing).toEqual([])
})
