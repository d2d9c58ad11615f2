/** The difference first, and what people have of it. */
import { inBase, inGerund } from './brand-phrases.ts'
import { capital, cultureThing, type Frame, line, manner, part, voiceThing, wordsOf, workOf } from './frame-parts.ts'

export const differenceFrames: readonly Frame[] = [
  {
    id: 'that is how',
    family: 'difference',
    write: (p) =>
      line`${capital(p.edge.text)}: that is how ${p.name} helps ${p.audience} ${inBase(p.gain.verbal)} and ${inBase(p.feel)}`,
  },
  {
    id: 'what sets apart',
    family: 'difference',
    write: (p) =>
      line`What sets ${p.name} apart? ${capital(p.edge.text)}, ${cultureThing(p)} and ${voiceThing(p)}, so ${p.audience} ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}`,
  },
  {
    id: 'staccato',
    family: 'difference',
    write: (p) =>
      line`${capital(p.edge.text)}. ${capital(p.pick(workOf(p), p.culture.noun) ?? '') || undefined}. ${capital(p.pick(wordsOf(p), p.voice.noun) ?? '') || undefined}. That is how ${p.name} helps ${p.audience} ${p.pick(inBase(p.feel), inBase(p.gain.verbal))}`,
  },
  {
    id: 'one reason',
    family: 'difference',
    write: (p) =>
      line`One reason to choose ${p.name}: ${p.edge.text}. Another: ${cultureThing(p)} and ${voiceThing(p)} that help ${p.audience} ${p.pick(inBase(p.feel), inBase(p.gain.verbal))}`,
  },
  {
    id: 'starts and ends',
    family: 'difference',
    write: (p) =>
      line`It starts with ${p.edge.noun?.('our')} and ends with ${p.audience} ${inGerund(p.feel)}: that is ${p.name}, ${p.pick(part`${manner(p)} throughout`, part`${p.culture.predicate} at heart and ${p.voice.predicate} in tone`)}`,
  },
  {
    id: 'the short answer',
    family: 'difference',
    write: (p) =>
      line`Ask what is different at ${p.name} and the answer is short: ${p.edge.text}. The result: ${p.audience} who ${inBase(p.gain.verbal)} and ${inBase(p.feel)}`,
  },
  {
    id: 'look for',
    family: 'difference',
    write: (p) =>
      line`You know ${p.name} by ${p.edge.noun?.('its')}. ${capital(p.audience)} know it by ${cultureThing(p)} and ${voiceThing(p)} that help them ${inBase(p.gain.verbal)}`,
  },
  {
    id: 'difference told',
    family: 'difference',
    write: (p) =>
      line`${capital(p.edge.statement)} at ${p.name}. It is one more way to help ${p.audience} ${inBase(p.gain.verbal)} and ${inBase(p.feel)}`,
  },
]
