/**
 * How to use the resulting archetype: sentences to print, voice, words, pictures, traps. What is from the owner's own
 * answers comes before general advice.
 */

import type { ReactNode } from 'react'
import type { ArchetypeUse } from '#contract/brand-archetype.ts'
import { copyText } from '#web/brand/showing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="use-sec" aria-labelledby={`use-${id}`}>
      <h3 id={`use-${id}`}>{title}</h3>
      <div className="stack">{children}</div>
    </section>
  )
}

const countWords = ['', 'One sentence', 'Two sentences', 'Three sentences'] as const

function Sentences({ sentences }: Pick<ArchetypeUse, 'sentences'>) {
  if (sentences.length === 0) return null
  return (
    <Part id="print" title={`${countWords[sentences.length] ?? 'Sentences'} to print`}>
      <ol className="print">
        {sentences.map(({ text, place, from }, index) => (
          <li key={text}>
            <div>
              <q>“{text}”</q>
              <small>
                {place}. {from}.
              </small>
            </div>
            <Button kind="tool" aria-label={`Copy sentence ${index + 1}`} onClick={() => void copyText(text)}>
              <Icon name="copy" />
              Copy
            </Button>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Lists({ left, right }: { left: [label: string, lines: string[]]; right: [label: string, lines: string[]] }) {
  return (
    <div className="dd">
      {[left, right].map(([label, lines], at) => (
        <div key={label} hidden={lines.length === 0}>
          <h4>{label}</h4>
          <ul className={at === 0 ? 'do' : 'dont'}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Own({ said }: { said: string }) {
  if (said === '') return null
  return (
    <p className="own-said">
      <q>“{said}”</q> <small>In your own words</small>
    </p>
  )
}

function Words({ own, use, avoid }: ArchetypeUse['words']) {
  return (
    <Part id="words" title="Words">
      <div className="dd">
        <div>
          <h4>Worth trying</h4>
          <p className="lexis">
            {own.map((word) => (
              <span key={word}>
                <b>{word}</b>,{' '}
              </span>
            ))}
            {use.join(', ')}
          </p>
          {own.length > 0 && <p className="small quiet">In red: words you picked.</p>}
        </div>
        <div>
          <h4>Avoid</h4>
          <p className="lexis out">{avoid.join(', ')}</p>
        </div>
      </div>
    </Part>
  )
}

export function ArchetypeUseAdvice({ use: { sentences, voice, words, pictures, traps } }: { use: ArchetypeUse }) {
  return (
    <div className="what-to-do">
      <Sentences sentences={sentences} />
      <p className="small quiet">
        Here are ideas that suit this archetype. Keep what sounds like you, and skip the rest.
      </p>
      <Part id="voice" title="How you sound">
        <Own said={voice.own} />
        <Lists left={['Worth trying', voice.do]} right={['Take care', voice.dont]} />
      </Part>
      <Words {...words} />
      <Part id="pictures" title="Pictures">
        <Own said={pictures.own} />
        <Lists left={['Worth trying', pictures.show]} right={['Better not', pictures.skip]} />
      </Part>
      <Part id="traps" title="Traps">
        <div className="dd">
          {traps.map(({ name, text }) => (
            <div key={name}>
              <h4>{name}</h4>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Part>
    </div>
  )
}
