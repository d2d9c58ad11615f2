import type { ReadPage } from './read-page.ts'
import { subjectOf } from './subject-words.ts'

/** By what a site speaks of its business: by name, and as what kind of house it is. */
export type OwnWords = {
  /** The kinds of house that mean the whole business ("the bakery"); any other kind is a part of it ("the shop"). */
  kinds: ReadonlySet<string>
  /** The business in lower case, as the site shortens its name too ("clearwell" for "Clearwell Opticians"). */
  names: readonly string[]
  /** Roots of what the name and the title of the start page tell: in "Bitter Bean chocolate" all chocolate is all goods. */
  wares: ReadonlySet<string>
}

/** Kinds of house that a business may be, or may have as a part. */
const houses =
  'agency|bakery|bar|bistro|boutique|brewery|cafe|café|campsite|centre|center|cinema|clinic|club|dairy|farm|foundry|gallery|garage|guesthouse|gym|hotel|inn|laboratory|museum|nursery|' +
  'pharmacy|practice|pub|restaurant|salon|school|shop|showroom|spa|store|studio|surgery|theatre|workshop'
/** Words for any business, whatever its kind. */
const anyHouse = ['business', 'company', 'firm', 'place', 'premises', 'site', 'doors', 'door', 'house']
const bare = (text: string) => text.toLowerCase().replace(/’/g, "'")

/** A kind in the name decides; else the one kind of which the pages speak as theirs. */
export function readOwnWords(pages: readonly ReadPage[], businessName: string): OwnWords {
  const [home] = pages
  const inNames = housesIn(`${bare(businessName)} ${bare(home?.title ?? '')}`, new RegExp(`\\b(${houses})\\b`, 'g'))
  const spoken = new RegExp(`\\b(?:the|our|this) (${houses})\\b`, 'g')
  const inText = pages.flatMap(({ blocks }) => [...housesIn(blocks.map(({ text }) => bare(text)).join(' '), spoken)])
  const kinds = inNames.size > 0 ? inNames : new Set(inText.filter((kind) => isTheOnlyOne(kind, inText)))
  return {
    kinds: new Set([...kinds, ...anyHouse]),
    names: namesOf(bare(businessName)),
    wares: subjectOf(`${businessName} ${home?.title ?? ''}`),
  }
}

/** Of other houses, such as a shop or a café, a site may speak once because they are a part of it. */
const seldomPart =
  /^(?:agency|brewery|campsite|cinema|clinic|club|farm|garage|guesthouse|hotel|inn|museum|nursery|pharmacy|practice|pub|salon|school|studio|theatre)$/
const isTheOnlyOne = (kind: string, ofPages: readonly string[]) =>
  ofPages.every((each) => each === kind) && (seldomPart.test(kind) || ofPages.length > 1)

const anyGoods = /^(?:food|menu|dishes|products?|range|goods|recipes?|cooking)?$/

/** Whether what is said of a thing is said of the whole business. */
export function isOfWhole(thing: string, { kinds, wares }: OwnWords): boolean {
  const roots = subjectOf(thing)
  return anyGoods.test(thing) || kinds.has(thing) || (roots.size > 0 && [...roots].every((each) => wares.has(each)))
}

const housesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, kind = '']) => kind))

function namesOf(name: string): string[] {
  const [first = ''] = name.split(/[^\p{L}\p{N}'-]+/u)
  return [name, ...(/^(?:the|our|a|an)$/.test(first) || first.length < 4 ? [] : [first])].filter((each) => each !== '')
}

/** "Clearwell has five branches" as "we have five branches"; text in lower case. */
export function nameAsWe(text: string, { names }: OwnWords): string {
  const name = names.find((each) => text.includes(`${each} `))
  if (name === undefined) return text
  const at = text.indexOf(name)
  if (at > 0 && !/(?:^|[.,;:] |\b(?:today|now|and|that|here at|at) )$/.test(text.slice(0, at))) return text
  const rest = text.slice(at + name.length).replace(/^ (has|is|was|does)\b/, (_all, verb: string) => ` ${plural[verb]}`)
  return `${text.slice(0, at)}we${rest}`
}

const plural: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' }
