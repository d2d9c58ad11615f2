/** `npm run mails`: writes each of the product's mails to docs/mails, as HTML and as text. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeMailFiles } from './mail-samples.ts'

const folder = 'docs/mails'

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const files = makeMailFiles()
for (const [name, content] of files) await writeFile(path.join(folder, name), content)
console.log(`Wrote ${files.size} files to ${folder}.`)
