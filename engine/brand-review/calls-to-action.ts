import { readFirstScreen } from './first-screen.ts'
import type { PageLink, ReadPage } from './read-page.ts'

/** `ask` names what to do now; `way` is an address or number; `more` only leads on. */
export type CallToAction = { link: PageLink; kind: 'ask' | 'way' | 'more'; isOnFirstScreen: boolean }

const askVerb =
  /^(?:please |just |now )?(?:add|apply|arrange|ask|become|book|build|buy|call|check|chat|choose|claim|come|compare|contact|create|design|donate|download|drop|email|e-mail|enquire|inquire|enrol|enroll|enter|find|get|give|grab|hire|join|let['’]s|listen|make|meet|message|open|order|pick|plan|pre-?order|phone|register|rent|request|reserve|ring|save|schedule|see|send|shop|sign|speak|start|subscribe|support|switch|take|talk|taste|text|train|try|upgrade|visit|volunteer|watch|write|sponsor|adopt|begin|bring|hold|tell|test|go)\b/i
const onlyMore =
  /^(?:(?:learn|read|find out|see|discover|show|view|get) (?:more|all|details|how)|more|click here|here|details|continue|next|see (?:our|the|how)|read (?:our|the|about)|meet (?:us|the team)|open menu|go to|skip to)\b/i
const plainPages =
  /^(?:home|about|menu|contact|shop|blog|news|login|log in|sign in|search|faq|visit|join|support|book|start)$/i
const wordsMax = 8

/** The calls to action of a page, its footer and plain menu entries apart. */
export function findCallsToAction(page: ReadPage): CallToAction[] {
  const { lastIndex } = readFirstScreen(page)
  return page.links.flatMap((link) => {
    const kind = kindOf(link)
    return kind ? [{ link, kind, isOnFirstScreen: link.element.index <= lastIndex }] : []
  })
}

function kindOf({ text, href, region, isButton, element }: PageLink): CallToAction['kind'] | undefined {
  if (region === 'footer' && !isButton) return undefined
  const words = text.split(' ').length
  if (text === '' || words > wordsMax) return undefined
  if (onlyMore.test(text)) return 'more'
  // A menu entry of one word is a page's name, whatever verb it is, unless it looks like a button.
  if (region === 'navigation' && !isButton && (words < 2 || plainPages.test(text))) return undefined
  if (askVerb.test(text) && (isButton || region === 'main' || words >= 2)) return 'ask'
  if (isButton && region === 'main' && words >= 2 && element.tag === 'a') return 'ask'
  return /^(mailto|tel):/i.test(href) ? 'way' : undefined
}

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
