/** Who is helped, with what, and how ("we help X do Y by doing Z": Blank, Strategyzer). */
import {
  closing,
  edgeAlone,
  edgeThing,
  type Frame,
  feeling,
  gainOrFeel,
  line,
  part,
  tail,
  theyDo,
  voiceThing,
  weClosing,
  weDeeds,
} from './frame-parts.ts'

export const helpFrames: readonly Frame[] = [
  {
    id: 'we help',
    family: 'help',
    speaker: 'we',
    write: (p) => line`At ${p.name}, we help ${p.audience.text} ${gainOrFeel(p)}. ${weClosing(p)}`,
  },
  {
    id: 'helps',
    family: 'help',
    speaker: 'name',
    write: (p) => line`${p.name} helps ${p.audience.text} ${gainOrFeel(p)}${tail(p)}`,
  },
  {
    id: 'here to help',
    family: 'help',
    speaker: 'name',
    write: (p) => line`${p.name} is here to help ${p.audience.text} ${gainOrFeel(p)}${tail(p)}`,
  },
  {
    id: 'welcome',
    family: 'help',
    speaker: 'we',
    write: (p) => line`Welcome to ${p.name}, where we help ${p.audience.text} ${gainOrFeel(p)}. ${weClosing(p)}`,
  },
  {
    id: 'everything is there',
    family: 'help',
    speaker: 'name',
    write: (p) => line`Everything at ${p.name} is there to help ${p.audience.text} ${gainOrFeel(p)}. ${closing(p)}`,
  },
  {
    id: 'helps with',
    family: 'help',
    speaker: 'name',
    write: (p) =>
      line`${p.name} helps ${p.audience.text} ${gainOrFeel(p)}, with ${p.pick(part`${voiceThing(p)} and ${edgeThing(p)}`, edgeThing(p))}`,
  },
  {
    id: 'here so that',
    family: 'help',
    speaker: 'name',
    write: (p) =>
      line`${p.name} is here so that ${p.pick(part`${p.gain.clause} and ${theyDo(p, p.feel)}`, part`${theyDo(p, p.gain.verbal)}`, part`${theyDo(p, p.feel)}`)}${tail(p)}`,
  },
  {
    id: 'with its help',
    family: 'help',
    speaker: 'name',
    write: (p) => line`With help from ${p.name}, ${p.pick(theyDo(p, p.gain.verbal), theyDo(p, p.feel))}. ${closing(p)}`,
  },
  {
    id: 'we do it so that',
    family: 'help',
    speaker: 'we',
    write: (p) => line`At ${p.name}, we ${p.profile.deed} so that ${theyDo(p, p.feel)}. ${weClosing(p)}`,
  },
  {
    id: 'helping is the work',
    family: 'help',
    speaker: 'we',
    write: (p) =>
      line`Helping ${isShort(p.audience.text)} ${gainOrFeel(p)} is the work we do at ${p.name}. ${p.pick(weClosing(p), part`We ${weDeeds(p)}. ${edgeAlone(p)}`)}`,
  },
  {
    id: 'brings',
    family: 'help',
    speaker: 'name',
    write: (p) =>
      line`${p.name} brings ${isShort(p.audience.text)} ${p.gain.verbal && !p.gain.noun?.endsWith('ing') ? p.gain.noun : undefined} and helps them ${feeling(p)}${tail(p)}`,
  },
]

/** "brings fishermen a calm sea" is clear; with a long name for people nobody sees where it ends. */
const isShort = (text: string) => (text.split(' ').length <= 3 ? text : undefined)
