/** The written tables: forty trades, the interviews of eight of them, and names for people and places. */
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
/** Own words, comma between. */
const words = z
  .string()
  .transform((text) => text.split(', '))
  .pipe(z.array(z.string().min(1).max(40)).min(8))

const trade = z.object({
  id: z.string(),
  /** A word of the contract's list; 'other' where her own answer would stand. */
  industry: z.enum(industries),
  /** What the business may be called: {last} is a surname, {first} a first name, {town} a place. */
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
  /** By the topic of the question; of several one is drawn. */
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Told when a question is followed up. */
  more: z.array(z.string()).min(4),
})
export type Interview = z.infer<typeof interview>

/** Every trade, and of eight what their owners tell in the interview. */
export const trades: readonly Trade[] = z.array(trade).parse([...homes, ...food, ...care, ...makers, ...desks])
export const interviewsOf: ReadonlyMap<string, Interview> = new Map(
  Object.entries(z.record(z.string(), interview).parse(interviews)),
)
/** Answers of any trade, by what they lean to: nobody is only one thing. */
export const voicesBeside: readonly Readonly<Record<string, string>>[] = Object.values(
  z
    .record(z.enum(['innocent', 'ruler', 'outlaw', 'magician', 'caregiver']), z.record(z.string(), z.string()))
    .parse(secondVoices),
)
export const inventedNames = {
  first: names.first.split(' '),
  last: names.last.split(' '),
  towns: names.towns.split(', '),
}
