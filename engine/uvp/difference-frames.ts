/** The difference first, and what people have of it. */
import { inBase, inGerund } from './brand-phrases.ts'
import { capital, cultureThing, type Frame, line, manner, part, voiceThing, weDeeds } from './frame-parts.ts'

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
      line`What sets ${p.name} apart? ${p.edge.noun && capital(p.edge.text)}, ${cultureThing(p)} and ${voiceThing(p)}, so ${p.audience} ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}`,
  },
  {
    id: 'staccato',
    family: 'difference',
    write: (p) =>
      line`${capital(p.edge.text)}. ${capital(cultureThing(p))}. ${capital(voiceThing(p))}. That is how ${p.name} helps ${p.audience} ${p.pick(inBase(p.feel), inBase(p.gain.verbal))}`,
  },
  {
    id: 'one reason',
    family: 'difference',
    write: (p) =>
      line`One reason to choose ${p.name}: ${p.edge.text}. Another: we ${weDeeds(p)}, so ${p.audience} ${p.pick(inBase(p.feel), inBase(p.gain.verbal))}`,
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
    id: 'take and add',
    family: 'difference',
    write: (p) =>
      line`Take ${p.edge.kind === 'thing' ? p.edge.noun?.('the') : undefined}, add ${cultureThing(p)} and ${voiceThing(p)}, and you have ${p.name}, here to help ${p.audience} ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}`,
  },
  {
    id: 'so they can',
    family: 'difference',
    write: (p) =>
      line`${p.edge.kind === 'thing' ? undefined : capital(p.edge.statement)} at ${p.name}, so ${p.audience} can ${inBase(p.gain.verbal)} and ${inBase(p.feel)}`,
  },
]
