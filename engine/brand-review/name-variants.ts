import { root } from '#engine/language/stem.ts'
import type { ReadPage } from './read-page.ts'

/** A spelling that means the brand and is not its name. `isSlight`: only “&” and “and” are exchanged. */
export type NameVariant = { spelling: string; page: ReadPage; quote: string; isSlight: boolean }

type Token = { text: string; isFirst: boolean }
type Name = { text: string; tokens: readonly string[]; key: string; shortForms: readonly ShortForm[] }
type ShortForm = { tokens: readonly string[]; text: string; key: string }

const tokenPattern = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*|&/gu
const isJoin = (token: string) => token === '&' || /^and$/i.test(token)
/** Letters and digits alone; "&" and "and" stand for each other and for nothing. */
const keyOf = (tokens: readonly string[]) =>
  tokens
    .filter((token) => !isJoin(token))
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const tokensOf = (text: string) => text.match(tokenPattern) ?? []
const shortestKey = 5

function readName(text: string): Name {
  const tokens = tokensOf(text)
  const starts = tokens.map((_token, count) => tokens.slice(0, count + 1))
  const shortForms = starts
    .filter((form) => !isJoin(form.at(-1) ?? ''))
    .map((form) => ({ tokens: form, text: form.join(' '), key: keyOf(form) }))
    .filter(({ key }) => key.length >= shortestKey)
  return { text, tokens, key: keyOf(tokens), shortForms }
}

/** Spellings near the name in all that the pages show: titles, social names, image texts and every block. */
export function findNameVariants(pages: readonly ReadPage[], businessName: string): NameVariant[] {
  const name = readName(businessName)
  if (name.tokens.length === 0 || name.key.length < 3) return []
  const plain = plainWords(pages)
  const found = new Map<string, NameVariant>()
  for (const page of pages) {
    for (const { text, isLabel } of shownTexts(page)) {
      for (const { spelling, isSlight } of variantsIn(text, name, plain, isLabel)) {
        if (!found.has(spelling)) found.set(spelling, { spelling, page, quote: text, isSlight })
      }
    }
  }
  return [...found.values()]
}

/** Names of firms behind a copyright sign that have no word in common with the name: an earlier name, or a template's. */
export function findOtherOwners(pages: readonly ReadPage[], businessName: string): NameVariant[] {
  const own = new Set(tokensOf(businessName.toLowerCase()).map(root))
  return pages.flatMap((page) =>
    page.blocks.flatMap(({ text }) => {
      const [, owner = ''] = copyrightOwner.exec(text) ?? []
      const words = tokensOf(owner.toLowerCase()).map(root)
      // The owner may be a person; a firm is told by its last word.
      const isOther =
        isFirm(tokensOf(owner).at(-1) ?? '') &&
        !words.some((word) => own.has(word) || businessName.toLowerCase().includes(word))
      return isOther ? [{ spelling: owner.trim(), page, quote: text, isSlight: false }] : []
    }),
  )
}

const copyrightOwner = /(?:©|\([cC]\)|\b[cC]opyright)[\s\d,–-]*(\p{Lu}[\p{L}&'’]+(?: (?:&|and|\p{Lu}[\p{L}'’]*)){1,5})/u
const isFirm = (word: string) => firmWord.test(word) || /^(?:ltd|limited|llp|inc|plc)$/i.test(word)

/** True when the name itself stands on a page, in any case. */
export function showsName(page: ReadPage, businessName: string): boolean {
  const name = ` ${tokensOf(businessName).join(' ').toLowerCase()} `
  return shownTexts(page).some(({ text }) => ` ${tokensOf(text).join(' ').toLowerCase()} `.includes(name))
}

/** `isLabel`: a title, heading, logo or footer line, where a name stands by itself. */
function shownTexts(page: ReadPage): { text: string; isLabel: boolean }[] {
  const meta = ['og:site_name', 'og:title', 'application-name', 'twitter:title'].flatMap(
    (key) => page.meta.get(key) ?? [],
  )
  return [
    ...[page.title, ...meta]
      .flatMap((text) => text.split(/\s+[|–—·•:-]\s+|:\s/))
      .map((text) => ({ text, isLabel: true })),
    ...page.images.flatMap(({ alt }) => (alt ? [{ text: alt, isLabel: false }] : [])),
    ...page.blocks.map(({ text, words, heading, region }) => ({
      text,
      isLabel: heading > 0 || words <= 5 || region !== 'main',
    })),
  ].filter(({ text }) => text !== '')
}

/** Words that the pages also write small: they are no names. */
function plainWords(pages: readonly ReadPage[]): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => page.blocks.flatMap(({ text }) => text.match(/\b\p{Ll}{3,}\b/gu) ?? [])))
}

