/** A minimal web build for server tests: a few pages and one asset in a temporary folder. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PrebuiltPage } from '#server/app/compressed-pages.ts'
import { writeCrawlerFiles } from '#server/app/crawler-files.ts'
import { hashSource } from '#server/app/security-headers.ts'
import type { WebBuild } from '#server/app/web-build.ts'

const style = 'body{margin:0}'
const pageOf = (name: string): PrebuiltPage => {
  const plain = Buffer.from(`<!doctype html><title>${name}</title><style>${style}</style>${name.repeat(200)}`)
  return { etag: `"${name}"`, plain, gzip: gzipSync(plain), brotli: brotliCompressSync(plain) }
}

export async function makeWebBuild(): Promise<WebBuild & { remove: () => Promise<void> }> {
  const assetsFolder = await mkdtemp(path.join(os.tmpdir(), 'signet-assets-'))
  const script = Buffer.from('export const answer = 42\n'.repeat(50))
  await writeFile(path.join(assetsFolder, 'app.js'), script)
  await writeFile(path.join(assetsFolder, 'app.js.gz'), gzipSync(script))
  await writeFile(path.join(assetsFolder, 'app.js.br'), brotliCompressSync(script))
  return {
    assetsFolder,
    pages: new Map([
      ['/', pageOf('home')],
      ['/waitlist', pageOf('waitlist')],
      ['/login', pageOf('login')],
      ['/start', pageOf('start')],
    ]),
    crawlerFiles: writeCrawlerFiles('https://signet.example', ['/', '/waitlist']),
    notFound: pageOf('not found'),
    signOutPage: '<title>Sign out</title><a href="/api/logout?token=%SIGN_OUT_TOKEN%">Sign Out</a>',
    sharedReportPage: (report) => `<!doctype html><title>report</title>${report?.websiteUrl ?? 'not shared'}`,
    shell: { before: '<!doctype html><title>shell</title>', after: '<div id="app"></div>' },
    bareShell: pageOf('shell'),
    isScreen: (address) => /^\/(toolkit(\/.*)?|profile|admin|plans|cart|checkout|success|order)?$/.test(address),
    styleSources: [hashSource(style)],
    remove: () => rm(assetsFolder, { recursive: true, force: true }),
  }
}
