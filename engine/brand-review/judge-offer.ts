import { stems } from '#engine/language/stem.ts'
import type { FirstScreen } from './first-screen.ts'
import type { ReadPage } from './read-page.ts'
import type { ReadSite } from './read-site.ts'

/** Words of greeting and mood: over any door they would fit, so that they say nothing of what is behind it. */
const moodStems = stems(
  'welcome hello hi dream dreams bigger believe imagine imagination journey life live world day days new begin beginning begins start starts moment moments story stories tomorrow ' +
    'today future better best more become passion passionate purpose possible possibility possibilities together thing things way ways time times people person every everything everyone ' +
    'always share open opens step door doors beautiful beauty wait waiting great good happy glad visit visiting website site page enjoy stay look looking around thank thanks please ' +
    'something anything nothing make makes making made want wants need needs know find found see feel feeling go going come coming get take give love heart soul spirit magic power ' +
    'extraordinary ordinary different difference limits limit beyond rise bold be being inspire inspired inspiration excellence quality experience discover explore adventure create ' +
    'change move forward now next where when what why how just one all can will may must not never ever great greatness strength courage truth simply really home about our us',
)

/** What the rest of the site speaks of: its titles, descriptions, headings, and words that stand in several places. */
function offerStems(site: ReadSite, screen: FirstScreen): Set<string> {
  const said = new Set<string>()
  const counts = new Map<string, number>()
  const shown = new Set(screen.blocks.map(({ element }) => element))
  for (const page of site.pages) {
    for (const told of [page.title, page.meta.get('description') ?? '']) for (const stem of stems(told)) said.add(stem)
    for (const { text, element, region, heading } of page.blocks) {
      if (region !== 'main' || (page === site.entry && shown.has(element))) continue
      for (const stem of stems(text)) counts.set(stem, (counts.get(stem) ?? 0) + (heading > 0 ? 2 : 1))
    }
  }
  for (const [stem, count] of counts) if (count >= 2) said.add(stem)
  for (const stem of stems(site.brand.chosenUvp)) said.add(stem)
  return said
}

/** The text of the first screen without what can be clicked: a button may name the offer, but only to who knows it. */
export function readableText(screen: FirstScreen, page: ReadPage): string {
  const clickable = new Set(page.links.map(({ text }) => text))
  return screen.blocks
    .filter(({ text }) => !clickable.has(text))
    .map(({ text }) => text)
    .join(' ')
}

/** The content words of the first screen that the rest of the site takes up, as stems; name and mood apart. */
export function offerWords(site: ReadSite, page: ReadPage, screen: FirstScreen): string[] {
  const offered = offerStems(site, screen)
  const name = stems(site.brand.businessName)
  return [...stems(readableText(screen, page))].filter(
    (stem) => offered.has(stem) && !name.has(stem) && !moodStems.has(stem) && !/^\d+$/.test(stem),
  )
}

/** The words of the stated audience that the text takes up, as stems. */
export function audienceWords(audience: string, text: string): string[] {
  const said = stems(text)
  return [...stems(audience)].filter((stem) => said.has(stem) && !moodStems.has(stem))
}
