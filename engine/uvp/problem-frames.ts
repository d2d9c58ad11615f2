/** From what is hard to what comes of it (problem, solution, result: StoryBrand's one-liner). */
import { inBase, inGerund } from './brand-phrases.ts'
import {
  asideOf,
  capital,
  cultureThing,
  edgeAside,
  edgeTail,
  type Frame,
  gainWanted,
  line,
  manner,
  mannerAndEdge,
  tailWith,
  thingsAndEdge,
  voiceThing,
  wayToGain,
  weDeedsAndEdge,
} from './frame-parts.ts'

export const problemFrames: readonly Frame[] = [
  {
    id: 'hard to find',
    family: 'problem',
    write: (p) =>
      line`${capital(wayToGain(p))} can be hard to find. ${capital(p.audience)} find it at ${p.name}, ${edgeAside(p)}`,
  },
  {
    id: 'choose between',
    family: 'problem',
    write: (p) =>
      line`${capital(p.audience)} should not have to choose between ${inGerund(p.gain.verbal)} and ${inGerund(p.feel)}. At ${p.name}, they get to do both${p.pick(edgeTail(p), tailWith(p, voiceThing(p)))}`,
  },
  {
    id: 'the easy part',
    family: 'problem',
    write: (p) =>
      line`Wanting ${gainWanted(p)} is the easy part. For the rest, ${p.audience} have ${p.name}: ${mannerAndEdge(p)}`,
  },
  {
    id: 'one thing and another',
    family: 'problem',
    write: (p) =>
      line`It is one thing to ${inBase(p.gain.verbal)} and another to ${inBase(p.feel)}. ${p.name} helps ${p.audience} do both${tailWith(p, p.pick(cultureThing(p), voiceThing(p)), 'its')}`,
  },
  {
    id: 'wishing is not enough',
    family: 'problem',
    write: (p) =>
      line`Wishing alone will not help anybody ${inBase(p.gain.verbal)}. So at ${p.name} we ${weDeedsAndEdge(p)}, to help ${p.audience} ${inBase(p.feel)}`,
  },
  {
    id: 'should not be hard',
    family: 'problem',
    write: (p) =>
      line`${capital(inGerund(p.gain.verbal))} should not be hard for ${p.audience}. At ${p.name} we ${weDeedsAndEdge(p)}, so they ${inBase(p.feel)}`,
  },
  {
    id: 'is it hard',
    family: 'problem',
    write: (p) =>
      line`Is it hard to ${inBase(p.feel)} and ${inBase(p.gain.verbal)}? ${capital(p.audience)} can turn to ${p.name}, ${manner(p)}, ${asideOf(p)}`,
  },
  {
    id: 'pain in the way',
    family: 'problem',
    write: (p) => {
      const { pain } = p.profile
      if (!pain) return undefined
      return line`${capital(pain.text)} ${pain.isPlural ? 'stand' : 'stands'} between ${p.audience} and ${p.gain.noun ?? inGerund(p.gain.verbal)}. ${p.name} answers with ${thingsAndEdge(p, [p.pick(cultureThing(p), voiceThing(p))], 'its')}`
    },
  },
  {
    id: 'when they suffer',
    family: 'problem',
    write: (p) =>
      line`When ${p.audience} ${p.profile.painDeed}, ${p.name} is there to help them ${p.pick(inBase(p.feel), inBase(p.gain.verbal))}: ${mannerAndEdge(p)}`,
  },
]
