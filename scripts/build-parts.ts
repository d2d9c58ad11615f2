/** Builds the page of all parts into dist/parts: one file that follows the system, one for each theme. */
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'dist/parts')
const shared = { root, configFile: false, logLevel: 'error', publicDir: false, base: './' } as const

/** Returns the folder. */
export async function buildParts(): Promise<string> {
  await rm(out, { recursive: true, force: true })
  await build({
    ...shared,
    build: {
      outDir: out,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: path.join(root, 'web/parts/parts-styles.ts'),
        output: { assetFileNames: 'assets/[name][extname]' },
      },
    },
  })
  await build({
    ...shared,
    build: {
      ssr: path.join(root, 'web/parts/render-parts.tsx'),
      outDir: path.join(root, 'dist/parts-page'),
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'render-parts.mjs' } },
    },
  })
  const url = pathToFileURL(path.join(root, 'dist/parts-page/render-parts.mjs')).href
  const { renderPartsPage }: typeof import('#web/parts/render-parts.tsx') = await import(url)
  const style = 'assets/parts-styles.css'
  await writeFile(path.join(out, 'system.html'), renderPartsPage(undefined, style))
  for (const theme of ['light', 'dark'] as const)
    await writeFile(path.join(out, `${theme}.html`), renderPartsPage(theme, style))
  return out
}
