/** The customer first, as the one the line is about. */
import { inBase, inGerund } from './brand-phrases.ts'
import {
  capital,
  cultureThing,
  edgeAside,
  type Frame,
  gainSought,
  gainWanted,
  line,
  manner,
  mannerAndEdge,
  part,
  tailWith,
  thingsAndEdge,
  voiceThing,
  weDeeds,
  weDeedsAndEdge,
  whoWant,
} from './frame-parts.ts'

export const customerFrames: readonly Frame[] = [
  {
    id: 'there is',
    family: 'customer',
    write: (p) =>
      line`For ${whoWant(p)} to ${inBase(p.gain.verbal)} and ${inBase(p.feel)}, there is ${p.name}${p.pick(part`: ${mannerAndEdge(p)}`, part`,${tailWith(p, voiceThing(p), 'its')}`)}`,
  },
  {
    id: 'starts there',
    family: 'customer',
    write: (p) =>
      line`${capital(p.audience)} want ${p.pick(`to ${inBase(p.feel)}`, gainWanted(p))}. ${p.name} starts there: ${mannerAndEdge(p)}`,
  },
  {
    id: 'want is simple',
    family: 'customer',
    write: (p) =>
      line`What ${p.audience} want is simple: to ${inBase(p.gain.verbal)} and ${inBase(p.feel)}. ${p.name} answers${tailWith(p, p.pick(voiceThing(p), cultureThing(p)), 'its')}`,
  },
  {
    id: 'come to and leave',
    family: 'customer',
    write: (p) =>
      line`${capital(p.audience)} come to ${p.name} ${gainSought(p)} and leave ${inGerund(p.feel)}. We ${weDeedsAndEdge(p)}`,
  },
  {
    id: 'an ally',
    family: 'customer',
    write: (p) =>
      line`${capital(p.audience)} have an ally in ${p.name}: ${p.edge.kind === 'sentence' ? manner(p) : mannerAndEdge(p)}, and there to help them ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}`,
  },
  {
    id: 'on their side',
    family: 'customer',
    write: (p) =>
      line`When ${p.audience} want ${p.pick(gainWanted(p), `to ${inBase(p.feel)}`)}, ${p.name} is on their side: ${mannerAndEdge(p)}`,
  },
  {
    id: 'with them in mind',
    family: 'customer',
    write: (p) =>
      line`With ${p.audience.split(' ').length > 4 ? undefined : p.audience} in mind, we keep ${p.name} ${manner(p)}, ${edgeAside(p, 'our')}, so they ${p.pick(inBase(p.feel), inBase(p.gain.verbal))}`,
  },
  {
    id: 'come for',
    family: 'customer',
    write: (p) =>
      line`Come to ${p.name} for ${p.edge.kind === 'thing' ? p.edge.noun?.('the') : undefined}. Stay because we ${weDeeds(p)}, and we are here to help ${p.audience} ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}`,
  },
  {
    id: 'yours to',
    family: 'customer',
    write: (p) =>
      line`Where do ${p.audience} go ${gainSought(p)}? To ${p.name}, for ${thingsAndEdge(p, [cultureThing(p), voiceThing(p)], 'its')}`,
  },
  {
    id: 'come first',
    family: 'customer',
    write: (p) =>
      line`${capital(p.audience)} come first at ${p.name}: we ${weDeeds(p)}, so that they ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}`,
  },
]
