/** Searches the owner's brand, the method and the help at once. */
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { SearchHit } from '#contract/strategist.ts'
import { makeGuideCards } from './guide-cards.ts'
import { makeRecordCards } from './record-cards.ts'
import { type CardSearch, createCardSearch, searchCards } from './search-cards.ts'

let guide: CardSearch | undefined
/** The search over the cards that are the same for every account, built on first use. */
function guideSearch(): CardSearch {
  guide ??= createCardSearch(makeGuideCards())
  return guide
}

/** The cards that match a message, best first. */
export function searchEverything(record: StrategistRecord, message: string) {
  const { businessName, sentences } = record.brief
  const names = [businessName, sentences.shortName]
  return searchCards(message, [createCardSearch(makeRecordCards(record)), guideSearch()], names)
}

export const hitOf = ({ card: { place, title, text, action } }: { card: SearchHit }): SearchHit => ({
  ...{ place, title, text, action },
})

/** What the method and the help say about a message. */
export const findPassages = (record: StrategistRecord, message: string): SearchHit[] =>
  searchEverything(record, message)
    .map(hitOf)
    .filter(({ place }) => place !== 'brand')
