/** What sits badly with each archetype: the meanings that its motive pulls away from, after what the method says it dreads. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { plainClustersOf } from '#engine/language/lexicon.ts'

const atOdds: Readonly<Record<ArchetypeId, readonly Meaning[]>> = {
  innocent: ['rebellion', 'irreverence', 'mystique', 'luxury', 'exclusivity'],
  explorer: ['safety', 'tradition', 'formality', 'cosiness', 'compliance'],
  sage: ['mystique', 'theatre', 'irreverence'],
  hero: ['ease', 'cosiness', 'rest', 'indulgence'],
  outlaw: ['tradition', 'heritage', 'order', 'formality', 'safety', 'compliance', 'authority'],
  magician: ['practicality', 'compliance', 'tradition'],
  regular: ['luxury', 'exclusivity', 'authority', 'mystique'],
  lover: ['efficiency', 'formality', 'compliance'],
  jester: ['formality', 'order', 'authority', 'compliance'],
  caregiver: ['rebellion', 'irreverence', 'profit', 'exclusivity'],
  ruler: ['rebellion', 'quirk', 'casualness', 'play', 'irreverence'],
  creator: ['tradition', 'compliance'],
}

/** What each of these meanings does, after the word itself: "“Tradition” keeps things as they were." */
const does = {
  authority: 'decides from above',
  casualness: 'takes things lightly',
  compliance: 'follows the rules as they stand',
  cosiness: 'keeps things cozy',
  ease: 'makes things easy',
  efficiency: 'saves time',
  exclusivity: 'leaves some people out',
  formality: 'keeps it formal',
  heritage: 'holds on to what was handed down',
  indulgence: 'lets people treat themselves',
  irreverence: 'takes nothing too seriously',
  luxury: 'is for the few who can pay for it',
  mystique: 'keeps something hidden',
  order: 'wants everything in its place',
  play: 'makes a game of things',
  practicality: 'asks first what’s useful',
  profit: 'puts money first',
  quirk: 'likes to be odd',
  rebellion: 'breaks with what’s expected',
  rest: 'lets people rest',
  safety: 'keeps risk away',
  theatre: 'plays to an audience',
  tradition: 'keeps things as they were',
} as const
type Meaning = keyof typeof does

/**
 * What a word or a value's title does that pulls away from what the archetype wants; undefined unless it is sure: all that
 * the title can mean has to.
 */
export function pullOf(archetype: ArchetypeId, phrase: string): string | undefined {
  const meant = plainClustersOf(phrase)
  const against = atOdds[archetype].filter((meaning) => meant.includes(meaning))
  const [first] = against
  return first !== undefined && against.length === meant.length ? does[first] : undefined
}
