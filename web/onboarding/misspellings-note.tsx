/** Possible misspellings in a sentence, shown before continuing. Announced by screen readers when it appears. */
import { type Misspelling, misspellingMessages } from '#web/account/spelling/misspelling.ts'
import { Icon } from '#web/ui/icon.tsx'

const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })
const list = new Intl.ListFormat('en', { type: 'conjunction' })

function sentenceOf([first, ...others]: readonly Misspelling[]): string {
  if (!first) return ''
  if (others.length === 0)
    return `“${first.text}” ${misspellingMessages[first.kind]} Fix it or keep it. Pressing Continue again leaves it as it is.`
  const words = list.format([first, ...others].map(({ text }) => `“${text}”`))
  return `${words} are marked. Fix them or keep them. Pressing Continue again leaves them as they are.`
}

export function MisspellingsNote({ slips }: { slips: readonly Misspelling[] }) {
  if (slips.length === 0) return null
  return (
    <div className="note mid cost" role="status" ref={intoView}>
      <Icon name="note" />
      <p>{sentenceOf(slips)}</p>
    </div>
  )
}
