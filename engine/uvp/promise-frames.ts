/** A promise in so many words, and to whom it is made. */
import { inBase, ofYou } from './brand-phrases.ts'
import {
  asideOf,
  capital,
  cultureThing,
  deedsInGerund,
  edgeAside,
  type Frame,
  gainWanted,
  line,
  manner,
  mannerAndEdge,
  part,
  thingsAndEdge,
  voiceThing,
  weDeeds,
  weDeedsAndEdge,
  whoWant,
} from './frame-parts.ts'

export const promiseFrames: readonly Frame[] = [
  {
    id: 'in what we do',
    family: 'promise',
    write: (p) =>
      line`Our promise to ${p.audience}: ${p.pick(part`${p.culture.adjective} in what we do, ${p.voice.adjective} in how we say it`, part`${p.culture.noun} in what we do, ${p.voice.noun} in how we say it`)}, ${edgeAside(p, 'our')}. You have the word of ${p.name}`,
  },
  {
    id: 'promises them',
    family: 'promise',
    write: (p) =>
      line`${capital(p.gain.noun ? `${p.gain.noun}, and every reason to ${inBase(p.feel)}` : `${inBase(p.gain.verbal)}, ${inBase(p.feel)}`)}: that is what ${p.name} promises ${p.audience}, with ${thingsAndEdge(p, [p.pick(cultureThing(p), voiceThing(p))], 'its')}`,
  },
  {
    id: 'one promise',
    family: 'promise',
    write: (p) =>
      line`${p.name} makes ${p.audience} one promise: you will ${ofYou(inBase(p.feel))}. ${capital(p.edge.statement)}, and we ${weDeeds(p)}`,
  },
  {
    id: 'you will feel',
    family: 'promise',
    write: (p) =>
      line`You will ${ofYou(inBase(p.feel))} at ${p.name}. That is our promise to ${p.audience}, and we keep it by ${deedsInGerund(p)}${p.pick(part`, ${edgeAside(p, 'our')}`, '')}`,
  },
  {
    id: 'count on',
    family: 'promise',
    write: (p) =>
      line`Count on ${p.name} to be ${manner(p)}, ${asideOf(p)}, so that ${p.audience} ${p.pick(inBase(p.gain.verbal), inBase(p.feel))}`,
  },
  {
    id: 'we give our word',
    family: 'promise',
    write: (p) =>
      line`We give ${p.audience} our word at ${p.name}: ${mannerAndEdge(p, 'our')}, so that you ${ofYou(inBase(p.gain.verbal))}`,
  },
  {
    id: 'expect',
    family: 'promise',
    write: (p) =>
      line`From ${p.name}, expect ${p.edge.noun && thingsAndEdge(p, [cultureThing(p), voiceThing(p)], 'its')}: a good start for ${whoWant(p)} ${gainWanted(p)}`,
  },
  {
    id: 'this is our word',
    family: 'promise',
    write: (p) =>
      line`This is our word to ${p.audience}: at ${p.name} we ${weDeedsAndEdge(p)}, so you can ${p.pick(ofYou(inBase(p.gain.verbal)), ofYou(inBase(p.feel)))}`,
  },
]
