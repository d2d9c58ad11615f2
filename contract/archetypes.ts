/** The twelve archetypes, after Mark & Pearson (The Hero and the Outlaw, 2001) in our own condensed wording. No zod here: screens need this file. */

/** Stored values, in the order in which they are offered. */
export const archetypeIds = [
  'innocent',
  'explorer',
  'sage',
  'hero',
  'outlaw',
  'magician',
  'regular',
  'lover',
  'jester',
  'caregiver',
  'ruler',
  'creator',
] as const
export type ArchetypeId = (typeof archetypeIds)[number]

/** What moves a group of three; two archetypes of one group are near each other. */
export const archetypeGroups = {
  fulfilment: 'Independence and fulfilment',
  mastery: 'Mastery and risk',
  belonging: 'Belonging and enjoyment',
  stability: 'Stability and control',
} as const
export type ArchetypeGroup = keyof typeof archetypeGroups

export type Archetype = {
  id: ArchetypeId
  name: string
  group: ArchetypeGroup
  motto: string
  /** Completes "A brand of this kind wants …". */
  wants: string
  /** Completes "It dreads …". */
  dreads: string
  /** Completes "So it …". */
  does: string
  voice: string
  description: string
  /** Brands that are often cited; lists differ from one author to the next. */
  examples: readonly string[]
  /** Trades in which this kind is at home. */
  industryExamples: readonly string[]
}

