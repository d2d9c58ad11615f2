/** Every API call. The server, the client and the OpenAPI document are built from this list. */
import { accountCalls } from '#contract/account.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminCouponsCalls } from '#contract/admin-coupons.ts'
import { adminModelCalls } from '#contract/admin-model.ts'
import { adminOrdersCalls } from '#contract/admin-orders.ts'
import { adminWaitlistCalls } from '#contract/admin-waitlist.ts'
import { brandArchetypeCalls } from '#contract/brand-archetype.ts'
import { brandAttributesCalls } from '#contract/brand-attributes.ts'
import { brandExportCalls } from '#contract/brand-export.ts'
import { brandHistoryCalls } from '#contract/brand-history.ts'
import { auditCalls } from '#contract/brand-review-calls.ts'
import type { CallSpec } from '#contract/call.ts'
import { checkoutCalls } from '#contract/checkout.ts'
import { confirmationCalls } from '#contract/confirmation.ts'
import { contradictionsCalls } from '#contract/contradictions.ts'
import { coreValuesCalls } from '#contract/core-values.ts'
import { devicesCalls } from '#contract/devices.ts'
import { onboardingCalls } from '#contract/onboarding.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { receiptCalls } from '#contract/receipts.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { strategistCalls } from '#contract/strategist.ts'
import { systemCalls } from '#contract/system.ts'
import { taglinesCalls } from '#contract/taglines.ts'
import { toolkitCalls } from '#contract/toolkit.ts'
import { uvpCalls } from '#contract/uvp.ts'
import { visitorsCalls } from '#contract/visitors.ts'
import { waitlistCalls } from '#contract/waitlist.ts'
import { writingCalls } from '#contract/writing.ts'

/** Every call by name; names are unique across areas. */
export const callsByName = {
  ...systemCalls,
  ...accountCalls,
  ...confirmationCalls,
  ...devicesCalls,
  ...secondFactorCalls,
  ...ownDataCalls,
  ...visitorsCalls,
  ...waitlistCalls,
  ...onboardingCalls,
  ...brandAttributesCalls,
  ...toolkitCalls,
  ...writingCalls,
  ...brandHistoryCalls,
  ...contradictionsCalls,
  ...uvpCalls,
  ...taglinesCalls,
  ...coreValuesCalls,
  ...auditCalls,
  ...brandArchetypeCalls,
  ...brandExportCalls,
  ...strategistCalls,
  ...checkoutCalls,
  ...receiptCalls,
  ...adminCalls,
  ...adminOrdersCalls,
  ...adminCouponsCalls,
  ...adminWaitlistCalls,
  ...adminModelCalls,
}
export const allCalls = Object.values(callsByName)

/** The same calls grouped by area. */
export const callsByArea: Readonly<Record<string, Readonly<Record<string, CallSpec>>>> = {
  system: systemCalls,
  account: { ...accountCalls, ...confirmationCalls, ...devicesCalls, ...secondFactorCalls, ...ownDataCalls },
  visitors: { ...visitorsCalls, ...waitlistCalls },
  onboarding: onboardingCalls,
  'brand-attributes': brandAttributesCalls,
  toolkit: toolkitCalls,
  writing: writingCalls,
  'brand-history': brandHistoryCalls,
  contradictions: contradictionsCalls,
  uvp: uvpCalls,
  taglines: taglinesCalls,
  'core-values': coreValuesCalls,
  'brand-review': auditCalls,
  'brand-archetype': brandArchetypeCalls,
  'brand-export': brandExportCalls,
  strategist: strategistCalls,
  checkout: { ...checkoutCalls, ...receiptCalls },
  admin: { ...adminCalls, ...adminOrdersCalls, ...adminCouponsCalls, ...adminWaitlistCalls, ...adminModelCalls },
}

type AnyCall = (typeof allCalls)[number]

/** 'PUT /api/profile' and so on: the key of a call. */
export type CallName = { [C in AnyCall as `${C['method']} ${C['path']}`]: C } extends infer Map
  ? keyof Map & string
  : never

/** The description of the call with this name. */
export type CallByName<Name extends CallName> = Extract<
  AnyCall,
  Name extends `${infer M} ${infer P}` ? { method: M; path: P } : never
>
