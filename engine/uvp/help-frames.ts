/** Who is helped, with what, and how ("we help X do Y by doing Z": Blank, Strategyzer). */
import { inBase, inGerund } from './brand-phrases.ts'
import {
  asideOf,
  cultureThing,
  deedsInGerund,
  type Frame,
  line,
  mannerAndEdge,
  tailWith,
  thingsAndEdge,
  voiceThing,
  weDeedsAndEdge,
} from './frame-parts.ts'

export const helpFrames: readonly Frame[] = [
  {
    id: 'we help',
    family: 'help',
    write: (p) =>
      line`At ${p.name}, we help ${p.audience} ${inBase(p.gain.verbal)} and ${inBase(p.feel)},${tailWith(p, p.pick(voiceThing(p), cultureThing(p)))}`,
  },
  {
    id: 'helps by being',
    family: 'help',
    write: (p) => line`${p.name} helps ${p.audience} ${inBase(p.gain.verbal)} by ${deedsInGerund(p)}, ${asideOf(p)}`,
  },
  {
    id: 'so that',
    family: 'help',
    write: (p) =>
      line`We keep the work ${p.culture.adjective} and the words ${p.voice.adjective} at ${p.name}, so ${p.audience} ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}, ${asideOf(p)}`,
  },
  {
    id: 'helping is the work',
    family: 'help',
    write: (p) =>
      line`Helping ${p.audience} ${p.pick(inBase(p.feel), inBase(p.gain.verbal))} is the work of ${p.name}: ${mannerAndEdge(p)}`,
  },
  {
    id: 'with us they do',
    family: 'help',
    write: (p) =>
      line`With ${p.name}, ${p.audience} ${inBase(p.gain.verbal)} and ${inBase(p.feel)}. We ${weDeedsAndEdge(p)}`,
  },
  {
    id: 'here so that',
    family: 'help',
    write: (p) =>
      line`${p.name} is here so that ${p.audience} ${inBase(p.gain.verbal)} and ${inBase(p.feel)}. We ${weDeedsAndEdge(p)}`,
  },
  {
    id: 'the approach is',
    family: 'help',
    write: (p) =>
      line`With help from ${p.name}, ${p.audience} ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}. The approach is ${p.culture.predicate}, the tone ${p.voice.predicate}, and ${p.edge.statement}`,
  },
  {
    id: 'the way',
    family: 'help',
    write: (p) =>
      line`${p.name} helps ${p.audience} ${inBase(p.gain.verbal)} the ${p.culture.adjective} way,${tailWith(p, voiceThing(p), 'its')}`,
  },
  {
    id: 'here is how',
    family: 'help',
    write: (p) =>
      line`Here is how ${p.name} helps ${p.audience} ${inBase(p.gain.verbal)}: with ${thingsAndEdge(p, [cultureThing(p), voiceThing(p)], 'its')}`,
  },
  {
    id: 'we help with deed',
    family: 'help',
    write: (p) =>
      line`We ${p.profile.deed} at ${p.name} to help ${p.audience} ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}: ${mannerAndEdge(p, 'our')}`,
  },
  {
    id: 'rely on us for',
    family: 'help',
    write: (p) =>
      line`${p.name} is there to help ${p.audience} ${inBase(p.feel)} while ${p.gain.noun === undefined ? inGerund(p.gain.verbal) : undefined}, ${asideOf(p)}`,
  },
]
