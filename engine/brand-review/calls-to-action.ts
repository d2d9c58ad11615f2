import cues from './cues.json' with { type: 'json' }
import { readFirstScreen } from './first-screen.ts'
import { sentencesOf } from './gather-blocks.ts'
import type { PageElement } from './parse-html.ts'
import { phrase } from './phrase.ts'
import type { PageLink, ReadPage } from './read-page.ts'
import { resolveLink } from './resolve-link.ts'

/** `ask` names what to do now; `way` is an address or number; `more` only leads on. */
export type CallToAction = { link: PageLink; kind: 'ask' | 'way' | 'more'; isOnFirstScreen: boolean }

const askVerb = phrase(cues.callsToAction.askVerb, 'i', '^(?:please |just |now )?', String.raw`\b`)
const onlyMore = phrase(cues.callsToAction.onlyMore, 'i', '^', String.raw`\b`)
const plainPages = phrase(cues.callsToAction.plainPages, 'i', '^', '$')
const wordsMax = 8

/** The calls to action of a page, its footer, plain menu entries and what leads nowhere apart. */
export function findCallsToAction(page: ReadPage, gone: ReadonlySet<string>): CallToAction[] {
  const { lastIndex } = readFirstScreen(page)
  return page.links.flatMap((link) => {
    const kind = gone.has(resolveLink(page.url, link.href) ?? '') ? undefined : kindOf(link)
    return kind ? [{ link, kind, isOnFirstScreen: link.element.index <= lastIndex }] : []
  })
}

function kindOf({ text, href, region, isButton, element }: PageLink): CallToAction['kind'] | undefined {
  if (region === 'footer' && !isButton) return undefined
  const words = text.split(' ').length
  if (text === '' || words > wordsMax) return undefined
  if (onlyMore.test(text)) return 'more'
  // A menu entry of one word, or “Find us”, is a page's name, whatever verb it is, unless it looks like a button.
  if (region === 'navigation' && !isButton && (words < 2 || plainPages.test(text))) return undefined
  if (askVerb.test(text) && (isButton || region === 'main' || words >= 2)) return 'ask'
  if (isButton && region === 'main' && words >= 2 && element.tag === 'a') return 'ask'
  return /^(mailto|tel):/i.test(href) ? 'way' : undefined
}

const toldVerb =
  /^(?:please |just |so |simply )?(?:call|ring|phone|text|message|whatsapp|e-?mail|write to|contact)\b(?!:)/i
const toldWordsMax = 16

/** What a text asks for without a link: "Call us on …", and "Ring now!" without a number. */
export function findToldAsks({
  blocks,
  links,
}: ReadPage): { text: string; hasNumber: boolean; element: PageElement }[] {
  const clickable = new Set(links.map(({ text }) => text))
  return blocks.flatMap(({ text, region, isQuoted, element }) =>
    region !== 'main' || isQuoted || clickable.has(text)
      ? []
      : sentencesOf(text).flatMap((sentence) => {
          const hasNumber = tellsNumber(sentence)
          const isAsked = toldVerb.test(sentence) && sentence.split(' ').length <= toldWordsMax
          return isAsked && (hasNumber || /\b(?:us|me|now|today)\b/i.test(sentence))
            ? [{ text: sentence, hasNumber, element }]
            : []
        }),
  )
}

const wayToReach = /[\w.+-]+@[\w-]+\.\w+|\+?\d[\d ().-]{8,}\d/g
/** A mail address or a telephone number in a text. */
export const tellsNumber = (text: string) => text.search(wayToReach) >= 0
export const withoutNumbers = (text: string) => text.replace(wayToReach, ' ')

/** A form with a field to fill in asks for something by itself; a search field does not. */
export function hasForm({ elements }: ReadPage): boolean {
  return elements.some(
    ({ tag, attributes }) =>
      (tag === 'input' &&
        /^(email|tel|text|)$/i.test(attributes.type ?? '') &&
        !/search|query|^q$|^s$/i.test(`${attributes.name ?? ''}`)) ||
      tag === 'textarea',
  )
}
