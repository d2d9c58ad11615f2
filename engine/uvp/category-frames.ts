/** What kind of business it is and what it offers, where the owner has said so (after Moore's positioning statement). */
import { withArticle } from '#engine/language/articles.ts'
import { inBase, ofYou } from './brand-phrases.ts'
import {
  asideOf,
  capital,
  edgeAside,
  type Frame,
  gainWanted,
  line,
  manner,
  mannerAndEdge,
  tailWith,
  voiceThing,
  whoWant,
} from './frame-parts.ts'

export const categoryFrames: readonly Frame[] = [
  {
    id: 'for who want',
    family: 'category',
    write: (p) =>
      line`For ${whoWant(p)} ${gainWanted(p)}, ${p.name} is the ${p.culture.adjective} ${p.profile.trade}${tailWith(p, voiceThing(p), 'its')}`,
  },
  {
    id: 'is a trade for',
    family: 'category',
    write: (p) =>
      line`${p.name} is ${withTrade(p.culture.adjective, p.profile.trade)} for ${whoWant(p)} ${p.pick(`to ${inBase(p.feel)}`, gainWanted(p))}: ${p.voice.predicate}, ${edgeAside(p)}`,
  },
  {
    id: 'as a trade',
    family: 'category',
    write: (p) =>
      line`As ${withTrade(undefined, p.profile.trade)} for ${p.audience}, ${p.name} is ${manner(p)}, ${asideOf(p)}, so they ${p.pick(inBase(p.feel), inBase(p.gain.verbal))}`,
  },
  {
    id: 'offers',
    family: 'category',
    write: (p) =>
      line`${p.name} offers ${p.profile.offer} to ${whoWant(p)} ${p.pick(`to ${inBase(p.feel)}`, gainWanted(p))}: ${mannerAndEdge(p)}`,
  },
  {
    id: 'with the offer',
    family: 'category',
    write: (p) =>
      line`Come to ${p.name} for ${p.profile.offer}, ${edgeAside(p, 'our')}. We are ${manner(p)}, and ${p.audience} ${p.pick(inBase(p.feel), inBase(p.gain.verbal))} here`,
  },
  {
    id: 'our deed',
    family: 'category',
    write: (p) =>
      line`At ${p.name}, we ${p.profile.deed} for ${whoWant(p)} ${p.pick(gainWanted(p), `to ${inBase(p.feel)}`)}. Think ${mannerAndEdge(p, 'our')}`,
  },
  {
    id: 'the offer leads',
    family: 'category',
    write: (p) =>
      line`${capital(p.profile.offer)} for ${p.audience}: that is ${p.name}, ${manner(p)}, ${asideOf(p)}, here to help you ${ofYou(inBase(p.gain.verbal))}`,
  },
]

function withTrade(adjective: string | undefined, trade: string | undefined): string | undefined {
  if (trade === undefined) return undefined
  return withArticle(adjective === undefined ? trade : `${adjective} ${trade}`)
}
