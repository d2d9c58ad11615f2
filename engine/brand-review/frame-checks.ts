import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { type CheckMeasures, type MeasureCheck, makeNumberEvidence, nameOfPage } from './check.ts'
import type { PageReading } from './read-page.ts'

const menuOf = ({ links }: PageReading) =>
  new Set(
    links
      .filter(({ region, text, isButton }) => region === 'navigation' && text !== '' && !isButton)
      .map(({ text }) => text.toLowerCase()),
  )

const measureMenus: MeasureCheck = ({ pages }) => {
  if (pages.length < 2) return { unchecked: 'We could read only one page, so there’s nothing to compare it with.' }
  const menus = pages.map((page) => ({ page, menu: menuOf(page) })).filter(({ menu }) => menu.size > 0)
  const [first, ...others] = menus
  if (!first || others.length === 0) return { unchecked: 'Fewer than two pages have a menu.' }
  const shares = others.map(({ page, menu }) => {
    const shared = [...menu].filter((text) => first.menu.has(text)).length
    return { page, shared, size: menu.size, share: shared / Math.max(1, Math.min(menu.size, first.menu.size)) }
  })
  const measure = shares.reduce((sum, { share }) => sum + share, 0) / shares.length
  const [worst] = [...shares].sort((one, other) => one.share - other.share)
  return {
    measure,
    finding:
      measure >= 0.8
        ? 'The menu is the same on all pages.'
        : `The menu of ${worst ? nameOfPage(worst.page) : 'a page'} is different from the others.`,
    evidence: [
      makeNumberEvidence(
        worst?.page ?? first.page,
        worst?.shared ?? 0,
        `of ${worst?.size ?? 0} menu items found on the home page too`,
      ),
    ],
  }
}

const hosts = {
  twitter: /(?:twitter|x)\.com\/@?([\w.]+)/i,
  linkedin: /linkedin\.com\/(?:company|in|school)\/([\w-]+)/i,
  instagram: /instagram\.com\/@?([\w.]+)/i,
} as const

const measureHandles: MeasureCheck = ({ pages, home, ask }) => {
  const rows = (['twitter', 'linkedin', 'instagram'] as const).flatMap((network) => {
    const stated = (ask.socialHandles[network] ?? '').replace(/^.*\//, '').replace(/^@/, '').toLowerCase()
    const linked = pages.flatMap((page) =>
      page.links.flatMap(({ href, element }) => {
        const handle = hosts[network].exec(href)?.[1]?.toLowerCase()
        return handle === undefined ? [] : [{ page, handle, element }]
      }),
    )
    return stated === '' ? [] : [{ network, stated, linked }]
  })
  if (rows.length === 0) return { unchecked: 'No social handles were given.' }
  const wrong = rows.filter(
    ({ stated, linked }) => linked.length > 0 && !linked.some(({ handle }) => handle === stated),
  )
  const absent = rows.filter(({ linked }) => linked.length === 0)
  const names = (list: typeof rows) => joinWithAnd(list.map(({ network, stated }) => `${network} @${stated}`))
  return {
    measure: 1 - (wrong.length + absent.length * 0.5) / rows.length,
    finding:
      wrong.length > 0
        ? `The site links to ${joinWithAnd(wrong.flatMap(({ network, linked }) => linked.slice(0, 1).map(({ handle }) => `${network} @${handle}`)))}, not to ${names(wrong)}.`
        : absent.length > 0
          ? `The site does not link to ${names(absent)}.`
          : 'The site links to the handles you gave.',
    evidence: [
      makeNumberEvidence(home, rows.length - wrong.length - absent.length, `of ${rows.length} handles are linked`),
    ],
  }
}

/** Checks that pages share one menu and link to the right social accounts. */
export const frameChecks: CheckMeasures = {
  'consistency-menu': measureMenus,
  'consistency-handles': measureHandles,
}
