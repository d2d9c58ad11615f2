/** A one-line reminder of unanswered questions, without which no good drafts can be written. */
import { Link } from 'react-router'
import { useUserWithSentences } from '#web/account/use-user.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

const isOpen = (answer: string | null) => (answer ?? '').trim() === ''

export function UnansweredQuestionsNote() {
  const user = useUserWithSentences()
  const open = [
    ...(isOpen(user.productsServices) ? ['what you sell'] : []),
    ...(isOpen(user.idealClientDescription) ? ['who it’s for'] : []),
  ]
  if (open.length === 0) return null
  return (
    <p className="open-answers">
      <Icon name="note" className="open-answers-icon" />
      <span>
        You haven’t told us yet {open.join(' and ')}. <Link to={paths.profileEdit}>Tell us now</Link>
      </span>
    </p>
  )
}
