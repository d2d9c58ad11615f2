/** Rate limits of the account calls. */
import { type CallLimit, hourSeconds, minuteSeconds, quarterHourSeconds } from '#server/calls/limits.ts'

export const changePasswordLimit: CallLimit = {
  name: 'change-password',
  uses: 10,
  seconds: quarterHourSeconds,
  per: 'user',
}
export const signInLimit: CallLimit = {
  name: 'sign-in',
  uses: 120,
  seconds: quarterHourSeconds,
  per: 'call',
  isLocal: true,
}
export const signInAccountLimit: CallLimit = {
  name: 'sign-in-account',
  uses: 10,
  seconds: quarterHourSeconds,
  per: 'call',
}
export const signInAddressLimit: CallLimit = {
  name: 'sign-in-address',
  uses: 50,
  seconds: quarterHourSeconds,
  per: 'call',
}
export const secondStepLimit: CallLimit = {
  name: 'second-step',
  uses: 120,
  seconds: quarterHourSeconds,
  per: 'address',
  isLocal: true,
}
export const secondStepAccountLimit: CallLimit = {
  name: 'second-step-account',
  uses: 10,
  seconds: quarterHourSeconds,
  per: 'call',
}
export const secondStepAddressLimit: CallLimit = {
  name: 'second-step-address',
  uses: 50,
  seconds: quarterHourSeconds,
  per: 'call',
}
export const confirmLimit: CallLimit = { name: 'confirm', uses: 30, seconds: quarterHourSeconds, per: 'user' }
export const secondFactorLimit: CallLimit = {
  name: 'second-factor',
  uses: 20,
  seconds: quarterHourSeconds,
  per: 'user',
}
export const accountExportLimit: CallLimit = { name: 'account-export', uses: 10, seconds: hourSeconds, per: 'user' }
export const accountDeleteLimit: CallLimit = {
  name: 'account-delete',
  uses: 10,
  seconds: quarterHourSeconds,
  per: 'user',
}
export const signedLinkLimit: CallLimit = { name: 'signed-link', uses: 50, seconds: quarterHourSeconds, per: 'call' }
export const signUpLimit: CallLimit = { name: 'sign-up', uses: 60, seconds: hourSeconds, per: 'address' }
export const signOutLimit: CallLimit = {
  name: 'sign-out',
  uses: 600,
  seconds: minuteSeconds,
  per: 'address',
  isLocal: true,
}
export const forgotPasswordLimit: CallLimit = { name: 'forgot-password', uses: 5, seconds: hourSeconds, per: 'call' }
export const forgotPasswordAddressLimit: CallLimit = {
  name: 'forgot-password-address',
  uses: 30,
  seconds: hourSeconds,
  per: 'address',
}
export const resetLinkLimit: CallLimit = { name: 'reset-link', uses: 120, seconds: hourSeconds, per: 'address' }
export const resetPasswordLimit: CallLimit = { name: 'reset-password', uses: 30, seconds: hourSeconds, per: 'address' }
export const confirmEmailLimit: CallLimit = { name: 'confirm-email', uses: 60, seconds: hourSeconds, per: 'address' }
export const confirmEmailSendLimit: CallLimit = {
  name: 'confirm-email-send',
  uses: 10,
  seconds: hourSeconds,
  per: 'user',
}
export const confirmEmailMailLimit: CallLimit = {
  name: 'confirm-email-mail',
  uses: 4,
  seconds: hourSeconds,
  per: 'call',
}
