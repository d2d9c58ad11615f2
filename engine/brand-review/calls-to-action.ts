import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import cues from './cues.json' with { type: 'json' }
import { readFirstScreen } from './first-screen.ts'
import { splitPageSentences } from './gather-blocks.ts'
import type { PageElement } from './parse-html.ts'
import type { PageLink, PageReading } from './read-page.ts'
import { resolveLink } from './resolve-link.ts'

/** `ask` names an action (“Book now”); `way` is a mail or phone link; `more` only leads on (“Learn more”). */
export type CallToAction = { link: PageLink; kind: 'ask' | 'way' | 'more'; isOnFirstScreen: boolean }

const askVerb = makePhrasePattern(cues.callsToAction.askVerb, 'i', '^(?:please |just |now )?', String.raw`\b`)
const onlyMore = makePhrasePattern(cues.callsToAction.onlyMore, 'i', '^', String.raw`\b`)
const plainPages = makePhrasePattern(cues.callsToAction.plainPages, 'i', '^', '$')
const wordsMax = 8

/** The calls to action of a page, without footer links, plain menu entries and links to missing pages. */
export function findCallsToAction(page: PageReading, gone: ReadonlySet<string>): CallToAction[] {
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
  // A one-word menu entry, or “Find us”, is a page name even if it is a verb, unless it looks like a button.
  if (region === 'navigation' && !isButton && (words < 2 || plainPages.test(text))) return undefined
  if (askVerb.test(text) && (isButton || region === 'main' || words >= 2)) return 'ask'
  if (isButton && region === 'main' && words >= 2 && element.tag === 'a') return 'ask'
  return /^(mailto|tel):/i.test(href) ? 'way' : undefined
}

const toldVerb =
  /^(?:please |just |so |simply )?(?:call|ring|phone|text|message|whatsapp|e-?mail|write to|contact)\b(?!:)/i
const toldWordsMax = 16

/** Calls to action in plain text, without a link: "Call us on …", or "Ring now!" without a number. */
export function findTextCallsToAction({
  blocks,
  links,
}: PageReading): { text: string; hasNumber: boolean; element: PageElement }[] {
  const clickable = new Set(links.map(({ text }) => text))
  return blocks.flatMap(({ text, region, isQuoted, element }) =>
    region !== 'main' || isQuoted || clickable.has(text)
      ? []
      : splitPageSentences(text).flatMap((sentence) => {
          const hasNumber = hasContactDetail(sentence)
          const isAsked = toldVerb.test(sentence) && sentence.split(' ').length <= toldWordsMax
          return isAsked && (hasNumber || /\b(?:us|me|now|today)\b/i.test(sentence))
            ? [{ text: sentence, hasNumber, element }]
            : []
        }),
  )
}

const wayToReach = /[\w.+-]+@[\w-]+\.\w+|\+?\d[\d ().-]{8,}\d/g
/** True if the text contains an email address or phone number. */
export const hasContactDetail = (text: string) => text.search(wayToReach) >= 0
/** The text without email addresses and phone numbers. */
export const removeContactDetails = (text: string) => text.replace(wayToReach, ' ')

/** True if the page has a form field other than a search box; a form is a call to action in itself. */
export function hasForm({ elements }: PageReading): boolean {
  return elements.some(
    ({ tag, attributes }) =>
      (tag === 'input' &&
        /^(email|tel|text|)$/i.test(attributes.type ?? '') &&
        !/search|query|^q$|^s$/i.test(`${attributes.name ?? ''}`)) ||
      tag === 'textarea',
  )
}
