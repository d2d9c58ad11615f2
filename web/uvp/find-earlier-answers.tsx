/** Passages of answers the owner gave elsewhere, offered below a sentence: a tap copies one into its blank. */
import type { CurrentUser } from '#contract/account.ts'
import { collapseToOneLine, type SentenceStem } from '#contract/plain/sentences.ts'
import { splitTypedSentences } from '#contract/plain/typed-sentences.ts'
import { ownerTextQuestions } from '#web/account/owner-text-questions.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What is offered for one sentence. `from`: the question it answered; `areWords`: picked words, shown side by side. */
type Told = { from: string; bits: readonly string[]; areWords?: boolean }

/** Splits an answer into its sentences, as typed. */
const sentencesIn = (answer: string | null): string[] => (answer ?? '').split('\n').flatMap(splitTypedSentences)

/** Only phrases are offered, as a single word does not make the rest of a sentence. */
const isPhrase = (words: string) => words.includes(' ')

/** The earlier answers that may contain the ending of a sentence. */
export function findEarlierAnswers(stem: SentenceStem, user: CurrentUser): Told {
  const words = user.brandAttributesData.attributesData
  const answers: Readonly<Record<SentenceStem, Told>> = {
    does: { from: ownerTextQuestions.productsServices, bits: sentencesIn(user.productsServices) },
    who: { from: ownerTextQuestions.idealClientDescription, bits: sentencesIn(user.idealClientDescription) },
    when: { from: ownerTextQuestions.customerPainPoints, bits: sentencesIn(user.customerPainPoints) },
    after: {
      from: 'Feeling and Impact, your words.',
      bits: [...words.feeling.topFive, ...words.impact.topFive],
      areWords: true,
    },
    only: {
      from: ownerTextQuestions.competitiveDifferentiator,
      bits: [...sentencesIn(user.competitiveDifferentiator), ...words.xfactor.topFive.filter(isPhrase)],
    },
    check: { from: '', bits: [] },
  }
  return answers[stem]
}

type Props = { told: Told; isOpen: boolean; onTake: (words: string) => void }

export function EarlierAnswers({ told: { from, bits, areWords }, isOpen, onTake }: Props) {
  if (bits.length === 0) return null
  return (
    <details className="told-fold" open={isOpen}>
      <summary>
        <Icon name="sources" />
        From what you told us
        <Icon name="unfold" className="fold-arrow" />
      </summary>
      <div className="told-slip">
        <p className="small">{from} Tap one to start from it.</p>
        <div className={areWords ? 'bits words' : 'bits'}>
          {bits.map((bit) => (
            <button className="bit" type="button" key={bit} onClick={() => onTake(collapseToOneLine(bit))}>
              <Icon name="plus" />
              <span>{bit}</span>
            </button>
          ))}
        </div>
      </div>
    </details>
  )
}