type Spelling = Pick<NameVariant, 'spelling' | 'isSlight'>

function variantsIn(text: string, name: Name, plain: ReadonlySet<string>, isLabel: boolean): Spelling[] {
  const tokens: Token[] = [...text.matchAll(tokenPattern)].map(([token], place) => ({
    text: token,
    isFirst: place === 0,
  }))
  const found: Spelling[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readAt(tokens, at, name, plain) ?? acronymAt(tokens, at, name, isLabel)
    if (read?.variant) found.push(read.variant)
    at += read?.length ?? 1
  }
  return found
}

type Reading = { length: number; variant: Spelling | undefined }
const variant = (spelling: string, length: number, isSlight = false): Reading => ({
  length,
  variant: { spelling, isSlight },
})

/** The longest reading of the tokens from a place on as the name, a short form of it, or a variant; undefined for other words. */
function readAt(tokens: readonly Token[], at: number, name: Name, plain: ReadonlySet<string>): Reading | undefined {
  for (let length = Math.min(name.tokens.length + 1, tokens.length - at); length > 0; length -= 1) {
    const window = tokens.slice(at, at + length).map(({ text }) => text)
    if (!/^[\p{Lu}\p{N}]/u.test(window[0] ?? '') || isJoin(window.at(-1) ?? '')) continue
    const form = name.shortForms.find(({ key }) => key === keyOf(window))
    if (form) return readSame(tokens, at, window, form, name)
    if (isReordered(window, name)) return variant(window.join(' '), length)
    const plural = name.shortForms.find(({ key }) => keyOf(window) === `${key}s`)
    const firm = plural ? tailAfter(tokens, at + length, name) : []
    if (plural && firm.length > 0 && isOtherTail(firm, plural, name))
      return variant([...window, ...firm].join(' '), length + firm.length)
    // "Hart and Daughters" is not "Hart & Daughter"; of one word ("Wildfoots") it may be several of the goods.
    if (plural?.key === name.key && length > 1 && !/['’]/.test(window.at(-1) ?? ''))
      return variant(window.join(' '), length)
    const holdsName = name.shortForms.some(
      ({ tokens: form }) => form.length < length && keyOf(window.slice(0, form.length)) === keyOf(form),
    )
    const near = holdsName ? undefined : name.shortForms.find((each) => isNear(window, each, plain))
    if (near) return variant([...window, ...tailAfter(tokens, at + length, name)].join(' '), length)
  }
  return undefined
}

/** The same letters: the name, unless it is written in another way or goes on as another name. */
function readSame(
  tokens: readonly Token[],
  at: number,
  window: readonly string[],
  form: ShortForm,
  name: Name,
): Reading {
  const written = window.map((token) => token.replace(/['’]s$/, '')).join(' ')
  const isCapitals = written === written.toUpperCase()
  if (written !== form.text && !isCapitals && written.toLowerCase() !== form.text.toLowerCase()) {
    const isSlight = written.replace(/\band\b/i, '&') === form.text.replace(/\band\b/i, '&')
    return variant(written, window.length, isSlight)
  }
  // Another case inside a word ("NorthLight") is another spelling; small initials are mere typing.
  if (!isCapitals && window.some((token, place) => token !== form.tokens[place] && /\p{Ll}\p{Lu}/u.test(token))) {
    return variant(written, window.length)
  }
  const tail = tailAfter(tokens, at + window.length, name)
  return tail.length > 0 && form.tokens.length < name.tokens.length && isOtherTail(tail, form, name)
    ? variant([...window, ...tail].join(' '), window.length + tail.length)
    : { length: window.length, variant: undefined }
}

/** Words that end the names of firms. */
const firmWord =
  /^(group|services|solutions|company|co|corp|partners|associates|agency|studios?|clinics?|practice|consulting|consultants?|consultancy|wealth|finance|accountants?|accountancy|solicitors|law|legal|shop|store|bakery|cafe|café|tearooms?|restaurant|gym|fitness|school|academy|nursery|labs?|works|media|design|designs|digital|tech|technologies|systems|software|app|homes|builders|heating|plumbing|gardens|farms?|foods?|coffee|brewing|brewery|cycles|bikes|outdoors|sports|clothing|wear|dermatology|dental|care|health|wellness|yoga|centre|center|house|club|hotel|tours|travel|holdings|international)$/i

/** The capitalised words after a place that could belong to a name: at most two, one more before the word of a firm. */
function tailAfter(tokens: readonly Token[], from: number, name: Name): string[] {
  const tail: string[] = []
  const follow = tokens.slice(from, from + 2).map(({ text }) => text)
  const [first = '', second = ''] = follow
  if (/^\p{Lu}\p{Ll}/u.test(first) && firmWord.test(second) && /^\p{Lu}/u.test(second)) return follow
  for (const text of follow) {
    const isPart = name.tokens.some((token) => root(token) === root(text))
    if (!/^\p{Lu}/u.test(text) || (!firmWord.test(text) && !isPart)) break
    tail.push(text)
  }
  return tail
}

function isOtherTail(tail: readonly string[], form: ShortForm, name: Name): boolean {
  const rightful = name.tokens.slice(form.tokens.length)
  return tail.some((token, place) => token.toLowerCase() !== rightful[place]?.toLowerCase())
}

function isReordered(window: readonly string[], name: Name): boolean {
  if (window.length !== name.tokens.length || window.length < 2) return false
  const sorted = (tokens: readonly string[]) =>
    tokens
      .map((token) => token.toLowerCase())
      .sort()
      .join(' ')
  return sorted(window) === sorted(name.tokens) && keyOf(window) !== name.key
}

/** Misspelt or spelt by ear: few letters differ, or the consonants sound the same. */
function isNear(window: readonly string[], form: ShortForm, plain: ReadonlySet<string>): boolean {
  const last = window.at(-1) ?? ''
  const key = keyOf([...window.slice(0, -1), last.replace(/['’]s$/, '')])
  if (key === form.key || `${form.key}s` === key || Math.abs(key.length - form.key.length) > 3) return false
  const start = form.key.length >= 9 ? 1 : 3
  if (
    key.slice(0, start) !== form.key.slice(0, start) ||
    !window.every((token) => isJoin(token) || /^\p{Lu}/u.test(token))
  )
    return false
  if (window.length === 1 && (plain.has(key) || isInflected(key, form.key))) return false
  const allowed = form.key.length >= 9 ? 2 : 1
  return (
    editDistance(key, form.key) <= allowed ||
    (form.key.length >= 6 && Math.abs(key.length - form.key.length) <= 2 && soundKey(key) === soundKey(form.key))
  )
}

const isInflected = (key: string, name: string) =>
  key.startsWith(name) && /^(ed|ing|er|ers|es|ly)$/.test(key.slice(name.length))

/** Consonants as they are heard: "light" and "lite", "photo" and "foto" have one key. */
function soundKey(key: string): string {
  return key
    .replace(/ight/g, 'it')
    .replace(/gh/g, '')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/(?!^)[aeiouyhw]/g, '')
}

/** Initials in place of the name, where they stand as a name: in a label, before a firm's word, or as who does something. */
function acronymAt(tokens: readonly Token[], at: number, name: Name, isLabel: boolean): Reading | undefined {
  const words = name.tokens.filter((token) => !isJoin(token))
  const joined = tokens.slice(at, at + 3).map(({ text }) => text)
  const isJoined = joined[1] === '&' && /^\p{Lu}$/u.test(joined[0] ?? '') && /^\p{Lu}$/u.test(joined[2] ?? '')
  const text = isJoined ? `${joined[0]}${joined[2]}` : (joined[0] ?? '')
  if (words.length < 2 || !/^\p{Lu}{2,5}$/u.test(text) || !isInitials(text.toLowerCase(), words, name.key))
    return undefined
  const length = isJoined ? 3 : 1
  const tail = tailAfter(tokens, at + length, name)
  const next = tokens[at + length]?.text ?? ''
  const acts = /^(is|are|was|will|has|have|can|offers?|helps?|makes?|provides?|gives?|does|believes?)$/.test(next)
  const isName = tail.length > 0 || (text.length >= 3 && (isLabel || acts)) || (isJoined && (isLabel || acts))
  return isName ? variant([isJoined ? joined.join('') : text, ...tail].join(' '), length + tail.length) : undefined
}

/** Starts each of the name's words in their order; a letter more may come from inside a compound ("NLA", North-light Accounting). */
function isInitials(letters: string, words: readonly string[], key: string): boolean {
  const initials = words.map((word) => word[0]?.toLowerCase() ?? '')
  if (letters.length < initials.length || letters.length > words.length + 1) return false
  if (letters[0] !== initials[0] || letters.at(-1) !== initials.at(-1)) return false
  const follows = (part: string, whole: string) => {
    let from = 0
    return [...part].every((letter) => {
      from = whole.indexOf(letter, from) + 1
      return from > 0
    })
  }
  return follows(initials.join(''), letters) && follows(letters, key)
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_each, place) => place)
  for (let down = 1; down <= one.length; down += 1) {
    const next = [down]
    for (let along = 1; along <= other.length; along += 1) {
      const changed = (row[along - 1] ?? 0) + (one[down - 1] === other[along - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[along] ?? 0) + 1, (next[along - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
