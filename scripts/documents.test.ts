/** Commands and files named in the documents exist. */
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'

const read = (file: string) => readFile(file, 'utf8')
const readCommands = async () =>
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(await read('package.json'))).scripts

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

test('the README names exactly the commands of package.json', async () => {
  const named = matches(await read('README.md'), /npm\s+(?:run\s+)?([a-z]+(?:-[a-z]+)*)/g)
  expect([...new Set(named)].sort()).toEqual(Object.keys(await readCommands()).sort())
})

test('every command runs an existing program', async () => {
  const missing = Object.values(await readCommands()).filter((script) => !existsSync(script.split(' ').at(-1) ?? ''))
  expect(missing).toEqual([])
})

test('every file named in a document exists', async () => {
  const missing: string[] = []
  for await (const document of glob('{*.md,docs/**/*.md}')) {
    const text = await read(document)
    // A superseded decision may name files of its time.
    if (/^\(?(?:[\d-]+ · )?superseded by /im.test(text)) continue
    const named = matches(
      text,
      /`((?:contract|drawing|engine|server|web|scripts|docs|journeys|evals|bench|faults|seed)\/[^`\s*…]*)`/g,
    )
    const linked = matches(text, /\]\(((?!http|#)[^)#]+)[^)]*\)/g).map((link) =>
      new URL(link, `file:///${document}`).pathname.slice(1),
    )
    for (const file of [...named, ...linked]) if (!existsSync(file)) missing.push(`${document}: ${file}`)
  }
  expect(missing).toEqual([])
})
