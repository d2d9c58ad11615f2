/**
 * Invents a business as its owner would describe it, drawn from its trade's table with variations so that no two are
 * alike.
 */
import type { ProfileFields } from '#contract/account.ts'
import {
  type AttributesData,
  type Category,
  type CategoryWords,
  categories,
  makeEmptyAttributes,
} from '#contract/plain/brand.ts'
import {
  type industries,
  primaryGoals,
  profileCompanySizes,
  profileMonthlyRevenues,
} from '#contract/plain/business-options.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'
import { type Sentences, sentenceLengthMax } from '#contract/plain/sentences.ts'
import type { RandomSource } from './random-source.ts'
import { inventedNames, type Trade } from './read-trades.ts'

type Told = Record<Exclude<keyof ProfileFields, 'firstName' | 'lastName' | 'onboardingCompleted'>, string>

export type InventedBusiness = {
  trade: Trade
  name: string
  town: string
  industry: (typeof industries)[number]
  profile: Told
  sentences: Pick<Sentences, 'isOne' | 'does' | 'only' | 'who'>
  attributes: AttributesData
  values: { title: string; description: string }[]
}

const endSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)

/** Joins some sentences; now and then the final period or the first capital is missing, as when people type. */
function tell(from: readonly string[], chance: RandomSource, atMost = 2): string {
  const sentences = chance.some(from, chance.is(0.4) ? atMost : 1)
  const told = sentences.length === 1 ? sentences.join() : sentences.map(endSentence).join(' ')
  if (chance.is(0.16)) return told.replace(/\.$/, '')
  return chance.is(0.05) ? told.charAt(0).toLowerCase() + told.slice(1) : told
}

const nameTriesMax = 40

/** Invents a business name that is not in `taken` yet, and adds it there. */
function nameBusiness(
  trade: Trade,
  owner: { firstName: string; lastName: string },
  taken: Set<string>,
  chance: RandomSource,
) {
  for (let tries = 0; ; tries += 1) {
    const town = chance.pick(inventedNames.towns)
    const last = chance.is(0.6) ? owner.lastName : chance.pick(inventedNames.last)
    const plain = chance
      .pick(trade.names)
      .replace('{last}', last)
      .replace('{first}', owner.firstName)
      .replace('{town}', town)
    const name = tries < nameTriesMax ? plain : `${plain} of ${town}`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return { name, town }
  }
}

/** The words of a category: the owner's own, then some predefined sample words. The five picks are mostly own words. */
function wordsOf(category: Category, trade: Trade, chance: RandomSource): CategoryWords {
  const own = chance.some(trade[category], chance.whole(7, trade[category].length))
  const samples = sampleWords[category].filter((sample) => !own.includes(sample))
  const kept = chance.some(samples, chance.whole(Math.max(4, 15 - own.length), 12))
  const five = chance.some(own, 5)
  const [sample] = kept
  const topFive = sample !== undefined && chance.is(0.2) ? [...five.slice(0, 4), sample] : five
  return { words: [...own, ...kept], topFive, topOne: topFive[0] ?? '' }
}

function attributesOf(trade: Trade, chance: RandomSource): AttributesData {
  const data = makeEmptyAttributes()
  for (const category of categories) data[category] = wordsOf(category, trade, chance)
  return data
}

/** Those of the texts that are one sentence beginning with the speaker ("We" or "I"), without that word. */
const saidBy = (speaker: string, from: readonly string[]) =>
  from
    .filter((text) => text.startsWith(`${speaker} `) && text.length <= sentenceLengthMax && !/[.?!;]./.test(text))
    .map((text) => text.slice(speaker.length + 1).replace(/\.$/, ''))

/** The owner's finished sentences, from the trade's table. */
function sentencesOf({ offers, differences, clients }: Trade, chance: RandomSource): InventedBusiness['sentences'] {
  const isOne = saidBy('I', offers).length > 0 && saidBy('I', differences).length > 0
  const speaker = isOne ? 'I' : 'We'
  const who = chance.pick(clients)
  return {
    isOne,
    does: chance.pick(saidBy(speaker, offers)),
    only: chance.pick(saidBy(speaker, differences)),
    who: who.charAt(0).toLowerCase() + who.slice(1),
  }
}

export function inventBusiness(
  trade: Trade,
  owner: { firstName: string; lastName: string },
  taken: Set<string>,
  chance: RandomSource,
): InventedBusiness {
  const { name, town } = nameBusiness(trade, owner, taken, chance)
  const values = chance.some(trade.values, chance.whole(3, Math.min(4, trade.values.length)))
  return {
    trade,
    name,
    town,
    industry: trade.industry,
    profile: {
      businessName: name,
      industry: trade.industry,
      companySize: chance.pick([...profileCompanySizes.slice(0, 2), ...profileCompanySizes.slice(0, 3)]),
      monthlyRevenue: chance.pick([...profileMonthlyRevenues.slice(0, 3), ...profileMonthlyRevenues.slice(0, 4)]),
      productsServices: tell(trade.offers, chance),
      idealClientDescription: tell(trade.clients, chance, 1),
      primaryGoal: chance.pick(primaryGoals.filter((goal) => goal !== 'other')),
      jobTitle: chance.pick(['Owner', 'Owner', 'Founder', 'Owner and everything else', '']),
      competitiveDifferentiator: tell(trade.differences, chance),
      customerPainPoints: tell(trade.pains, chance),
    },
    attributes: attributesOf(trade, chance),
    sentences: sentencesOf(trade, chance),
    values: values.map(([title, description]) => ({ title, description })),
  }
}
