/** The twelve archetypes after Mark & Pearson (The Hero and the Outlaw, 2001), condensed in our own words. */

/** The ids of the archetypes as they are stored, in display order. */
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

/** The four groups of three archetypes and what drives each; archetypes of one group are close to each other. */
export const archetypeGroups = {
  fulfilment: 'Independence and fulfillment',
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
  /** Completes "It sounds …". */
  voice: string
  /** A sentence about the archetype by name; it does not address the owner. */
  description: string
  /** Often-cited brands; lists differ between authors. */
  examples: readonly string[]
  /** Typical industries. */
  industryExamples: readonly string[]
}

export const archetypes: Readonly<Record<ArchetypeId, Archetype>> = {
  innocent: {
    id: 'innocent',
    name: 'The Innocent',
    group: 'fulfilment',
    motto: 'Good things can stay simple.',
    wants: 'a good, simple life',
    dreads: 'doing wrong, or seeing something good get spoiled',
    does: 'keeps things simple and does what is right',
    voice: 'sunny and gentle, in short sentences',
    description:
      'The Innocent trusts that people and things are good when they are kept simple, and keeps its own corner of the world that way.',
    examples: ['Dove', 'Coca-Cola', 'innocent drinks'],
    industryExamples: ['Natural food and drink', 'Soap and baby care', "Children's products"],
  },
  explorer: {
    id: 'explorer',
    name: 'The Explorer',
    group: 'fulfilment',
    motto: 'There is more out there.',
    wants: 'to find its own way',
    dreads: 'being fenced in, and every day being the same',
    does: 'sets out, leaves the main road and travels light',
    voice: 'spare, restless and outdoorsy',
    description: 'The Explorer would rather be on the road than arrive, and takes people past the usual stops.',
    examples: ['Jeep', 'The North Face', 'Patagonia'],
    industryExamples: ['Travel and outdoor gear', 'Vehicles', 'Study abroad'],
  },
  sage: {
    id: 'sage',
    name: 'The Sage',
    group: 'fulfilment',
    motto: 'Understand it first.',
    wants: 'to understand',
    dreads: 'misleading others, and being misled',
    does: 'checks, explains and publishes',
    voice: 'measured, with terms explained and doubts stated',
    description:
      'The Sage believes that people decide well when they can see the facts for themselves, and says how sure it is.',
    examples: ['Google', 'BBC', 'National Geographic'],
    industryExamples: ['Research and advice', 'Education', 'News and analysis'],
  },
  hero: {
    id: 'hero',
    name: 'The Hero',
    group: 'mastery',
    motto: 'It starts where it gets hard.',
    wants: 'to prove its worth by doing hard things',
    dreads: 'weakness, and giving up',
    does: 'trains, shows up and goes first',
    voice: 'terse, direct and unsentimental',
    description: 'The Hero takes on what others give up on, and helps people find out what they can do.',
    examples: ['Nike', 'FedEx', 'Adidas'],
    industryExamples: ['Sports and training', 'Rescue and logistics', 'Tools'],
  },
  outlaw: {
    id: 'outlaw',
    name: 'The Outlaw',
    group: 'mastery',
    motto: 'If it doesn’t work, break it.',
    wants: 'to break what doesn’t work',
    dreads: 'being tamed, or made harmless',
    does: 'provokes, exposes and refuses',
    voice: 'blunt and unpolished',
    description:
      'The Outlaw stands up to what treats people badly, says out loud what others only think, and pays the price for it.',
    examples: ['Harley-Davidson', 'Virgin', 'Diesel'],
    industryExamples: ['Challengers in established industries', 'Music and street fashion', 'Campaigns'],
  },
  magician: {
    id: 'magician',
    name: 'The Magician',
    group: 'mastery',
    motto: 'What seems fixed can change.',
    wants: 'to change what seems fixed',
    dreads: 'effects nobody intended, and explaining the wonder away',
    does: 'prepares out of sight, then reveals',
    voice: 'quiet and certain, with some suspense',
    description:
      'The Magician turns one thing into another, and lets people feel the change before they can explain it.',
    examples: ['Disney', 'Dyson', 'Polaroid'],
    industryExamples: ['Entertainment and events', 'New technology', 'Wellness and beauty'],
  },
  regular: {
    id: 'regular',
    name: 'The Regular Person',
    group: 'belonging',
    motto: 'One of us.',
    wants: 'to belong, as an equal among equals',
    dreads: 'looking down on others, or shutting anyone out',
    does: 'pulls its weight and keeps things fair',
    voice: 'like a neighbor over the fence, with some banter',
    description: 'The Regular Person treats everyone the same, puts on no airs, and is happy to be ordinary.',
    examples: ['IKEA', 'Home Depot', 'Ford'],
    industryExamples: ['Everyday retail', 'Repairs and trades', 'Bars and cafés'],
  },
  lover: {
    id: 'lover',
    name: 'The Lover',
    group: 'belonging',
    motto: 'Come closer.',
    wants: 'closeness, and to be wanted',
    dreads: 'being unwanted, or leaving people cold',
    does: 'appeals to the senses and takes its time',
    voice: 'low and slow, full of touch and taste',
    description:
      'The Lover cares how something feels and who it is shared with, and gives one person its full attention.',
    examples: ['Chanel', 'Godiva', 'Häagen-Dazs'],
    industryExamples: ['Perfume, jewelry and fashion', 'Fine food and hospitality', 'Interiors'],
  },
  jester: {
    id: 'jester',
    name: 'The Jester',
    group: 'belonging',
    motto: 'You might as well enjoy it.',
    wants: 'to enjoy the moment',
    dreads: 'boredom, and being dull',
    does: 'turns things into a game',
    voice: 'playful, with absurd turns and a straight face',
    description: 'The Jester takes its work seriously but never itself, and helps people relax by making them laugh.',
    examples: ['Old Spice', "M&M's", 'Dollar Shave Club'],
    industryExamples: ['Snacks and drinks', 'Games and parties', 'Dull products made fun'],
  },
  caregiver: {
    id: 'caregiver',
    name: 'The Caregiver',
    group: 'stability',
    motto: 'Someone is looking out for you.',
    wants: 'to protect others from harm',
    dreads: 'missing a warning sign, and letting someone down',
    does: 'shows up, stays and notices',
    voice: 'soft, unhurried and ready to help',
    description: 'The Caregiver sees who needs something before they ask, and measures a day by who got home safe.',
    examples: ['UNICEF', 'Johnson & Johnson', 'Volvo'],
    industryExamples: ['Health and care', 'Insurance and safety', 'Family services'],
  },
  creator: {
    id: 'creator',
    name: 'The Creator',
    group: 'stability',
    motto: 'If you can imagine it, make it.',
    wants: 'to make something that wasn’t there before',
    dreads: 'mediocre work, and repeating itself',
    does: 'makes, breaks and makes again',
    voice: 'like talk at the workbench, full of what-ifs',
    description: 'The Creator cares how a thing is made, and makes it again until it’s right.',
    examples: ['LEGO', 'Adobe', 'Crayola'],
    industryExamples: ['Design and craft', 'Software and tools', 'Arts and media'],
  },
  ruler: {
    id: 'ruler',
    name: 'The Ruler',
    group: 'stability',
    motto: 'We set the standard.',
    wants: 'order, and respect',
    dreads: 'disorder, and coming second',
    does: 'sets standards and takes charge',
    voice: 'formal, final and sparing with words',
    description:
      'The Ruler takes charge so that others don’t have to, looks after what it was handed, and sets the bar for everyone else.',
    examples: ['Mercedes-Benz', 'Rolex', 'American Express'],
    industryExamples: ['Finance and law', 'Luxury goods', 'Security and infrastructure'],
  },
}

/** Builds a record with one value for each archetype, in their order. */
export function mapArchetypes<Value>(make: (id: ArchetypeId) => Value): Record<ArchetypeId, Value> {
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

/** The minimum number of answered questions before a result, not counting follow-ups. */
export const interviewQuestionsMin = 20
/** The most questions before the interview ends, counting follow-ups. If the answers say too little it may go on. */
export const interviewQuestionsMax = 30
/** Limits of an interview that goes on after its last question, in answers and in total characters. */
export const interviewAnswersMax = 40
export const interviewLettersMax = 120_000
/** How many answers have to say something about the brand before there can be a result. */
export const informativeAnswersMin = 8
