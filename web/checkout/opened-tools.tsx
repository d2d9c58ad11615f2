/** Lists the tools that a bought plan opens, each with how far its owner has come with it. */

import type { CurrentUser } from '#contract/account.ts'
import type { Order } from '#contract/checkout.ts'
import { canUseTool, findAccessReason } from '#contract/plain/access.ts'
import { findBlockingStep, findFirstOpenStep, findStepStates, type StepId, steps } from '#contract/plain/brand.ts'
import { plans } from '#contract/plain/plans.ts'
import { getStepUnlockFacts, useCachedUser } from '#web/account/use-user.ts'
import { formatDay } from '#web/checkout/plan-texts.ts'
import { Icon } from '#web/ui/icon.tsx'

const tools = [
  { id: 'brand-attributes', name: 'Brand Attributes Discovery', says: 'Six words, each chosen by you from dozens.' },
  { id: 'brand-archetype', name: 'Brand Archetype Analysis', says: 'Twenty questions with Synapse, and the report.' },
  { id: 'brand-review', name: 'Comprehensive Brand Review', says: 'Your website, scored with proof, as a PDF.' },
] as const satisfies readonly { id: StepId; name: string; says: string }[]

const nameOf = (step: StepId | undefined) => steps.find(({ id }) => id === step)?.name

/** A sentence on a tool's place in the order of steps: done, open, or which step must be completed first. */
function chainStanding(id: StepId, user: CurrentUser): string {
  const chain = getStepUnlockFacts(user)
  const state = findStepStates(chain)[id]
  if (state === 'done') return 'Done. You’ll find it in your toolkit.'
  if (findBlockingStep(id, chain) === undefined) return 'Open now.'
  const before = steps[steps.findIndex((step) => step.id === id) - 1]
  return `Opens after ${before?.name}${before?.id === findFirstOpenStep(chain) ? ', your next step' : ''}.`
}

/** A sentence on a tool: what opens it, and its place in the steps. `isBought`: this order opens it. */
function standing(id: StepId, user: CurrentUser, isBought: boolean): string {
  const opening = isBought ? undefined : findAccessReason(user, id, Date.now())
  if (opening === 'trial' && user.subscriptionEndDate !== null)
    return `Not part of this plan. Open until your trial ends on ${formatDay(user.subscriptionEndDate)}.`
  return opening === 'owned' ? `Yours to keep already. ${chainStanding(id, user)}` : chainStanding(id, user)
}

export function OpenedTools({ order }: { order: Order }) {
  const user = useCachedUser()
  const owner = order.isClaimed ? user : undefined
  const next = owner && nameOf(findFirstOpenStep(getStepUnlockFacts(owner)))
  return (
    <>
      <h2 className="sec-h">{owner ? 'What you can use now' : 'What’s included'}</h2>
      <ul className="now-open">
        {tools.map(({ id, name, says }) => {
          const isBought = plans[order.plan].opens.includes(id)
          const isIn = isBought || (owner && canUseTool(owner, id, Date.now()))
          const isDone = isIn && owner && findStepStates(getStepUnlockFacts(owner))[id] === 'done'
          return (
            <li key={id}>
              {isDone ? (
                <span className="pip done">
                  <Icon name="check" />
                </span>
              ) : (
                <span className={isIn ? 'pip' : 'pip locked'}>{steps.find((step) => step.id === id)?.number}</span>
              )}
              <div>
                <b>{name}</b>
                <p>{isIn ? (owner ? standing(id, owner, isBought) : says) : 'Not part of this plan.'}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="quiet next-up">
        <b>In your plan:</b> {plans[order.plan].features.join('\u00a0· ')}
      </p>
      {next && (
        <p className="quiet next-up">
          <b>Next:</b> {next}.
        </p>
      )}
    </>
  )
}
