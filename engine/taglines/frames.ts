import { isSlot, type Slot } from './slots.ts'

/**
 * A shape of tagline. In `text`, `{slot}` takes a fill of that slot and `{slot.form}` another form of the same fill;
 * `device` is the figure of speech as the owner reads it; `strength` 1 to 3 is how much the shape does by itself.
 */
export type Frame = { text: string; device: string; strength: 1 | 2 | 3; repeats?: true }

const group = (device: string, strength: 1 | 2 | 3, texts: readonly string[]): Frame[] =>
  texts.map((text) => ({ text, device, strength }))

/** Every shape that the writer knows. The slots are described in slots.ts, their forms where place-words.ts makes them. */
export const frames: readonly Frame[] = [
  ...group('contrast', 3, [
    'Come {seeker}. Leave {felt.adjective}.',
    '{trait}, never {trait.vice}.',
    '{tag.none}. Just {trait.noun}.',
    '{gain.less}. More {felt.noun}.',
    'Less about us. More about {gain}.',
  ]),
  ...group('contrast', 2, [
    'Less about us, more about {people}.',
    'Big on {nature.noun}, {voice} about it.',
    'Arrive {felt.opposite}, leave {felt.adjective}.',
    '{tag.none}. Plenty of {trait.noun}.',
  ]),
  ...group('we and you', 3, [
    "We're {trait}. You're {felt.yourself}.",
    'Our {trait.noun}, your {felt.yours}.',
    'Our {trait.noun}. Your {gain.plain}.',
    'Our {thing.plain}. Your {gain.plain}.',
    'We {deed}. You feel {felt}.',
  ]),
  ...group('we and you', 2, [
    'We stay {trait}. You feel {felt}.',
    'We bring {thing}. You feel {felt}.',
    'You get {gain}. We stay {trait}.',
    'We {deed}. You {act}.',
  ]),
  ...group('parallel pair', 3, [
    'Start with {trait.quality}. End with {felt.end}.',
    'From {thing.core} to {gain.core}.',
    '{thing.core} in. {gain.core} out.',
  ]),
  ...group('parallel pair', 2, [
    '{trait} by nature, {voice} by habit.',
    '{people.folk} first. {trait} always.',
    'Trust {thing.the}. Feel {felt}.',
    '{act}. Feel {felt}.',
    '{thing.bare}. {gain.bare}.',
    '{trait} at heart. {tag}.',
    '{tag}. {felt} all round.',
    'Stay {seeker.mood}. Feel {felt}.',
    'Be {trait.dare}. Feel {felt}.',
  ]),
  ...group('rule of three', 3, ['{nature}. {voice}. {tag}.', '{nature}. {voice}. {felt.state}.']),
  ...group('rule of three', 2, [
    '{nature}. {voice}. {act.done}.',
    '{voice}. {nature}. {gain.bare}.',
    '{nature.before} days, {voice.before} ways, {gain.bare}.',
  ]),
  ...group('question', 3, [
    'When did you last feel {felt}?',
    'What if {people} felt {felt}?',
    '{felt}? Thank {thing.the}.',
    '{gain.bare}? Thank {thing.the}.',
  ]),
  ...group('question', 2, [
    "Why shouldn't {people} feel {felt}?",
    '{seeker.mood}? So are we.',
    '{seeker.hard}? Breathe out. Feel {felt}.',
    'Feeling {felt} yet?',
    '{gain.bare}? Yes, please.',
  ]),
  ...group('question and answer', 2, ["{tag}? That's {name}.", '{gain.bare}? Ask {name}.', '{trait}? Ask {name}.']),
  ...group('invitation', 3, [
    '{people.folk}, meet {name}.',
    '{tag.offer}. {people.folk} welcome.',
    "Hello, {people.folk}. We're {name}.",
  ]),
  ...group('invitation', 2, [
    '{people.folk}, feel {felt}.',
    'Go on. Feel {felt}.',
    '{people.folk}, {act}.',
    'Feel {felt} with {name}.',
    'Come for {thing}, stay for {trait.noun}.',
    'Dear {people.folk}: {tag.offer}.',
  ]),
  ...group('toast', 3, ["Here's to {gain.toast}.", "Here's to {felt.sense}."]),
  ...group('plain promise', 3, ['{felt.sense} for {people}.']),
  ...group('toast', 2, ["Here's to {people}.", "Here's to feeling {felt}.", 'Three cheers for {gain}.']),
  ...group('rhyme', 3, ['{trait.rhyme}', '{felt.rhyme}', '{trait.rhyme} {tag}.', '{felt.rhyme} {tag}.']),
  ...group('reversal', 3, ["If it isn't {trait}, it isn't {name}."]),
  ...group('surprise', 2, ['Yes, really: {tag}.', 'Psst, {people.folk}. {tag.offer}.']),
  ...group('cause and effect', 3, ['{gain.bare}, courtesy of {thing}.', '{gain.starts} with {thing}.']),
  ...group('step by step', 3, ['{trait.noun}, one {gain.one} at a time.']),
  ...group('step by step', 2, ['{felt.noun}, one {thing.one} at a time.']),
  ...group('mixture', 3, ['Part {trait.noun}, part {thing.plain}.', '{trait.noun}, with {thing.with}.']),
  ...group('wholehearted', 3, ['Made for {people}. Mad about {thing}.']),
  ...group('compliment', 3, ['{felt.worn} looks good on you.']),
  ...group('concrete image', 3, [
    '{voice} from the first hello.',
    '{nature} to the last {thing.last}.',
    'It starts with {thing}.',
    'Ask about our {thing.plain}.',
    '{trait} by nature. {tag}.',
  ]),
  ...group('concrete image', 2, [
    'Bring on {thing.the}.',
    '{name}. Ask about {thing.the}.',
    '{name}: {tag}.',
    'Feel {felt}. {tag}.',
    '{thing.core} for {people}.',
    "It's all in {thing.the}.",
    "There's {trait.quality} in {thing.the}.",
  ]),
  ...group('counting off', 3, ['{tag.count}: {tag}.']),
  ...group('counting off', 2, ['{gain.count}: {gain.bare}.', '{act.count}: {act}.']),
  ...group('plain promise', 2, [
    '{gain.core} for {people}.',
    'Where {people} feel {felt}.',
    '{voice.adverb} {nature.single}.',
    '{act}, {trait.adverb}.',
    '{voice.adverb} {nature.single}. {tag}.',
    'The {trait.before} way to {act}.',
    'The {trait.before} way to feel {felt}.',
    '{gain.bare}, please.',
    'More {felt.sense}, please.',
    'Feel the {felt.sense}. {tag}.',
    'Hello, {gain.greeted}.',
    '{trait.before} people for {people}.',
    'End the day {felt.adjective}.',
    '{trait} is how we work.',
    '{tag}. Enough said.',
  ]),
  ...group('paradox', 3, ['{trait.paradox}. {tag}.', 'A serious case of {trait.mischief}.']),
  ...group('paradox', 2, [
    '{trait.paradox}. {people.folk} welcome.',
    '{name}. {trait.paradox}.',
    'Serious about {gain}. Seriously {trait.playful}.',
  ]),
  ...group('double meaning', 3, [
    '{thing.bare}. {thing.double}',
    '{gain.bare}. {gain.double}',
    '{act}. {act.double}',
    '{tag}. {tag.double}',
    '{tag}, to be {trait.toBe}.',
  ]),
  ...group('familiar saying', 2, [
    '{trait.quality} never goes out of style.',
    'Handle with {trait.noun}.',
    '{name} by name, {trait} by nature.',
    'Now with extra {trait.noun}.',
    'Mind {thing.the}.',
  ]),
  ...group('familiar saying', 3, [
    'May contain {trait.mischief}.',
    'Yours {voice.adverb}, {name}.',
    'A little {trait.quality} goes a long way.',
    '{trait.idiom} {tag}.',
    '{tag}. {trait.idiom}',
    '{felt.idiom} {tag}.',
  ]),
  ...group('familiar saying', 2, ['{trait.idiom} {gain.bare}.', '{felt.idiom} {gain.bare}.']),
  ...[
    { text: '{gain.bare}. {gain.echo}.', device: 'echo', strength: 3 as const, repeats: true as const },
    { text: '{thing.bare}. {thing.echo}.', device: 'echo', strength: 3 as const, repeats: true as const },
    {
      text: '{trait.before} people for {seeker} people.',
      device: 'echo',
      strength: 3 as const,
      repeats: true as const,
    },
  ],
]

/** One place of a frame: which slot, and which form of its fill. */
type Place = { slot: Slot; form: string }

/** The places of a frame in their order; `place` itself is the text between braces. */
export function placesOf(frame: Frame): Place[] {
  return Array.from(frame.text.matchAll(placePattern)).flatMap(([, slot = '', form = 'text']) =>
    isSlot(slot) ? [{ slot, form }] : [],
  )
}

/** A frame's text with each place replaced. */
export function fillPlaces(frame: Frame, textAt: (slot: string, form: string) => string): string {
  return frame.text.replace(placePattern, (_, slot: string, form = 'text') => textAt(slot, form))
}

const placePattern = /\{(\w+)(?:\.(\w+))?\}/g
