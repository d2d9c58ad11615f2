/** The language model for admins: who writes, a try on demand, and what its calls took. Never a key or an address. */
import {
  type AdminModel,
  type AdminModelLimits,
  type AdminModelProbe,
  type AdminModelState,
  adminModelCalls,
} from '#contract/admin-model.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { modelProbeLimit } from '#server/admin/admin-limits.ts'
import { adminReadLimit } from '#server/calls/limits.ts'
import { findPrice } from '#server/platform/model/model-cost.ts'
import type { Probed } from '#server/platform/model/model-probe.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { pricesFrom } from '#server/platform/model/price-table.ts'
import type { MissingModel } from '#server/platform/model/probe-model.ts'
import { providerTable } from '#server/platform/model/provider-table.ts'
import type { Writing } from '#server/writing/create-writing.ts'
import { readModelHistory } from '#server/writing/usage-store.ts'

function presentModel(settings: ModelSettings): AdminModel {
  const { provider, name, models, recipient, isOwnMachine, apiKey } = settings
  const { label, keySetting } = providerTable[provider]
  const found = findPrice(settings, models.main)
  return {
    ...{ provider: label, name, ...models, recipient, isOwnMachine, hasKey: apiKey !== undefined, keySetting },
    price: found
      ? { input: found.price.input, output: found.price.output, listedOn: found.from === 'list' ? pricesFrom : null }
      : null,
  }
}

const presentMissing = (missing: MissingModel | undefined) =>
  missing ? { name: missing.name, nearest: missing.nearest ?? null } : null

function presentProbe({ at, ms, report }: Probed): AdminModelProbe {
  const when = { at: at.toISOString(), ms }
  if (!report.works) {
    const { code, missing } = report
    return { ...when, found: null, failure: { code, missing: presentMissing(missing) } }
  }
  const { rung, contextTokens = null, missingFast } = report
  return { ...when, found: { rung, contextTokens, missingFast: presentMissing(missingFast) }, failure: null }
}

export function addAdminModelRoutes({ answer, database }: AccountContext, { probe, limits, calls }: Writing): void {
  async function readState(): Promise<AdminModelState> {
    const { atOnceMax, userAtOnceMax, dailyTokensMax, monthlyCostMax } = limits
    const history = await readModelHistory(database, dailyTokensMax)
    const { runningNow, mostTokensToday, reachedToday, ...rest } = history
    const present: AdminModelLimits = {
      ...{ atOnceMax, userAtOnceMax, runningNow, mostTokensToday, reachedToday },
      ...{ dailyTokensMax: dailyTokensMax ?? null, monthlyCostMax: monthlyCostMax ?? null },
      monthCostMicros: await calls.sumCostThisMonth(),
    }
    const last = probe?.last()
    return {
      model: probe ? presentModel(probe.settings) : null,
      probe: last ? presentProbe(last) : null,
      limits: present,
      ...rest,
    }
  }

  answer(adminModelCalls.readModel, [adminReadLimit], readState)

  answer(adminModelCalls.tryModel, [modelProbeLimit], async () => {
    await probe?.run({ isAwaited: true })
    return readState()
  })
}
