/** A promise in so many words, and to whom it is made. */
import {
  agreed,
  capital,
  closing,
  edgeToHave,
  type Frame,
  type FrameParts,
  feeling,
  gainOrFeel,
  joined,
  line,
  part,
  shortAudience,
  tail,
  voiceThing,
  weClosing,
} from './frame-parts.ts'
import { ofYou } from './turn-person.ts'

const you = (text: string | undefined) => text && ofYou(text)

export const promiseFrames: readonly Frame[] = [
  {
    id: 'promises one thing',
    family: 'promise',
    speaker: 'name',
    write: (p) => line`${p.name} promises ${shortAudience(p)} one thing: ${p.gain.topic}. ${closing(p)}`,
  },
  {
    id: 'we promise one thing',
    family: 'promise',
    speaker: 'we',
    write: (p) => line`At ${p.name}, we promise ${shortAudience(p)} one thing: ${p.gain.topic}. ${weClosing(p)}`,
  },
  {
    id: 'count on the offer',
    family: 'promise',
    speaker: 'name',
    write: (p) => line`${capital(p.audience.text)} can count on ${p.name} for ${p.profile.offer}${tail(p)}`,
  },
  {
    id: 'you will feel',
    family: 'promise',
    speaker: 'we',
    toYou: true,
    write: (p) =>
      line`You will ${you(feeling(p))} at ${p.name}. That is our promise to ${p.audience.text}. ${weClosing(p)}`,
  },
  {
    id: 'our promise',
    family: 'promise',
    speaker: 'we',
    toYou: true,
    write: (p) => line`Our promise to ${shortAudience(p)} at ${p.name}: you will ${you(feeling(p))}. ${weClosing(p)}`,
  },
  {
    id: 'our word',
    family: 'promise',
    speaker: 'we',
    write: (p) =>
      line`${capital(p.audience.text)} ${agreed(p, 'have')} our word at ${p.name}: we will help them ${gainOrFeel(p)}. ${weClosing(p)}`,
  },
  {
    id: 'count on it to help',
    family: 'promise',
    speaker: 'name',
    write: (p) => line`${capital(p.audience.text)} can count on ${p.name} to help them ${gainOrFeel(p)}${tail(p)}`,
  },
  {
    id: 'count on it for',
    family: 'promise',
    speaker: 'name',
    write: (p) => line`Count on ${p.name} for ${things(p)}. It helps ${p.audience.text} ${gainOrFeel(p)}`,
  },
  {
    id: 'can expect',
    family: 'promise',
    speaker: 'name',
    write: (p) =>
      line`${capital(p.audience.text)} can expect ${noSecondFrom(things(p))} from ${p.name}, and help to ${gainOrFeel(p)}`,
  },
  {
    id: 'a promise to them',
    family: 'promise',
    speaker: 'name',
    write: (p) =>
      line`A promise to ${shortAudience(p)} from ${p.name}: ${p.pick(part`they will ${gainOrFeel(p)}`, p.gain.topic)}. ${closing(p)}`,
  },
]

/** "soldering from day one from the club" has one "from" too many. */
const noSecondFrom = (text: string | undefined) => (text !== undefined && / from /.test(text) ? undefined : text)

/** "hospitality, a chatty voice and names on the mugs". */
function things(p: FrameParts): string | undefined {
  const edge = edgeToHave(p)
  const voice = voiceThing(p)
  const noun = p.culture.we?.base === 'run' ? p.culture.noun : undefined
  if (edge === undefined || edge.split(' ').length > 5) return undefined
  return joined([noun, voice, edge].filter((each) => each !== undefined))
}
