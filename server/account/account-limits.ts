/** Rate limits of the account calls. */
import { hour, type Limit, minute, quarterHour } from '#server/calls/limits.ts'

export const changePasswordLimit: Limit = { name: 'change-password', uses: 10, seconds: quarterHour, per: 'user' }
export const signInLimit: Limit = { name: 'sign-in', uses: 120, seconds: quarterHour, per: 'call', isLocal: true }
export const signInAccountLimit: Limit = { name: 'sign-in-account', uses: 10, seconds: quarterHour, per: 'call' }
export const signInAddressLimit: Limit = { name: 'sign-in-address', uses: 50, seconds: quarterHour, per: 'call' }
export const secondStepLimit: Limit = {
  name: 'second-step',
  uses: 120,
  seconds: quarterHour,
  per: 'address',
  isLocal: true,
}
export const secondStepAccountLimit: Limit = {
  name: 'second-step-account',
  uses: 10,
  seconds: quarterHour,
  per: 'call',
}
export const secondStepAddressLimit: Limit = {
  name: 'second-step-address',
  uses: 50,
  seconds: quarterHour,
  per: 'call',
}
export const confirmLimit: Limit = { name: 'confirm', uses: 30, seconds: quarterHour, per: 'user' }
export const secondFactorLimit: Limit = { name: 'second-factor', uses: 20, seconds: quarterHour, per: 'user' }
export const accountExportLimit: Limit = { name: 'account-export', uses: 10, seconds: hour, per: 'user' }
export const accountDeleteLimit: Limit = { name: 'account-delete', uses: 10, seconds: quarterHour, per: 'user' }
export const signedLinkLimit: Limit = { name: 'signed-link', uses: 50, seconds: quarterHour, per: 'call' }
export const signUpLimit: Limit = { name: 'sign-up', uses: 60, seconds: hour, per: 'address' }
export const signOutLimit: Limit = { name: 'sign-out', uses: 600, seconds: minute, per: 'address', isLocal: true }
export const forgotPasswordLimit: Limit = { name: 'forgot-password', uses: 5, seconds: hour, per: 'call' }
export const forgotPasswordAddressLimit: Limit = {
  name: 'forgot-password-address',
  uses: 30,
  seconds: hour,
  per: 'address',
}
export const resetLinkLimit: Limit = { name: 'reset-link', uses: 120, seconds: hour, per: 'address' }
export const resetPasswordLimit: Limit = { name: 'reset-password', uses: 30, seconds: hour, per: 'address' }
export const confirmEmailLimit: Limit = { name: 'confirm-email', uses: 60, seconds: hour, per: 'address' }
export const confirmEmailSendLimit: Limit = { name: 'confirm-email-send', uses: 10, seconds: hour, per: 'user' }
export const confirmEmailMailLimit: Limit = { name: 'confirm-email-mail', uses: 4, seconds: hour, per: 'call' }
