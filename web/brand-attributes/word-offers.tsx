/** Suggestions as chips beside the button that requests them: of the engine, or of a language model if it may write. */
import { useUser } from '#web/account/use-user.ts'
import { listSentWords, type Suggestions } from '#web/brand-attributes/use-suggestions.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TroubleNote } from '#web/writing/trouble-note.tsx'
import { useModelWriting } from '#web/writing/use-model-writing.ts'
import { WriteWithModel } from '#web/writing/write-with-model.tsx'

type Props = {
  suggestions: Suggestions
  canAsk: boolean
  ownWords: readonly string[]
  /** What is typed, as far as it is asked for. */
  asked: string
  onAsk: (byModel: boolean) => void
  onPick: (word: string) => void
}

export function WordOffers({ suggestions, canAsk, ownWords, asked, onAsk, onPick }: Props) {
  const { words, trouble, isAsking } = suggestions
  const writing = useModelWriting({ tool: 'suggestions', isImpersonated: useUser().impersonating, start: onAsk })
  return (
    <>
      <div className="offers">
        <Offers suggestions={suggestions} onPick={onPick} />
        <Button kind="plain" isFlush disabled={!canAsk} isBusy={isAsking} onClick={() => !isAsking && writing.write()}>
          Get suggestions
        </Button>
        <WriteWithModel
          writing={writing}
          isOff={!canAsk || isAsking}
          verb="Suggest with"
          namesWriter
          typed={[...listSentWords(ownWords), asked].filter((word) => word !== '').join(', ')}
        />
        {!canAsk && <span className="hint">available once you’ve added a word</span>}
      </div>
      <TroubleNote
        trouble={isAsking ? undefined : trouble}
        instead={words.length > 0 ? 'These come from our word list.' : 'Type a word to see some from our own list.'}
      />
    </>
  )
}

const writerOf = ({ source, writtenBy }: Suggestions) =>
  source === 'provider' ? `From ${writtenBy ?? 'a language model'}:` : 'From our word list:'

function Offers({ suggestions, onPick }: Pick<Props, 'suggestions' | 'onPick'>) {
  const { words, source, input, isAsking } = suggestions
  const isEmpty = words.length === 0 && source !== undefined && input === '' && !isAsking
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest a form group where only a name is wanted
    <div className="offered" role="group" aria-label="Suggestions" aria-live="polite">
      {isEmpty && <span>No suggestions near your words.</span>}
      {words.length > 0 && (
        <>
          <span>{writerOf(suggestions)}</span>
          {words.map((word) => (
            <button key={word} type="button" className="chip offer small" onClick={() => onPick(word)}>
              <Icon name="plus" />
              {word}
            </button>
          ))}
        </>
      )}
    </div>
  )
}
