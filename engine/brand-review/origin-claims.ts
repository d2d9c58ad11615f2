import type { ClaimReader } from './read-claims.ts'

/** Countries by name and by what their goods are called. */
const countries =
  'wales:welsh scotland:scottish england:english britain:british ireland:irish france:french italy:italian spain:spanish portugal:portuguese germany:german ' +
  'netherlands:dutch holland:dutch belgium:belgian denmark:danish sweden:swedish norway:norwegian finland:finnish poland:polish greece:greek turkey:turkish ' +
  'switzerland:swiss austria:austrian india:indian china:chinese japan:japanese america:american canada:canadian brazil:brazilian morocco:moroccan kenya:kenyan peru:peruvian'
const goodsOf = new Map(
  countries.split(' ').map((pair) => {
    const [country = '', adjective = ''] = pair.split(':')
    return [country, adjective]
  }),
)
const adjectives = [...new Set(goodsOf.values())].join('|')
const names = [...goodsOf.keys()].join('|')

const only = new RegExp(
  String.raw`\b(?:only|nothing but|entirely|100%) (${adjectives}) ([a-z]+)|\b(?:all|every|each) (?:of )?(?:our |the )?([a-z ]{3,20}?) (?:is|are|comes?) (?:from )?(${adjectives}|${names})\b`,
)
const from = new RegExp(
  String.raw`^(?:.*[,;:] )?(?:some of |most of |half of )?(?:our |the |their )?([a-z ]{3,20}?) (?:is|are|comes?|arrives?)(?: \w+)? (?:from|in) (${names})\b`,
)

/** Parts of Britain are British. */
const homeOf = (word: string) => goodsOf.get(word) ?? word
const isWithin = (one: string, other: string) =>
  one === other || (one === 'british' && /^(?:welsh|scottish|english)$/.test(other))

/** Whether goods said to be from one country alone come from another one too. */
export const areFromElsewhere = (one: string, other: string) => !isWithin(one, other) && !isWithin(other, one)

/** "We use only Welsh slate" against "our slates come from Spain". */
const origin: ClaimReader = (text) => {
  const [, adjective, noun, subject, place] = only.exec(text) ?? []
  if (adjective !== undefined && noun !== undefined)
    return [{ topic: 'where it is from', value: adjective, subject: noun }]
  if (subject !== undefined && place !== undefined)
    return [{ topic: 'where it is from', value: homeOf(place), subject }]
  const [, thing, country] = from.exec(text) ?? []
  return thing === undefined || country === undefined
    ? []
    : [{ topic: 'where it is from', value: homeOf(country), subject: thing }]
}

/** From which country goods come. */
export const originReaders: readonly ClaimReader[] = [origin]
