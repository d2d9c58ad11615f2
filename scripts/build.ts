/** Builds the screens into dist/web: the signed-in shell with its chunks, and the public pages as static HTML. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import { build, type Rollup } from 'vite'
import { mergeWords } from '#web/account/spelling/merge-words.ts'
import { screenPaths } from '#web/paths.ts'
import { keepUsedRules, takeFontFiles } from './page-styles.ts'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'dist/web')
const pictures = path.join(root, 'web/visitors/pictures')
const pagesModule = path.join(root, 'dist/pages')
const screensModule = path.join(root, 'dist/screens')

/** Writes a file under a content-hashed name. */
async function writeAsset(name: string, bytes: Uint8Array): Promise<string> {
  const { name: start, ext } = path.parse(name)
  const address = `assets/${start}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}${ext}`
  await mkdir(path.join(out, 'assets'), { recursive: true })
  await writeFile(path.join(out, address), bytes)
  return address
}

/**
 * One dictionary of American and British spelling, in the format its worker loads; the license must be distributed with
 * it.
 */
async function writeDictionary() {
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
  const license = await readFile(new URL('license', import.meta.resolve('dictionary-en')), 'utf8')
  const rules = `${license.replaceAll(/^/gm, '# ')}\n${textOf(american.aff)}`
  const words = mergeWords([textOf(american.dic), textOf(british.dic)])
  return {
    rules: await writeAsset('spelling-rules.txt', Buffer.from(rules)),
    words: await writeAsset('spelling-words.txt', Buffer.from(words)),
  }
}

type Output = (Rollup.OutputChunk | Rollup.OutputAsset)[]

/** Builds entries separately: entries built together share chunks, and a public page inlines all its styles. */
async function buildEntries(...files: string[]): Promise<Output> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', dictionaryFiles: JSON.stringify(dictionaryFiles) },
    worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
    build: {
      outDir: out,
      emptyOutDir: false,
      // Vite's preloading would load more than a screen needs; the shell lists its own preloads.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      target: 'es2023',
      rollupOptions: {
        input: Object.fromEntries(files.map((file) => [path.parse(file).name, path.join(root, file)])),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          // One file before the first screen, and one for what most screens share: each further file costs a request.
          codeSplitting: {
            groups: [
              { name: 'main', tags: ['$initial'], priority: 2 },
              { name: 'shared', test: /(web|contract).+\.tsx?$/, minShareCount: 7, priority: 1 },
            ],
          },
        },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The build gave no output.')
  return first.output
}

/** Compiles the public pages to a module Node can run: only JSX is transformed. */
async function loadPublicPages() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: path.join(root, 'web/app/render-pages.tsx'),
      outDir: pagesModule,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'render-pages.mjs' } },
    },
  })
  const url = pathToFileURL(path.join(pagesModule, 'render-pages.mjs')).href
  const module: typeof import('#web/app/render-pages.tsx') = await import(url)
  return module
}

/** Bundles the first screen for rendering on the server, self-contained and built for production. */
async function buildScreens(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'web/app/render-screen.tsx'),
      outDir: screensModule,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'render-screen.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
}

const isChunk = (file: Output[number]): file is Rollup.OutputChunk => file.type === 'chunk'

function entryOf(output: Output, name: string): Rollup.OutputChunk {
  const chunk = output.filter(isChunk).find((file) => file.isEntry && file.name === name)
  if (!chunk) throw new Error(`The build has no entry ${name}.`)
  return chunk
}

const textOf = (asset: Rollup.OutputAsset) =>
  typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString('utf8')

/** The style sheet or font whose name starts with `start`. */
function assetNamed(output: Output, start: string, end: string): Rollup.OutputAsset {
  const found = output.find(
    (file): file is Rollup.OutputAsset =>
      file.type === 'asset' && file.fileName.startsWith(`assets/${start}`) && file.fileName.endsWith(end),
  )
  if (!found) throw new Error(`The build has no asset ${start}…${end}.`)
  return found
}

async function writeShell(output: Output): Promise<void> {
  const template = await readFile(path.join(root, 'web/app/shell.html'), 'utf8')
  const entry = entryOf(output, 'main')
  const preloads = entry.imports.map((file) => `<link rel="modulepreload" href="/${file}">`)
  const { style } = takeFontFiles(textOf(assetNamed(output, 'main', '.css')).trim())
  const head = [`<style>${style}</style>`, ...preloads].join('\n')
  const html = template
    .replace('<!--head-->', () => `${head}\n<script type="module" src="/${entry.fileName}"></script>`)
    // The fonts go last: in the head they would delay the first paint, which the fallback fonts can show too.
    .replace('<!--fonts-->', () => `<link rel="stylesheet" href="/${fontsFile}">`)
  await writeFile(path.join(out, 'shell.html'), html)
}

