/** Drafts of values, in the owner's own words. */
import { isUndescribed, valueTitleLengthMax } from '#contract/core-value.ts'
import type { ValueProposal } from '#contract/writers.ts'
import { isEverybodys } from './challenge-value.ts'
import { sentencesOf } from './document-text.ts'
import { motifShown } from './motif-shown.ts'
import { proveValue } from './prove-value.ts'
import { motifNamed } from './value-motifs.ts'
import { tidyTitle, titleFromSentence } from './value-titles.ts'

const descriptionMax = 300
const coreWordsMax = 24

type Value = { id: string; title: string; description: string }

const chatter =
  /^(?:(?:well|yes|so|hmm|ok(?:ay)?|actually|honestly|i (?:think|guess|suppose)|for example|once|like)[,:]?\s+)+/i
const pastVerb =
  /^(?:\w{3,}ed|lost|paid|gave|sent|said|told|threw|left|kept|took|made|cut|sold|stood|wrote|rang|drove|shut|let|went|did|burnt|got|put)\b/i

/** What was told, as a statement: without the words that only open it, and with "we" where a verb began. */
function asStatement(message: string): string {
  const bare = message.replace(/\s+/g, ' ').trim().replace(chatter, '')
  const told = pastVerb.test(bare) ? `we ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare
  const whole = told.charAt(0).toUpperCase() + told.slice(1)
  return cutAtSentence(/[.!?]$/.test(whole) ? whole : `${whole}.`)
}

function cutAtSentence(text: string): string {
  if (text.length <= descriptionMax) return text
  let kept = ''
  for (const sentence of sentencesOf(text)) {
    if (kept.length + sentence.length + 1 > descriptionMax) break
    kept = kept === '' ? sentence : `${kept} ${sentence}`
  }
  return kept || `${text.slice(0, descriptionMax - 1).replace(/\s+\S*$/, '')}…`
}

/** The title of what was told: the value asked about, or a plainer one that the story shows where that is everybody's. */
function titleOf(story: string, about: string | undefined): string {
  if (about !== undefined && !isEverybodys(about)) return about
  const shown = (motifShown(story) ?? motifNamed(story))?.title
  if (shown !== undefined && (about === undefined || !isEverybodys(shown))) return shown
  return about ?? titleFromSentence(sentencesOf(story)[0] ?? story)
}

/** A draft from something that happened. `about`: the value that was asked about; `valueId`: the one that it replaces. */
export function draftFromStory(message: string, about: string | undefined, valueId: string | undefined): ValueProposal {
  const description = asStatement(message)
  const title = tidyTitle(titleOf(message, about)).slice(0, valueTitleLengthMax)
  return { title, description, behaviours: proveValue(title, description), ...(valueId && { valueId }) }
}

/** A value that was only named, with what would prove it. */
export function draftNamed(title: string, standing: Value | undefined): ValueProposal {
  const description = standing && !isUndescribed(standing.description) ? standing.description : ''
  return {
    title: standing?.title ?? title,
    description,
    behaviours: proveValue(title, description),
    ...(standing && { valueId: standing.id }),
  }
}

/** The same value in its first sentence, and no more than 24 words of it. */
export function shortenValue({ id, title, description }: Value): ValueProposal {
  const [first = ''] = sentencesOf(description)
  const clauses = first.split(/(?<=[,;:])\s+/)
  let core = ''
  for (const clause of clauses) {
    if (core !== '' && `${core} ${clause}`.split(' ').length > coreWordsMax) break
    core = core === '' ? clause : `${core} ${clause}`
  }
  const said = core.replace(/[,;:]$/, '').replace(/[.!?]*$/, '.')
  return { title, description: said, behaviours: proveValue(title, description), valueId: id }
}
