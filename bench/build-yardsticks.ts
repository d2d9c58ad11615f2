/** Builds the pages that the product's pages are compared with (the yardsticks), as static files in one folder. */
import { cp, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { buildPlainPage } from './build-plain-page.ts'
import type { BenchOwner } from './make-owners.ts'
import type { RunningProduct } from './start-product.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, '.cache/bench-pages')

async function read(address: string, cookie = ''): Promise<string> {
  const reply = await fetch(address, { headers: { cookie } })
  if (!reply.ok) throw new Error(`${address} was refused: ${await reply.text()}`)
  return reply.text()
}

/** Builds the yardstick of the dashboard: the page `/toolkit` as a plain single-page app, and its assets. */
async function buildSpa(): Promise<void> {
  await build({
    root: path.join(root, 'bench/spa'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', rollupOptions: { input: 'bench/spa/spa.html' } },
  })
  await rename(path.join(folder, 'spa.html'), path.join(folder, 'toolkit.html'))
}

/** The address of the copy without scripts of a public page: `/bare-home`, `/bare-marketing`. */
export const pathOfBareCopy = (page: string) => `/bare-${page.slice(1) || 'home'}`

/** The address of the plain page with the words of a public page: `/plain-home`, `/plain-marketing`. */
export const pathOfPlainPage = (page: string) => `/plain-${page.slice(1) || 'home'}`

/** Removes all scripts from a page. */
const withoutScript = (html: string) => html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')

/**
 * Returns the folder: `/login` as served and as `/floor` without scripts; copies without scripts of the pages in
 * `visited`, and plain pages of their words; `/toolkit` as a plain single-page app with the owner's data in
 * `/api/auth/user`.
 */
export async function buildYardsticks(
  { address }: RunningProduct,
  { cookie }: BenchOwner,
  visited: readonly string[],
): Promise<string> {
  await buildSpa()
  const login = await read(`${address}/login`)
  await writeFile(path.join(folder, 'login.html'), login)
  await writeFile(path.join(folder, 'floor.html'), withoutScript(login))
  for (const page of visited) {
    const html = await read(address + page)
    await writeFile(path.join(folder, `${pathOfBareCopy(page)}.html`), withoutScript(html))
    await writeFile(path.join(folder, `${pathOfPlainPage(page)}.html`), buildPlainPage(html))
  }
  await mkdir(path.join(folder, 'api/auth'), { recursive: true })
  await writeFile(path.join(folder, 'api/auth/user.json'), await read(`${address}/api/auth/user`, cookie))
  await cp(path.join(root, 'dist/web/assets'), path.join(folder, 'assets'), {
    recursive: true,
    filter: (source) => !/\.(br|gz|js)$/.test(source),
  })
  return folder
}