/** Copies pictures under content-hashed names; returns a function that replaces `/pictures/x.webp` in a page with them. */
async function copyPictures(): Promise<(html: string) => string> {
  const addresses = new Map<string, string>()
  for (const file of await readdir(pictures)) {
    const bytes = await readFile(path.join(pictures, file))
    const address = await writeAsset(file, bytes)
    addresses.set(`/pictures/${file}`, `/${address}`)
  }
  return (html) =>
    html.replace(/\/pictures\/[\w.-]+/g, (picture) => {
      const address = addresses.get(picture)
      if (address === undefined) throw new Error(`There is no ${picture} in ${pictures}.`)
      return address
    })
}

const styleSheets = {
  form: 'public-styles',
  landing: 'landing-styles',
  help: 'help-styles',
  report: 'shared-report-styles',
} as const
const scripts = { form: 'public-script', landing: 'landing-script', help: 'help-script', report: undefined } as const

/** The code that an entry may run, its later chunks included; `seen` are the chunks that were already read. */
function codeOf(output: Output, chunk: Rollup.OutputChunk, seen = new Set<Rollup.OutputChunk>()): string {
  seen.add(chunk)
  const imported = new Set([...chunk.imports, ...chunk.dynamicImports])
  const others = output.filter(isChunk).filter((other) => imported.has(other.fileName) && !seen.has(other))
  return [chunk.code, ...others.map((other) => codeOf(output, other, seen))].join('\n')
}

async function writePublicPages(output: Output) {
  const { pages, renderPage } = await loadPublicPages()
  const { publicPages, notFoundPage, signOutPage, sharedReportPage } = pages
  const settlePictures = await copyPictures()
  const all = [...publicPages, notFoundPage, signOutPage, sharedReportPage]
  for (const page of all) {
    const script = scripts[page.kind]
    const entry = script && entryOf(output, script)
    const { style } = takeFontFiles(textOf(assetNamed(output, styleSheets[page.kind], '.css')).trim())
    // Landing pages differ so much that each gets its own rules. The others share a sheet for each kind: every further
    // one lengthens the security header of every reply by its hash.
    const sharers = page.kind === 'landing' ? [page] : all.filter(({ kind }) => kind === page.kind)
    const words = sharers.map((each) => renderPage(each, { style: '', fonts: '', script: undefined })).join('')
    const html = renderPage(page, {
      // A report is put into its page only when somebody asks for it.
      style: page.kind === 'report' ? style : keepUsedRules(style, words, entry ? codeOf(output, entry) : ''),
      fonts: `/${fontsFile}`,
      script: entry && !page.isStill ? `/${entry.fileName}` : undefined,
    })
    await writeFile(path.join(out, `${page.name}.html`), settlePictures(html))
  }
  return {
    pages: publicPages.map(({ paths, name, takesOver, isListed = false }) => ({
      paths,
      file: `${name}.html`,
      isListed,
      ...(takesOver && { takesOver }),
    })),
    notFound: `${notFoundPage.name}.html`,
    signOut: `${signOutPage.name}.html`,
    sharedReport: `${sharedReportPage.name}.html`,
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes a gzip and a Brotli copy of every text asset, so that the server need not compress. */
async function compressAssets(output: Output): Promise<void> {
  const own = ['assets/icon.svg', fontsFile, ...Object.values(dictionary)]
  const files = [...output.map((file) => file.fileName), ...own].filter((file) => /\.(js|css|svg|txt)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(out, file))
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(path.join(out, `${file}.br`), await compressBrotli(bytes, quality))
      await writeFile(path.join(out, `${file}.gz`), await compressGzip(bytes, { level: 9 }))
    }),
  )
}

await rm(out, { recursive: true, force: true })
const dictionary = await writeDictionary()
const dictionaryFiles = { rules: `/${dictionary.rules}`, words: `/${dictionary.words}` }
const output = [
  ...(await buildEntries('web/app/main.tsx')),
  ...(await buildEntries('web/app/public-script.ts')),
  ...(await buildEntries('web/app/landing-script.ts')),
  ...(await buildEntries('web/app/help-script.ts')),
  ...(await buildEntries('web/app/landing-styles.ts')),
  ...(await buildEntries('web/app/help-styles.ts')),
  ...(await buildEntries('web/app/public-styles.ts')),
  ...(await buildEntries('web/app/shared-report-styles.ts')),
]
await mkdir(path.join(out, 'assets'), { recursive: true })
await writeFile(path.join(out, 'assets/icon.svg'), await readFile(path.join(root, 'web/ui/icon.svg')))
const { fonts } = takeFontFiles(textOf(assetNamed(output, 'main', '.css')))
const fontsFile = await writeAsset('fonts.css', Buffer.from(fonts))
await writeShell(output)
await buildScreens()
const publicFiles = await writePublicPages(output)
await compressAssets(output)
await writeFile(
  path.join(out, 'build.json'),
  JSON.stringify({ ...publicFiles, shell: 'shell.html', screens: screenPaths }, null, 2),
)
