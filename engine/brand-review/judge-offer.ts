import { listCliches } from '#engine/language/cliches.ts'
import { listStems } from '#engine/language/stem.ts'
import type { FirstScreen } from './first-screen.ts'
import { splitPageSentences } from './gather-blocks.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReading } from './read-site.ts'

/** Stems of greeting and mood words. They fit any business, so they do not describe the offer. */
const moodStems = listStems(
  'welcome hello hi dream dreams bigger believe imagine imagination journey life live world day days new begin beginning begins start starts moment moments story stories tomorrow ' +
    'today future better best more become passion passionate purpose possible possibility possibilities together thing things way ways time times people person every everything everyone ' +
    'always share open opens step door doors beautiful beauty wait waiting great good happy glad visit visiting website site page enjoy stay look looking around thank thanks please ' +
    'something anything nothing make makes making made want wants need needs know find found see feel feeling go going come coming get take give love heart soul spirit magic power ' +
    'extraordinary ordinary different difference limits limit beyond rise bold be being inspire inspired inspiration excellence quality experience discover explore adventure create ' +
    'change move forward now next where when what why how just one all can will may must not never ever great greatness strength courage truth simply really home about our us trust count choice success',
)

/**
 * Stems of what the rest of the site is about, with a weight of up to 1: titles, descriptions, headings and the UVP add 1;
 * each other block adds 0.5, and so does the stated audience.
 */
function offerStems(site: SiteReading, screen: FirstScreen): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of listStems(text)) weights.set(stem, Math.min(1, (weights.get(stem) ?? 0) + weight))
  }
  const shown = new Set(screen.blocks.map(({ element }) => element))
  for (const page of site.pages) {
    add(page.title, 1)
    add(page.meta.get('description') ?? '', 1)
    for (const { text, element, region, heading } of page.blocks) {
      if (region !== 'main' || (page === site.entry && shown.has(element))) continue
      add(text, heading > 0 ? 1 : 0.5)
    }
  }
  add(site.brand.chosenUvp, 1)
  add(site.ask.targetAudience, 0.5)
  return weights
}

/** The text of the first screen without links and buttons, which explain the offer only to people who know it already. */
export function readFirstScreenText(screen: FirstScreen, page: PageReading): string {
  const clickable = new Set(page.links.map(({ text }) => text))
  return screen.blocks
    .filter(({ text }) => !clickable.has(text))
    .map(({ text }) => text)
    .join(' ')
}

/** Sentences of the first screen that say something specific: without clickable text, generic headings and clichés. */
export function findSpecificSentences(screen: FirstScreen, page: PageReading, businessName: string): string[] {
  const clickable = new Set(page.links.map(({ text }) => text))
  return screen.blocks
    .filter(
      ({ text, heading }) => !clickable.has(text) && (heading === 0 || isInformativeHeadline(text, page, businessName)),
    )
    .flatMap(({ text }) => splitPageSentences(text))
    .filter((sentence) => listCliches(sentence).length === 0)
}

/**
 * The word stems on the first screen that the rest of the site is also about, with their weight (0.5 or 1). The business
 * name and words that only set a mood are left out.
 */
export function findOfferWords(site: SiteReading, page: PageReading, screen: FirstScreen): ReadonlyMap<string, number> {
  const offered = offerStems(site, screen)
  const name = listStems(site.brand.businessName)
  return new Map(
    [...listStems(readFirstScreenText(screen, page))].flatMap((stem) => {
      const weight = name.has(stem) || moodStems.has(stem) || /^\d+$/.test(stem) ? undefined : offered.get(stem)
      return weight === undefined ? [] : [[stem, weight] as const]
    }),
  )
}

/** Stems of the stated audience that also appear in the text, without mood words. */
export function findAudienceWords(audience: string, text: string): string[] {
  const said = listStems(text)
  return [...listStems(audience)].filter((stem) => said.has(stem) && !moodStems.has(stem))
}

const greets = /^(?:welcome|hello|hi|hey|greetings)\b/i
/**
 * True if a headline has a word besides the name and mood words. For a greeting, such a word must also appear in the page's
 * title or description.
 */
export function isInformativeHeadline(headline: string, page: PageReading, businessName: string): boolean {
  const name = listStems(businessName)
  const telling = [...listStems(headline)].filter((stem) => !name.has(stem) && !moodStems.has(stem))
  const about = listStems(`${page.title} ${page.meta.get('description') ?? ''}`)
  return greets.test(headline) ? telling.some((stem) => about.has(stem)) : telling.length > 0
}
