/** What an owner told elsewhere, a press away from the blank of a sentence. */
import type { CurrentUser } from '#contract/account.ts'
import type { Stem } from '#contract/plain/sentences.ts'
import { toldQuestions } from '#web/account/told-questions.ts'
import { Icon } from '#web/ui/icon.tsx'

type Told = { from: string; bits: readonly string[] }

/** The sentences of an answer as they were typed. */
function sentencesIn(answer: string | null): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(answer ?? '')
  return [...segments].flatMap(({ segment }) => segment.split('\n')).flatMap((each) => each.trim() || [])
}

/** One word says too little to begin a sentence with. */
const isPhrase = (words: string) => words.includes(' ')

/** Where the words for a sentence may have been told already. */
export function toldFor(stem: Stem, user: CurrentUser): Told {
  const words = user.brandAttributesData.attributesData
  const answers: Readonly<Record<Stem, Told>> = {
    does: { from: toldQuestions.productsServices, bits: sentencesIn(user.productsServices) },
    who: { from: toldQuestions.idealClientDescription, bits: sentencesIn(user.idealClientDescription) },
    when: { from: toldQuestions.customerPainPoints, bits: sentencesIn(user.customerPainPoints) },
    after: { from: 'Feeling and Impact', bits: [...words.feeling.topFive, ...words.impact.topFive] },
    only: {
      from: toldQuestions.competitiveDifferentiator,
      bits: [...sentencesIn(user.competitiveDifferentiator), ...words.xfactor.topFive.filter(isPhrase)],
    },
    check: { from: '', bits: [] },
  }
  return answers[stem]
}

type Props = { told: Told; onTake: (words: string) => void }

export function ToldBits({ told: { from, bits }, onTake }: Props) {
  if (bits.length === 0) return null
  return (
    <details className="told-fold">
      <summary>
        <Icon name="sources" />
        From what you told us
      </summary>
      <div className="told-slip">
        <p className="small">{from} Tap one to start from it.</p>
        {bits.map((bit) => (
          <button className="bit" type="button" key={bit} onClick={() => onTake(bit)}>
            <Icon name="plus" />
            <span>{bit}</span>
          </button>
        ))}
      </div>
    </details>
  )
}
