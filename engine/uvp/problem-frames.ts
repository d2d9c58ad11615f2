/** From what is hard to what comes of it (problem, solution, result: StoryBrand's one-liner). */
import {
  capital,
  closing,
  deedOf,
  doing,
  edgeThing,
  ending,
  type Frame,
  feeling,
  gainAndFeel,
  gainOrFeel,
  gainSought,
  inDoing,
  line,
  part,
  tail,
  theyDo,
  voiceThing,
  weClosing,
} from './frame-parts.ts'

export const problemFrames: readonly Frame[] = [
  {
    id: 'pain asked',
    family: 'problem',
    speaker: 'name',
    write: (p) => line`${capital(p.profile.painAsked)}? ${p.name} helps ${p.audience.text} ${gainOrFeel(p)}${tail(p)}`,
  },
  {
    id: 'pain asked us',
    family: 'problem',
    speaker: 'we',
    write: (p) =>
      line`${capital(p.profile.painAsked)}? At ${p.name}, we help ${p.audience.text} ${gainOrFeel(p)}. ${weClosing(p)}`,
  },
  {
    id: 'pain in the way',
    family: 'problem',
    speaker: 'name',
    write: (p) => {
      const { pain } = p.profile
      if (!pain) return undefined
      return line`${capital(pain.text)} ${pain.isPlural ? 'stand' : 'stands'} between ${oneThing(p.audience.text)} and ${oneThing(p.gain.noun ?? inDoing(p.gain.verbal))}. ${p.name} answers with ${p.pick(part`${voiceThing(p)} and ${edgeThing(p)}`, edgeThing(p))}`
    },
  },
  {
    id: 'when they suffer',
    family: 'problem',
    speaker: 'name',
    write: (p) =>
      line`When ${p.audience.text} ${p.audience.isOne ? undefined : p.profile.painDeed}, ${p.name} helps them ${gainOrFeel(p)}${tail(p)}`,
  },
  {
    id: 'pain and the offer',
    family: 'problem',
    speaker: 'name',
    write: (p) =>
      line`${capital(p.profile.painAsked)}? ${p.name} is there for ${p.audience.text}${p.pick(part`, with ${p.profile.offer}`, '')}. ${closing(p)}`,
  },
  {
    id: 'should feel',
    family: 'problem',
    speaker: 'we',
    write: (p) =>
      line`${capital(p.audience.text)} should ${p.pick(feeling(p), gainAndFeel(p))}. At ${p.name}, we see to that. ${weClosing(p)}`,
  },
  {
    id: 'hard to',
    family: 'problem',
    speaker: 'name',
    write: (p) => line`Hard to ${deedOf(p)}? ${capital(p.audience.text)} can turn to ${p.name}${ending(p)}`,
  },
  {
    id: 'should not be hard',
    family: 'problem',
    speaker: 'we',
    write: (p) =>
      line`${deedOf(p) && capital(inDoing(p.gain.verbal))} should not be hard. At ${p.name}, we help ${p.audience.text} ${p.pick('do it', part`do it and ${doing(p.feel)}`)}. ${weClosing(p)}`,
  },
  {
    id: 'whatever stands between',
    family: 'problem',
    speaker: 'name',
    write: (p) =>
      line`Whatever stands between ${oneThing(p.audience.text)} and ${oneThing(p.gain.noun ?? inDoing(p.gain.verbal))}, ${p.name} is there to help${tail(p)}`,
  },
  {
    id: 'it takes more',
    family: 'problem',
    speaker: 'we',
    write: (p) =>
      line`It takes more than luck to ${deedOf(p)}. At ${p.name}, we help ${p.audience.text} get there${p.pick('', part` and ${doing(p.feel)}`)}. ${weClosing(p)}`,
  },
  {
    id: 'looking for it',
    family: 'problem',
    speaker: 'name',
    write: (p) =>
      line`Looking ${gainSought(p)}? ${p.name} is there for ${p.audience.text}${p.pick('', part`, to help them ${doing(p.feel)}`)}. ${closing(p)}`,
  },
  {
    id: 'alone or together',
    family: 'problem',
    speaker: 'name',
    write: (p) =>
      line`It is one thing to ${deedOf(p)} and another to ${feeling(p)}. With ${p.name}, ${theyDo(p, { base: 'do', rest: 'both' })}. ${closing(p)}`,
  },
]

/** "between teenagers and strength and friendship" has one "and" too many; nothing stands before what is not there. */
const oneThing = (text: string | undefined) =>
  text !== undefined && (/ and /.test(text) || /^(?:no|zero|nothing|less|fewer)\b/.test(text)) ? undefined : text
