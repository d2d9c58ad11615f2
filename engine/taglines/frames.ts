import { isSlot, type Slot } from './slots.ts'

/** The heaviest brand that a frame suits: `light` only where a smile is welcome, `any` also where the owner speaks of loss. */
export type Weight = 'light' | 'everyday' | 'any'

/**
 * A shape of tagline. In `text`, `{slot}` takes a fill of that slot and `{slot.form}` another form of the same fill;
 * `device` is the figure of speech as the owner reads it; `strength` 1 to 3 is how much the shape does by itself.
 * `repeats`: a word may be said twice. `namesake`: only for a name that holds the word.
 */
export type Frame = {
  text: string
  device: string
  strength: 1 | 2 | 3
  weight: Weight
  repeats?: true
  namesake?: true
}

const group = (device: string, weight: Weight, strength: 1 | 2 | 3, texts: readonly string[]): Frame[] =>
  texts.map((text) => ({ text, device, strength, weight }))

/** Every shape that the writer knows. The slots are described in slots.ts, their forms where place-*.ts makes them. */
export const frames: readonly Frame[] = [
  ...group('contrast', 'any', 2, ['Less about us. More about {people.party}.']),
  ...group('pairing', 'any', 3, ['{nature}, and {voice} with it.', '{gain.pair} and {felt.large}.']),
  ...group('pairing', 'any', 2, ['{nature.quality} and {voice.quality}.', '{thing.many}, and {felt.large}.']),
  ...group('contrast', 'everyday', 3, [
    'Come {seeker.hard}. Leave {felt.adjective}.',
    '{trait}, never {trait.vice}.',
    '{tag.none}. Just {trait.quality}.',
    '{gain.less}. More {felt.mass}.',
    'Big on {nature.noun}, {voice.quiet} about it.',
    'Serious about {gain.many}. {voice.easy} about the rest.',
  ]),
  ...group('contrast', 'light', 3, ['Arrive {felt.opposite}, leave {felt.adjective}.']),
  ...group('contrast', 'everyday', 2, [
    'Long on {trait.quality}. Short on fuss.',
    '{tag.none}. Plenty of {trait.quality}.',
    '{name}. {trait}, never {trait.vice}.',
  ]),
  ...group('we and you', 'any', 2, [
    'We stay {trait.kept}. You feel {felt}.',
    'Our {trait.quality}, your {felt.mass}.',
  ]),
  ...group('we and you', 'everyday', 3, [
    "We're {trait.us}. You're {felt.yourself}.",
    'Bring your {seeker.brought}. We bring {thing.the}.',
    'Bring your {seeker.brought}. We bring the {trait.quality}.',
    'The {trait.quality} is ours. The {felt.mass} is yours.',
    'We {deed}. You {act}.',
    'We {deed}. You feel {felt}.',
    "{nature.zeal}, so you're {felt.easy}.",
    '{nature.zeal} on your behalf.',
  ]),
  ...group('we and you', 'light', 2, ['{act.personal}. We bring {thing.the}.']),
  ...group('parallel pair', 'any', 3, ['{voice.speech} voices, {nature.seat}.']),
  ...group('parallel pair', 'any', 2, [
    '{voice.speech} people, {nature.worked} work.',
    '{people.party} first. {trait} always.',
  ]),
  ...group('parallel pair', 'everyday', 3, [
    'First {trait.quality}, then {felt.mass}.',
    'First {trait.quality}, then {gain.many}.',
    'First {thing}, then {gain.many}.',
    'Start with {trait.quality}. End with {felt.end}.',
  ]),
  ...group('parallel pair', 'everyday', 2, [
    '{thing.many}. {gain.many}.',
    '{trait} by nature, {voice} by habit.',
    'Stay {seeker.mood}. Feel {felt}.',
    'Be {trait.dare}. Feel {felt}.',
  ]),
  ...group('rule of three', 'any', 3, [
    '{nature}. {voice}. {tag.none}.',
    '{nature.quality}. {voice.quality}. {felt.mass}.',
  ]),
  ...group('rule of three', 'everyday', 3, [
    '{trait.quality}. {thing.many}. {gain.many}.',
    '{nature}. {voice}. {act.done}.',
  ]),
  ...group('rule of three', 'any', 2, [
    '{nature}, {voice} and here for {people}.',
    '{nature}. {voice}. For {people}.',
    '{nature}. {voice}. {tag.item}.',
    '{voice}. {nature}. {tag.item}.',
  ]),
  ...group('question', 'everyday', 3, [
    'When did you last feel {felt.strong}?',
    "Why shouldn't {people.party} feel {felt.strong}?",
  ]),
  ...group('question', 'everyday', 2, ['{seeker.mood}? So are we.', 'Ready to feel {felt.strong}?']),
  ...group('question and answer', 'everyday', 3, ['Our secret? {tag.named}.', "{tag.headline}? That's {name}."]),
  ...group('question and answer', 'everyday', 2, [
    '{gain.many}? Ask {name}.',
    '{seeker.hard}? {name}.',
    '{tag.headline}? Of course.',
  ]),
  ...group('question and answer', 'light', 3, [
    '{felt.strong}? Blame {thing.the}.',
    '{gain.cheered}? Blame {thing.the}.',
  ]),
  ...group('question and answer', 'light', 2, ['{seeker.mood}? {tag.named}.', '{seeker.hard}? {tag.none}.']),
  ...group('invitation', 'everyday', 3, [
    '{tag.none}. {people.odd} welcome.',
    'Come for {thing.the}. Stay for the {trait.quality}.',
  ]),
  ...group('invitation', 'everyday', 2, [
    'Go on. {act.brief}.',
    'Go on. Feel {felt.strong}.',
    'Time to {act}.',
    '{act.named} with {name}.',
  ]),
  ...group('invitation', 'everyday', 1, [
    "Here's to {people.party}.",
    "{people.party}, this one's for you.",
    '{people.party}, meet {name}.',

    '{people.party}, feel {felt}.',
  ]),
  ...group('invitation', 'light', 2, [
    '{people.party}, rejoice: {gain.bare}.',
    '{people.party}, rejoice: {tag.cheered}.',
  ]),
  ...group('toast', 'light', 3, ['Long live {tag.cheered}.', 'Long live {gain.cheered}.']),
  ...group('toast', 'everyday', 2, [
    "Here's to {gain.cheered}.",
    "Here's to {felt.mass}.",
    "Here's to feeling {felt.strong}.",
  ]),
  ...group('rhyme', 'everyday', 2, ['{trait.rhyme}', '{felt.rhyme}']),
  ...group('reversal', 'everyday', 2, ["If it isn't {trait}, it isn't {name}."]),
  ...group('surprise', 'everyday', 2, ['{tag.told}. Yes, really.']),
  ...group('surprise', 'light', 3, ['Expect {trait.mischief}.', 'Expect {trait.mischief}. And {thing.many}.']),
  ...group('understatement', 'light', 3, [
    '{nature}, if a little {voice.rough}.',
    '{tag.told}, since you asked.',
    '{trait.quirk}, in a good way.',
  ]),
  ...group('understatement', 'everyday', 3, ['{tag.headline}. The rest is {nature.quality}.']),
  ...group('understatement', 'everyday', 2, ['{tag.told}. Enough said.', '{tag.told}. The rest is {trait.quality}.']),
  ...group('cause and effect', 'everyday', 3, ['{gain.starts} with {thing}.']),
  ...group('cause and effect', 'light', 3, ['{gain.bare}, courtesy of {thing}.']),
  ...group('step by step', 'everyday', 2, ['{trait.gift}, one {gain.one} at a time.']),
  ...group('mixture', 'everyday', 3, ['Equal parts {nature.quality} and {voice.quality}.']),
  ...group('mixture', 'light', 2, [
    '{trait.quality} and {thing.trusted}.',
    'Equal parts {trait.quality} and {thing.trusted}.',
    'Part {trait.quality}, part {thing.plain}.',
    '{trait.quality}, with {thing.with}.',
  ]),
  ...group('wholehearted', 'everyday', 3, [
    'Made for {people.party}. Mad about {thing.many}.',
    '{voice.mildly} obsessed with {thing.many}.',
  ]),
  ...group('wholehearted', 'everyday', 2, ['{voice.mildly} obsessed with {gain.many}.', 'Powered by {thing.trusted}.']),
  ...group('compliment', 'everyday', 3, ['{felt.worn} looks good on you.', '{felt.worn}. It suits you.']),
  ...group('telling detail', 'any', 2, ['{tag.whole}.', '{name}: {tag.told}.', '{name}. We {deed}.', 'We {deed}.']),
  ...group('telling detail', 'everyday', 2, [
    '{voice.speech} from the first hello.',
    'It starts with {thing}.',
    'Ask about our {thing.plain}.',
    '{thing.many} for {people}.',
  ]),
  ...group('counting off', 'everyday', 3, ['{tag.count}: {tag.told}.']),
  ...group('counting off', 'everyday', 2, ['{gain.count}: {gain.bare}.', '{act.count}: {act}.']),
  ...group('plain promise', 'any', 2, ['{voice.signed} yours, {name}.']),
  ...group('invitation', 'any', 1, ['Feel {felt} with {name}.']),
  ...group('plain promise', 'any', 3, [
    '{voice.adverb} {nature.single}.',
    '{voice.softly} here for {people}.',
    'Room for {felt.large}.',
  ]),
  ...group('plain promise', 'any', 2, [
    '{trait.gift} for {people}.',
    '{felt.large} for {people}.',
    'Here for {people}.',
    '{name}. {trait.quality}, always.',
    '{name}, for {people.party}.',
    '{gain.core} for {people}.',
    '{gain.bare}, {voice.adverb}.',
    'The {trait.before} way to {act}.',
    '{trait.quality}, always.',
    '{gain.short}, {trait.adverb}.',
    '{name}. {voice.adverb} {nature.single}.',
    'Help to {act}.',
    '{gain.phrase}, with {trait.gift}.',
  ]),
  ...group('plain promise', 'any', 1, [
    '{trait.people} people for {people.party}.',
    '{act}, {voice.adverb}.',
    'On the side of {people.party}.',
    '{trait.quality} first.',
    '{trait} by nature.',
    '{nature} and {voice}, always.',
    '{trait} throughout.',
    '{felt.mass} first.',
    'Because {felt.large} matters.',
    'Where you feel {felt}.',
  ]),
  ...group('plain promise', 'everyday', 1, [
    'Time to feel {felt}.',
    'The plan: feel {felt}.',
    'Calling all {people.folk}.',
    "Here's to feeling {felt}.",
    'Made for {people.folk}.',
    'Keep it {trait}.',
    '{trait} as standard.',
    '{name}. Here for {people}.',
  ]),
  ...group('plain promise', 'everyday', 3, [
    'Finally, {gain.bare}.',
    'Get used to {gain.many}.',
    'Get used to feeling {felt.strong}.',
  ]),
  ...group('plain promise', 'everyday', 2, [
    'At last, {gain.bare}.',
    'Time for {gain.bare}.',
    '{name}: {gain.bare}.',
    'The plan: {gain.bare}.',
    'The plan: {act}.',
    'Expect {gain.many}.',
    'Hello, {gain.greeted}.',
    'The {trait.before} way to feel {felt}.',
    'Where {people.many} feel {felt}.',
  ]),
  ...group('aphorism', 'any', 3, ['It takes {trait.wayfinder} to {act}.']),
  ...group('paradox', 'everyday', 3, ['Seriously {trait.playful}.', 'Stubbornly {trait.soft}.']),
  ...group('paradox', 'light', 3, ['A serious case of {trait.mischief}.']),
  ...group('double meaning', 'everyday', 3, ['Professionally {trait.trade}.']),
  ...group('hyperbole', 'light', 3, ['Gloriously {trait.quirk}.']),
  ...group('hyperbole', 'everyday', 3, ['Unreasonably {trait.virtue}.', 'Unreasonably serious about {gain.many}.']),
  ...group('hyperbole', 'everyday', 2, ['{trait.virtue} to a fault.', 'Proudly {trait.quirk}.']),
  ...group('double meaning', 'light', 3, [
    '{thing.bare}. {thing.double}',
    '{gain.bare}. {gain.double}',
    '{act}. {act.double}',
    '{tag}. {tag.double}',
  ]),
  ...group('double meaning', 'everyday', 3, ['{tag.told}, to be {trait.toBe}.']),
  ...group('familiar saying', 'light', 3, [
    'In {thing.trusted} we trust.',
    'Ready, steady, {act.treat}.',
    'May contain {trait.mischief}.',
    "Where there's {trait.wayfinder}, there's a way.",
  ]),
  ...group('familiar saying', 'everyday', 3, [
    'Yours {trait.signed}, {name}.',
    'A little {trait.quality} goes a long way.',
  ]),
  ...group('familiar saying', 'everyday', 2, [
    "{trait.idiom} That's {name}.",
    '{trait.idiom}',
    '{felt.idiom}',
    '{voice.adverb} does it.',
  ]),
  {
    text: '{name} by name, {trait} by nature.',
    device: 'double meaning',
    strength: 3,
    weight: 'everyday',
    namesake: true,
  },
  ...group('echo', 'everyday', 3, [
    '{gain.bare}. {gain.echo}.',
    '{thing.bare}. {thing.echo}.',
    '{trait.people} people for {seeker.known} people.',
  ]).map((frame): Frame => ({ ...frame, repeats: true })),
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
