/** Answers the archetype interview with the answers that the table has for the owner's trade. */
import { brandArchetypeCalls } from '#contract/brand-archetype.ts'
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import type { InventedOwner } from './invent-owners.ts'
import { interviewsByTrade, otherArchetypeAnswers, type TradeInterview } from './read-trades.ts'
import type { SeedVisitor } from './seed-visitor.ts'

/** The id of the question an account was last asked; undefined before the first answer. */
export type ReadLastQuestion = (userId: string) => Promise<string | undefined>
type Parts = { visitor: SeedVisitor; userId: string; readQuestion: ReadLastQuestion }

/** Maximum number of answers before the owner gives up. */
const turnsMax = 40

const said = 'I think I have said what there is to say about that.'
const thin = [
  'Hard to say. I never thought about that.',
  'Nothing special, the usual I guess.',
  'That depends on the day.',
  "I'm not good at questions like that.",
  'No idea, my sister would know.',
  'We just do our work.',
]

/** Creates the source of an owner's answers. Each answer to a follow-up is used once. */
function createAnswers({ answers, leans, more }: TradeInterview, { business, chance }: InventedOwner) {
  const further = chance.some(more, more.length)
  const beside = chance.pick(otherArchetypeAnswers)
  // Draws how the owner answers: how often they say nothing at first, and how often like another archetype.
  const manner = { shy: chance.draw() * 0.55, twofold: chance.draw() * 0.9 }
  const own = (text: string) => text.replaceAll('{town}', business.town).replaceAll('{name}', business.name)
  const ofTopic = (topic: string) => {
    const other = chance.is(manner.twofold) ? beside[topic] : undefined
    const told = other ?? answers[topic] ?? further.pop() ?? said
    return own(typeof told === 'string' ? told : chance.pick(told))
  }
  return {
    /** Called when the interview has no result yet: from then on the owner answers fully and consistently. */
    openUp: () => {
      manner.shy = 0
      manner.twofold = 0
    },
    to: (questionId: string): string => {
      const [kind = '', topic = '', first, second] = questionId.split(':')
      if (kind === 'contrast')
        return first === leans ? 'The first one.' : second === leans ? 'The second one.' : 'Neither.'
      if (chance.is(manner.shy)) return chance.pick(thin)
      const isFollowUp = kind === 'probe' || kind === 'again' || kind === 'repeat'
      return isFollowUp ? own(further.pop() ?? ofTopic(topic)) : ofTopic(kind)
    },
  }
}

/** Holds the interview and returns the resulting archetype; undefined if there is no result. */
export async function answerInterview(owner: InventedOwner, parts: Parts): Promise<ArchetypeId | undefined> {
  const { visitor, userId, readQuestion } = parts
  const told = interviewsByTrade.get(owner.business.trade.id)
  if (!told) throw new Error(`Nobody has told the interview of ${owner.business.trade.id}.`)
  const answers = createAnswers(told, owner)
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const message = answers.to((await readQuestion(userId)) ?? 'opening')
    const { archetypeResult, interview } = await visitor.call(brandArchetypeCalls.analyzeArchetype, {
      body: { message, brandAttributes: null },
    })
    if (archetypeResult) {
      await visitor.call(brandArchetypeCalls.saveArchetype, { body: {} })
      return archetypeResult.primary.id
    }
    if (interview.undecided) answers.openUp()
  }
  return undefined
}
