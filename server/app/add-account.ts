/** Wires the account features: sign-in and sign-out, passwords, profile, devices, personal data. */

import type { AccountContext } from '#server/account/account-context.ts'
import { addConfirmEmailRoutes } from '#server/account/confirm-email.ts'
import { addConfirmRoute } from '#server/account/confirm-routes.ts'
import { addDeleteRoute } from '#server/account/delete-account.ts'
import { addDevicesRoutes } from '#server/account/devices-routes.ts'
import { addOwnDataRoute } from '#server/account/own-data-routes.ts'
import { addPasswordRoutes } from '#server/account/password-routes.ts'
import { addProfileRoutes } from '#server/account/profile-routes.ts'
import { createSecondFactorMailKinds } from '#server/account/second-factor-mails.ts'
import { addSecondFactorRoutes } from '#server/account/second-factor-routes.ts'
import { addSecondStepRoute } from '#server/account/second-step.ts'
import { addSignInRoutes } from '#server/account/sign-in-routes.ts'
import { addSignOutRoutes } from '#server/account/sign-out-routes.ts'
import { addSignedLinkRoutes } from '#server/account/signed-link-routes.ts'
import { createTrialMailKinds } from '#server/account/trial-mails.ts'
import type { AppSettings } from '#server/app/app-settings.ts'
import type { WebBuild } from '#server/app/web-build.ts'
import { createGuestOrdersHook } from '#server/checkout/guests.ts'
import { releaseOrders } from '#server/checkout/release-orders.ts'
import { createVisitorAnswersHook } from '#server/visitors/start-routes.ts'

/** Adds the account routes and returns their mail kinds. */
export function addAccountRoutes(context: AccountContext, { signedLinkSecret }: AppSettings, build?: WebBuild) {
  const joins = [createVisitorAnswersHook(context), createGuestOrdersHook(context)]
  addSignInRoutes(context, async (...account) => {
    for (const join of joins) await join(...account)
  })
  addSignedLinkRoutes(context, signedLinkSecret)
  addSignOutRoutes(context, build?.signOutPage)
  addSecondStepRoute(context)
  addConfirmRoute(context)
  addSecondFactorRoutes(context)
  const passwordMails = addPasswordRoutes(context)
  const confirmMails = addConfirmEmailRoutes(context)
  addProfileRoutes(context)
  addDevicesRoutes(context)
  addOwnDataRoute(context)
  const goodbyes = addDeleteRoute(context, [releaseOrders])
  return {
    ...passwordMails,
    ...confirmMails,
    ...createSecondFactorMailKinds(context),
    ...createTrialMailKinds(context),
    ...goodbyes,
  }
}
