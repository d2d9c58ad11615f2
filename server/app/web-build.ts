/** The built screens: read once at startup, filled in with the settings, compressed and kept in memory. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { CurrentUser } from '#contract/account.ts'
import { makePrebuiltPage, type PrebuiltPage, recompressPages } from '#server/app/compressed-pages.ts'
import { type CrawlerFiles, writeCrawlerFiles } from '#server/app/crawler-files.ts'
import { hashSource } from '#server/app/security-headers.ts'
import type { SharedAudit } from '#server/brand-review/brand-review-store.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { StartError } from '#server/platform/start-error.ts'

const folder = fileURLToPath(new URL('../../dist/web/', import.meta.url))
const screensModule = new URL('../../dist/screens/render-screen.mjs', import.meta.url)

/** Renders the screen of a path; undefined for screens that only the browser renders. */
type RenderScreen = (path: string, user: CurrentUser) => string | undefined
/** Renders a shared report as HTML for inside its page. */
type RenderReport = (report: SharedAudit | undefined) => string

/** What the server imports from the built screens. */
type Screens = { renderScreen: RenderScreen; renderSharedReport: RenderReport }

/** The build's manifest: which path shows which page, and the paths of the signed-in screens. */
const buildReport = z.object({
  pages: z.array(
    z.object({
      paths: z.array(z.string()),
      file: z.string(),
      isListed: z.boolean(),
      takesOver: z.object({ setting: z.string(), path: z.string() }).optional(),
    }),
  ),
  notFound: z.string(),
  signOut: z.string(),
  sharedReport: z.string(),
  shell: z.string(),
  screens: z.array(z.string()),
})

export type WebBuild = {
  assetsFolder: string
  /** Prebuilt public pages by path. */
  pages: ReadonlyMap<string, PrebuiltPage>
  /** robots.txt and sitemap.xml. */
  crawlerFiles: CrawlerFiles
  notFound: PrebuiltPage
  /** Asks before signing out; contains `%SIGN_OUT_TOKEN%` in its link. */
  signOutPage: string
  /** The signed-in shell, split where its first data goes. */
  shell: { before: string; after: string }
  /** The shell without data; its script signs in by a signed link. */
  bareShell: PrebuiltPage
  /** `shell.before` with a rendered screen in it; undefined for screens that the browser renders. */
  beforeWithScreen?: RenderScreen
  /** The whole page of a shared report. */
  sharedReportPage: RenderReport
  /** Whether a path belongs to a signed-in screen. */
  isScreen: (path: string) => boolean
  styleSources: string[]
}

export class WebBuildMissing extends StartError {}

const stylesIn = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)

/** Regular expression for a path such as `/toolkit/brand-attributes/:category`. */
const patternOf = (address: string) => new RegExp(`^${address.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`)

/** Settings that affect the pages. */
export type PageSettings = {
  productName: string
  /** This server's origin. */
  linkBase: string
  /** The page visitors see at `/`. */
  signedOutHome: 'waitlist' | 'marketing'
  /** Where to ask for access to the community; if undefined, none is offered. */
  communityUrl: string | undefined
}

type BuiltPage = z.infer<typeof buildReport>['pages'][number]

/** Chooses the file of each path under these settings, and the paths for the sitemap. */
function choosePages(pages: readonly BuiltPage[], { signedOutHome, communityUrl }: PageSettings) {
  const isSet: Readonly<Record<string, boolean>> = {
    'marketing-home': signedOutHome === 'marketing',
    community: communityUrl !== undefined,
  }
  const fileOf = new Map<string, string>()
  for (const { paths, file } of pages) for (const path of paths) if (!fileOf.has(path)) fileOf.set(path, file)
  for (const { takesOver, file } of pages) if (takesOver && isSet[takesOver.setting]) fileOf.set(takesOver.path, file)
  const listed = pages.flatMap(({ paths: [first], file, isListed }) =>
    first !== undefined && isListed && fileOf.get(first) === file ? [first] : [],
  )
  return { fileOf, listed }
}

/** Compresses each file once, however many paths show it. */
async function compressPagesByPath(
  fileOf: ReadonlyMap<string, string>,
  htmlOf: ReadonlyMap<string, string>,
): Promise<Map<string, PrebuiltPage>> {
  const pages = new Map<string, PrebuiltPage>()
  for (const [file, html] of htmlOf) {
    const page = await makePrebuiltPage(html)
    for (const [address, shown] of fileOf) if (shown === file) pages.set(address, page)
  }
  return pages
}

/** Reads the build and fills in the settings. Throws WebBuildMissing if there is no build. */
export async function readWebBuild(settings: PageSettings): Promise<WebBuild> {
  const { productName, linkBase, communityUrl } = settings
  const fill = {
    PRODUCT_NAME: productName,
    PUBLIC_URL: linkBase,
    YEAR: String(new Date().getFullYear()),
    ...(communityUrl && { COMMUNITY_URL: communityUrl }),
  }
  const escaped: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(fill).map(([name, value]) => [name, escapeHtml(value)]),
  )
  const fillIn = (html: string) => html.replace(/%(\w+)%/g, (whole, name: string) => escaped[name] ?? whole)
  const read = async (file: string) => fillIn(await readFile(path.join(folder, file), 'utf8'))
  const report = await readFile(path.join(folder, 'build.json'), 'utf8').catch(() => {
    throw new WebBuildMissing('The screens are not built yet. Run `npm run build`, or start with `npm start`.')
  })
  const { pages, notFound, signOut, sharedReport, shell, screens } = buildReport.parse(JSON.parse(report))
  const { fileOf, listed } = choosePages(pages, settings)
  const files = [...new Set(fileOf.values())]
  const htmlByFile = await Promise.all(files.map(async (file) => [file, await read(file)] as const))
  const [notFoundHtml, signOutPage, reportPage] = [await read(notFound), await read(signOut), await read(sharedReport)]
  const [before = '', after = ''] = (await read(shell)).split('<!--boot-->')
  const { renderScreen, renderSharedReport }: Screens = await import(screensModule.href)
  const [head = '', loading = ''] = before.split('<!--screen-->')
  const [, foot = ''] = loading.split('<!--/screen-->')
  const styles = [...htmlByFile.map(([, html]) => html), notFoundHtml, signOutPage, reportPage, before].flatMap(
    stylesIn,
  )
  const patterns = screens.map(patternOf)
  return {
    assetsFolder: path.join(folder, 'assets'),
    pages: await compressPagesByPath(fileOf, new Map(htmlByFile)),
    crawlerFiles: writeCrawlerFiles(linkBase, listed),
    notFound: await makePrebuiltPage(notFoundHtml),
    signOutPage,
    shell: { before, after },
    bareShell: await makePrebuiltPage(before + after),
    beforeWithScreen: (address, user) => {
      const screen = renderScreen(address, user)
      return screen === undefined ? undefined : head + fillIn(screen) + foot
    },
    sharedReportPage: (report) => reportPage.replace('%REPORT%', () => renderSharedReport(report)),
    isScreen: (address) => patterns.some((pattern) => pattern.test(address)),
    styleSources: [...new Set(styles.map(hashSource))],
  }
}

/** Compresses the pages as well as possible, which takes a second of a processor, so after the server listens. */
export const recompressBuild = ({ pages, notFound, bareShell }: WebBuild): Promise<void> =>
  recompressPages([...pages.values(), notFound, bareShell])
