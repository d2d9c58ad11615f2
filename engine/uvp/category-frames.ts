/** What kind of business it is and what it offers, where the owner has said so (after Moore's positioning statement). */
import { withArticle } from '#engine/language/articles.ts'
import {
  agreed,
  capital,
  closing,
  doing,
  edgeThing,
  type Frame,
  type FrameParts,
  gainOrFeel,
  leaving,
  line,
  part,
  tail,
  theyDo,
  wanted,
  weClosing,
  whoWant,
} from './frame-parts.ts'

export const categoryFrames: readonly Frame[] = [
  {
    id: 'is a trade for',
    family: 'category',
    speaker: 'name',
    write: (p) =>
      line`${p.name} is ${trade(p)} for ${p.pick(part`${whoWant(p)} ${wanted(p)}`, p.audience.text)}${tail(p)}`,
  },
  {
    id: 'a trade with',
    family: 'category',
    speaker: 'name',
    write: (p) =>
      line`${capital(trade(p))} with ${edgeThing(p)}: that is ${p.name}, here to help ${p.audience.text} ${gainOrFeel(p)}`,
  },
  {
    id: 'the offer leads',
    family: 'category',
    speaker: 'name',
    write: (p) => line`${capital(p.profile.offer)} for ${p.audience.text}: that is ${p.name}. ${closing(p)}`,
  },
  {
    id: 'they come for the offer',
    family: 'category',
    speaker: 'name',
    write: (p) =>
      line`${capital(p.audience.text)} ${agreed(p, 'come')} to ${p.name} for ${p.profile.offer}, and ${agreed(p, 'leave')} ${leaving(p)}. ${closing(p)}`,
  },
  {
    id: 'our deed',
    family: 'category',
    speaker: 'we',
    write: (p) =>
      line`At ${p.name}, we ${p.profile.deed} for ${p.audience.text}, to help them ${p.pick(doing(p.feel), doing(p.gain.verbal))}. ${weClosing(p)}`,
  },
  {
    id: 'offers',
    family: 'category',
    speaker: 'name',
    write: (p) =>
      line`${p.name} offers ${p.profile.offer} to help ${p.audience.text} ${p.pick(doing(p.feel), doing(p.gain.verbal))}${tail(p)}`,
  },
  {
    id: 'with the offer they',
    family: 'category',
    speaker: 'name',
    write: (p) =>
      line`${capital(p.profile.offer)}, so that ${p.pick(theyDo(p, p.feel), p.gain.clause, part`${p.gain.clause} and ${theyDo(p, p.feel)}`)}: that is ${p.name}. ${closing(p)}`,
  },
]

/** "a stubborn bakery", "a bakery run on patience". */
function trade({ culture, profile }: FrameParts): string | undefined {
  const kind = profile.trade
  if (kind === undefined) return undefined
  if (culture.adjective !== undefined) return withArticle(`${culture.adjective} ${kind}`)
  return withArticle(culture.we?.base === 'run' ? `${kind} run ${culture.we.rest}` : kind)
}
