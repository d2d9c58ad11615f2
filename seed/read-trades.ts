/**
 * Reads the tables that the seed data are drawn from: forty trades, interviews for eight of them, and names of people
 * and places.
 */
import { z } from 'zod'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { industries } from '#contract/plain/business-options.ts'
import interviews from './interviews.json' with { type: 'json' }
import names from './names.json' with { type: 'json' }
import secondVoices from './second-voices.json' with { type: 'json' }
import care from './trades/care.json' with { type: 'json' }
import desks from './trades/desks.json' with { type: 'json' }
import food from './trades/food.json' with { type: 'json' }
import homes from './trades/homes.json' with { type: 'json' }
import makers from './trades/makers.json' with { type: 'json' }

const lines = z.array(z.string().min(1)).min(3)
/** A comma-separated list of words. */
const words = z
  .string()
  .transform((text) => text.split(', '))
  .pipe(z.array(z.string().min(1).max(40)).min(8))

const trade = z.object({
  id: z.string(),
  /** One of the industries that the product offers; 'other' where a real owner would type an industry of their own. */
  industry: z.enum(industries),
  /** Business name patterns: {last} is a surname, {first} a first name, {town} a place. */
  names: lines,
  offers: lines,
  clients: lines,
  pains: lines,
  differences: lines,
  culture: words,
  customers: words,
  voice: words,
  feeling: words,
  impact: words,
  xfactor: words,
  values: z.array(z.tuple([z.string().max(60), z.string()])).min(3),
})
export type Trade = z.infer<typeof trade>

const interview = z.object({
  leans: z.enum(archetypeIds),
  /** Answers by topic of the question. If a topic has several, one is drawn. */
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Answers to follow-up questions. */
  more: z.array(z.string()).min(4),
})
export type TradeInterview = z.infer<typeof interview>

/** All trades, and the interviews of those that have one, by the id of the trade. */
export const trades: readonly Trade[] = z.array(trade).parse([...homes, ...food, ...care, ...makers, ...desks])
export const interviewsByTrade: ReadonlyMap<string, TradeInterview> = new Map(
  Object.entries(z.record(z.string(), interview).parse(interviews)),
)
/**
 * Answers that fit any trade but suggest another archetype. Mixing them in keeps owners from pointing to one archetype
 * only.
 */
export const otherArchetypeAnswers: readonly Readonly<Record<string, string>>[] = Object.values(
  z
    .record(z.enum(['innocent', 'ruler', 'outlaw', 'magician', 'caregiver']), z.record(z.string(), z.string()))
    .parse(secondVoices),
)
export const inventedNames = {
  first: names.first.split(' '),
  last: names.last.split(' '),
  towns: names.towns.split(', '),
}
