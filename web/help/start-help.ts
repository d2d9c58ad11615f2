/** The script of the help page: searches while typing, and opens the answer named in the URL. */
import { makeSearchableText, matchesHelpSearch } from '#contract/plain/help/search-help.ts'
import { findElement } from '#web/ui/find-element.ts'

const textIn = (place: Element, selector: string) => place.querySelector(selector)?.textContent ?? ''

/** "12 answers", or that nothing was found. */
function tellCount(count: number): string {
  if (count === 0) return 'Nothing found. Try fewer words, or others.'
  return count === 1 ? 'One answer' : `${count} answers`
}

/** Shows only the answers that match the search, with their topics. */
function prepareSearch(page: HTMLElement, field: HTMLInputElement): () => void {
  const found = findElement('help-found', HTMLParagraphElement)
  const topics = [...page.querySelectorAll('section')].map((section) => ({
    section,
    entry: page.querySelector(`nav [href="#${section.id}"]`)?.closest('li'),
    answers: [...section.querySelectorAll('details')].map((answer) => ({
      answer,
      searched: makeSearchableText({
        title: textIn(answer, 'summary'),
        text: textIn(answer, 'p'),
        words: [answer.dataset.words ?? ''],
      }),
    })),
  }))
  return () => {
    const isTyped = field.value.trim() !== ''
    let count = 0
    for (const { section, entry, answers } of topics) {
      const fitting = answers.filter(({ answer, searched }) => {
        answer.hidden = !matchesHelpSearch(searched, field.value)
        return !answer.hidden
      })
      count += fitting.length
      section.hidden = fitting.length === 0
      if (entry) entry.hidden = section.hidden
    }
    page.classList.toggle('searching', isTyped)
    found.textContent = isTyped ? tellCount(count) : ''
  }
}

export function startHelp(): void {
  const page = findElement('help', HTMLElement)
  const field = findElement('help-typed', HTMLInputElement)
  const search = prepareSearch(page, field)
  /** For browsers that do not open a closed answer for the URL's hash. */
  const openNamed = () => {
    const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
    const answer = named?.closest('details')
    if (!answer) return
    if (answer.hidden) {
      field.value = ''
      search()
    }
    answer.open = true
    named?.scrollIntoView({ behavior: 'instant' })
  }
  field.addEventListener('input', search)
  findElement('help-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    page.querySelector<HTMLElement>('details:not([hidden]) summary')?.focus()
  })
  for (const answer of page.querySelectorAll('details'))
    answer.addEventListener('toggle', () => {
      // So that the URL in the address bar can be shared.
      if (answer.open) history.replaceState(history.state, '', `#${answer.querySelector('div')?.id}`)
    })
  window.addEventListener('hashchange', openNamed)
  // A browser may restore the search text when going back.
  search()
  openNamed()
}