export const archetypes: Readonly<Record<ArchetypeId, Archetype>> = {
  innocent: {
    id: 'innocent',
    name: 'The Innocent',
    group: 'fulfilment',
    motto: 'Good things can stay simple.',
    wants: 'a good, untroubled life',
    dreads: 'doing wrong, or seeing something good spoilt',
    does: 'keeps things plain and right',
    voice: 'sunny, gentle, in short sentences',
    description:
      'Trusts that people and things are good when they are left plain, and keeps its own corner of the world so.',
    examples: ['Dove', 'Coca-Cola', 'innocent drinks'],
    industryExamples: ['Natural food and drink', 'Soap and baby care', "Children's goods"],
  },
  explorer: {
    id: 'explorer',
    name: 'The Explorer',
    group: 'fulfilment',
    motto: 'There is more out there.',
    wants: 'to find oneself out there',
    dreads: 'being fenced in, and sameness',
    does: 'leaves, goes its own way and travels light',
    voice: 'spare, restless, in the open air',
    description: 'Would rather be on the way than arrive, and gives people room to find their own road.',
    examples: ['Jeep', 'The North Face', 'Patagonia'],
    industryExamples: ['Travel and outdoor gear', 'Vehicles', 'Learning abroad'],
  },
  sage: {
    id: 'sage',
    name: 'The Sage',
    group: 'fulfilment',
    motto: 'Understand it first.',
    wants: 'to understand',
    dreads: 'misleading others, and being misled',
    does: 'checks, explains and publishes',
    voice: 'measured, with terms defined and doubt stated',
    description: 'Believes that people decide well once they can see for themselves, and says how sure it is.',
    examples: ['Google', 'BBC', 'National Geographic'],
    industryExamples: ['Research and advice', 'Education', 'News and analysis'],
  },
  hero: {
    id: 'hero',
    name: 'The Hero',
    group: 'mastery',
    motto: 'Hard is where it begins.',
    wants: 'to prove its worth by hard acts',
    dreads: 'weakness, and giving up',
    does: 'trains, shows up and goes first',
    voice: 'terse, direct, without pity',
    description: 'Takes on what others put down, and helps people to find out what they can do.',
    examples: ['Nike', 'FedEx', 'Adidas'],
    industryExamples: ['Sport and training', 'Rescue and logistics', 'Tools'],
  },
  outlaw: {
    id: 'outlaw',
    name: 'The Outlaw',
    group: 'mastery',
    motto: 'If it does not work, break it.',
    wants: 'to break what does not work',
    dreads: 'being tamed, or made harmless',
    does: 'provokes, exposes and refuses',
    voice: 'blunt and unpolished',
    description: 'Stands against what wrongs people, says aloud what others only think, and pays the price for it.',
    examples: ['Harley-Davidson', 'Virgin', 'Diesel'],
    industryExamples: ['Challengers in settled trades', 'Music and street fashion', 'Campaigns'],
  },
  magician: {
    id: 'magician',
    name: 'The Magician',
    group: 'mastery',
    motto: 'What seems fixed can change.',
    wants: 'to change what seems fixed',
    dreads: 'effects that nobody meant, and explaining the wonder away',
    does: 'prepares unseen, then reveals',
    voice: 'quiet, certain, with suspense',
    description: 'Makes one thing become another, and lets people feel the change before they can explain it.',
    examples: ['Disney', 'Dyson', 'Polaroid'],
    industryExamples: ['Entertainment and events', 'New technology', 'Wellbeing and beauty'],
  },
  regular: {
    id: 'regular',
    name: 'The Regular Person',
    group: 'belonging',
    motto: 'One of us.',
    wants: 'to belong, as one among equals',
    dreads: 'standing above others, or shutting anyone out',
    does: 'pulls its weight and keeps things fair',
    voice: 'over the fence, with some banter',
    description: 'Treats everybody the same, needs no airs, and is glad to be nothing out of the ordinary.',
    examples: ['IKEA', 'Home Depot', 'Ford'],
    industryExamples: ['Everyday retail', 'Repairs and trades', 'Pubs and cafés'],
  },
  lover: {
    id: 'lover',
    name: 'The Lover',
    group: 'belonging',
    motto: 'Come closer.',
    wants: 'closeness, and to be wanted',
    dreads: 'being unwanted, or leaving people cold',
    does: 'attends to the senses and lingers',
    voice: 'low, slow and tactile',
    description: 'Cares how a thing feels and who it is shared with, and gives one person its whole attention.',
    examples: ['Chanel', 'Godiva', 'Häagen-Dazs'],
    industryExamples: ['Perfume, jewellery and fashion', 'Fine food and hospitality', 'Interiors'],
  },
  jester: {
    id: 'jester',
    name: 'The Jester',
    group: 'belonging',
    motto: 'You may as well enjoy it.',
    wants: 'to enjoy the moment',
    dreads: 'boredom, and being dull',
    does: 'turns things into a game',
    voice: 'absurd turns and mock solemnity',
    description:
      'Takes its work seriously and nothing else, itself least of all, and lets people off the hook by laughing.',
    examples: ['Old Spice', "M&M's", 'Dollar Shave Club'],
    industryExamples: ['Snacks and drinks', 'Games and parties', 'Dull products sold gladly'],
  },
  caregiver: {
    id: 'caregiver',
    name: 'The Caregiver',
    group: 'stability',
    motto: 'Somebody has thought of you.',
    wants: 'to shield others from harm',
    dreads: 'missing a sign, and neglect',
    does: 'turns up, stays and notices',
    voice: 'soft, unhurried, ready to help',
    description: 'Sees who needs something before they ask, and measures a day by who got home safe.',
    examples: ['UNICEF', 'Johnson & Johnson', 'Volvo'],
    industryExamples: ['Health and care', 'Insurance and safety', 'Family services'],
  },
  creator: {
    id: 'creator',
    name: 'The Creator',
    group: 'stability',
    motto: 'If you can imagine it, make it.',
    wants: 'to make what was not there before',
    dreads: 'the mediocre, and copying itself',
    does: 'makes, breaks and makes again',
    voice: 'talk at the workbench, full of what-ifs',
    description: 'Is at ease with the unfinished, and would rather throw a good thing away than make it twice.',
    examples: ['LEGO', 'Adobe', 'Crayola'],
    industryExamples: ['Design and craft', 'Software and tools', 'Arts and media'],
  },
  ruler: {
    id: 'ruler',
    name: 'The Ruler',
    group: 'stability',
    motto: 'We set the standard.',
    wants: 'order, and standing',
    dreads: 'disorder, and coming second',
    does: 'sets standards and presides',
    voice: 'formal, final and sparing',
    description: 'Takes charge so that others need not, holds what it was handed, and is the measure for the rest.',
    examples: ['Mercedes-Benz', 'Rolex', 'American Express'],
    industryExamples: ['Finance and law', 'Luxury goods', 'Security and infrastructure'],
  },
}

/** One value for each archetype, in their order. */
export function eachArchetype<Value>(make: (id: ArchetypeId) => Value): Record<ArchetypeId, Value> {
  return {
    innocent: make('innocent'),
    explorer: make('explorer'),
    sage: make('sage'),
    hero: make('hero'),
    outlaw: make('outlaw'),
    magician: make('magician'),
    regular: make('regular'),
    lover: make('lover'),
    jester: make('jester'),
    caregiver: make('caregiver'),
    ruler: make('ruler'),
    creator: make('creator'),
  }
}

/** The result comes after at least this many answered questions, follow-ups not counted. */
export const questionsMin = 20
/** No interview asks more than this before it ends, follow-ups counted; one that told too little may go on. */
export const questionsMax = 30
/** No archetype is named from fewer answers that tell something. */
export const toldMin = 8
