/** The customer first, as the one the line is about. */
import {
  agreed,
  capital,
  closing,
  ending,
  type Frame,
  gainSought,
  heartAndTone,
  leaving,
  line,
  part,
  tail,
  theyDo,
  wanted,
  weClosing,
  weDeeds,
  weEnding,
  whoWant,
} from './frame-parts.ts'

export const customerFrames: readonly Frame[] = [
  {
    id: 'there is',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`For ${whoWant(p)} ${wanted(p)}, there is ${p.name}${ending(p)}`,
  },
  {
    id: 'is for',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`${p.name} is for ${whoWant(p)} ${wanted(p)}${tail(p)}`,
  },
  {
    id: 'come and leave',
    family: 'customer',
    speaker: 'name',
    write: (p) =>
      line`${capital(p.audience.text)} ${agreed(p, 'come')} to ${p.name} ${gainInHand(p)} and ${agreed(p, 'leave')} ${leaving(p)}. ${closing(p)}`,
  },
  {
    id: 'starts there',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`${capital(p.audience.text)} ${agreed(p, 'want')} ${wanted(p)}. ${p.name} starts there${tail(p)}`,
  },
  {
    id: 'come first',
    family: 'customer',
    speaker: 'we',
    write: (p) =>
      line`${capital(p.audience.text)} ${agreed(p, 'come')} first at ${p.name}. ${p.pick(part`We ${weDeeds(p)}, so ${theyLater(p)}. ${edgeOnly(p)}`, part`We ${weDeeds(p)}, so ${theyLater(p)}`, (p.feel ?? p.gain.verbal) ? undefined : weClosing(p))}`,
  },
  {
    id: 'where do they go',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`Where ${agreed(p, 'do')} ${p.audience.text} go ${gainInHand(p)}? To ${p.name}${ending(p)}`,
  },
  {
    id: 'at the place they feel',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`${capital(theyDo(p, p.feel))} at ${p.name}${p.pick('', part`: ${heartAndTone(p)}`)}${tail(p)}`,
  },
  {
    id: 'about one thing',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`For ${p.audience.text}, ${p.name} is about one thing: ${p.gain.topic}. ${closing(p)}`,
  },
  {
    id: 'that is our work',
    family: 'customer',
    speaker: 'we',
    write: (p) =>
      line`${capital(p.audience.text)} ${agreed(p, 'want')} ${wanted(p)}. That is our work at ${p.name}${weEnding(p)}`,
  },
  {
    id: 'what they get',
    family: 'customer',
    speaker: 'name',
    write: (p) =>
      line`What ${p.audience.text} ${agreed(p, 'get')} from ${p.name} is simple: ${p.gain.noun}. ${closing(p)}`,
  },
  {
    id: 'in a word',
    family: 'customer',
    speaker: 'name',
    write: (p) =>
      line`What ${agreed(p, 'do')} ${p.audience.text} get from ${p.name}? In a word: ${p.gain.word}. ${closing(p)}`,
  },
  {
    id: 'one rule',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`${p.name} has one rule for ${p.audience.text}: ${p.gain.motto}. ${closing(p)}`,
  },
  {
    id: 'all about',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`${p.name} is about one thing: ${p.gain.alone ?? p.gain.topic}. ${closing(p)}`,
  },
  {
    id: 'is there for',
    family: 'customer',
    speaker: 'name',
    write: (p) =>
      line`${p.name} is there for ${p.audience.text}${p.pick('', part`, with ${p.profile.offer}`)}. ${closing(p)}`,
  },
  {
    id: 'where for the offer',
    family: 'customer',
    speaker: 'name',
    write: (p) => line`Where ${agreed(p, 'do')} ${p.audience.text} go for ${p.profile.offer}? To ${p.name}${ending(p)}`,
  },
]

/** "so they feel calm", where the people were named a sentence before. */
const theyLater = (p: Parameters<Frame['write']>[0]) => {
  const verbal = p.pick('gain', 'feel') === 'gain' ? p.gain.verbal : p.feel
  return verbal && `they ${verbal.base} ${verbal.rest}`.trim()
}

/** "for better salads"; nobody goes anywhere "to sleep at night". */
const gainInHand = (p: Parameters<Frame['write']>[0]) => {
  const sought = gainSought(p)
  return sought?.startsWith('for ') ? sought : undefined
}

const edgeOnly = (p: Parameters<Frame['write']>[0]) => capital(p.edge?.alone)
