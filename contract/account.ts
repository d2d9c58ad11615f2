/** Accounts: sign-up and sign-in, the current user, passwords, the onboarding profile. */
import { z } from 'zod'
import { attributesDataReply } from '#contract/brand-attributes.ts'
import { defineCall, singleLineText, storableText, successReply } from '#contract/call.ts'
import { coreValue } from '#contract/core-values.ts'
import { subscriptionStatuses } from '#contract/plain/access.ts'
import { goalLengthMax } from '#contract/plain/business-options.ts'
import {
  accountStatuses,
  spellingExceptionLengthMax,
  spellingExceptionsMax,
  userRoles,
} from '#contract/plain/people.ts'
import { secondFactorCode } from '#contract/second-factor.ts'
import { sentencesReply } from '#contract/sentences.ts'

export const passwordLengthMin = 8
export const passwordLengthMax = 1024

const emailSaying = (message: string) => storableText(254, message).trim().pipe(z.email(message))
const newPassword = storableText(passwordLengthMax, 'Password must be at least 8 characters').min(
  passwordLengthMin,
  'Password must be at least 8 characters',
)
const email = emailSaying('Please enter a valid email address')
const firstName = singleLineText(100, 'First name is required').min(1, 'First name is required')
const lastName = singleLineText(100, 'Last name is required').min(1, 'Last name is required')

/** The person an admin creates an account for. */
export const newUserInput = z.strictObject({ email: emailSaying('Invalid email address'), firstName, lastName })

const isoDate = z.string().nullable()
const told = z.string().nullable()

/** The signed-in user as screens receive them: the account and its brand record in one flat object. */
export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: told,
  companyName: told,
  jobTitle: told,
  /** Words the owner told the spell check to accept. */
  keptWords: z.array(z.string()),
  industry: told,
  companySize: told,
  monthlyRevenue: told,
  businessName: told,
  keyStakeholders: told,
  productsServices: told,
  idealClientDescription: told,
  primaryGoal: told,
  competitiveDifferentiator: told,
  customerPainPoints: told,
  sentences: sentencesReply,
  brandAttributes: told,
  brandAttributesData: z.object({ attributesData: attributesDataReply, currentStep: z.int() }),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionPlan: told,
  subscriptionStartDate: isoDate,
  subscriptionEndDate: isoDate,
  ownedPlans: z.array(z.string()),
  pastDueSince: isoDate,
  hasAccess: z.boolean(),
  hasPaidAccess: z.boolean(),
  /** A coupon granted the monthly plan: it ends without renewing, and the owner has not canceled it. */
  hasFreeMonth: z.boolean(),
  paymentDate: isoDate,
  paymentAmount: z.int().nullable(),
  isAdmin: z.boolean(),
  userRole: z.enum(userRoles),
  accountStatus: z.enum(accountStatuses),
  lastLoginAt: isoDate,
  onboardingCompleted: z.boolean(),
  brandAttributesCompleted: z.boolean(),
  brandArchetypeCompleted: z.boolean(),
  websiteReviewCompleted: z.boolean(),
  toolCompletions: z.record(z.string(), z.unknown()),
  chosenUvp: told,
  chosenTagline: told,
  coreValues: z.array(coreValue),
  brandArchetype: z.unknown(),
  brandArchetypeData: z.unknown(),
  brandAssets: z.unknown(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Whether an admin is impersonating this user, and until when. */
  impersonating: z.boolean(),
  impersonationEndsAt: isoDate,
  /** Whether the owner is known to own this address: they followed a mailed link, or the server sends no mail. */
  emailProven: z.boolean().optional(),
})
export type CurrentUser = z.infer<typeof currentUser>

const profileText = () => storableText(2000).trim()
/** The fields of `PUT /api/profile`. An absent field is left unchanged; an empty string clears it. */
export const profileFields = z.strictObject({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  businessName: singleLineText(120).optional(),
  jobTitle: singleLineText(120).optional(),
  industry: singleLineText(120).optional(),
  companySize: singleLineText(40).optional(),
  monthlyRevenue: singleLineText(40).optional(),
  productsServices: profileText().optional(),
  idealClientDescription: profileText().optional(),
  primaryGoal: singleLineText(goalLengthMax).optional(),
  competitiveDifferentiator: profileText().optional(),
  customerPainPoints: profileText().optional(),
  onboardingCompleted: z.boolean().optional(),
})
export type ProfileFields = z.infer<typeof profileFields>

export const registrationInput = z.strictObject({
  email,
  password: newPassword,
  firstName,
  lastName,
  startTrial: z.boolean().optional(),
})

const reference = storableText(200).nullable().optional()
/** Only the token signs in. `userEmail` and `userId` must match it; `subscription` is accepted but never stored. */
const tokenSignIn = z.strictObject({
  token: storableText(4096),
  userEmail: storableText(254).nullable().optional(),
  userId: storableText(100).nullable().optional(),
  subscription: z.strictObject({ subscriptionId: reference, customerId: reference }).nullable().optional(),
  /** Set once the visitor has confirmed that this link replaces the other account the browser is signed in to. */
  leavesOther: z.boolean().optional(),
})

/**
 * The signed-in user. An account with a second factor gets a challenge instead, to be sent back with a code within five
 * minutes.
 */
const signIn = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), user: currentUser }),
  z.object({ success: z.literal(false), challenge: z.string() }),
])

export const accountCalls = {
  register: defineCall({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account, start its trial of 14 days and sign in.',
    caller: 'anyone',
    body: registrationInput,
    reply: z.object({ success: z.literal(true), user: currentUser }),
    refuses: ['email_taken'],
  }),
  signIn: defineCall({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in; an account with a second factor gets a challenge instead, for the second step.',
    caller: 'anyone',
    body: z.strictObject({
      email,
      password: storableText(passwordLengthMax, 'Password is required').min(1, 'Password is required'),
    }),
    reply: signIn,
    refuses: ['invalid_credentials', 'account_shut'],
  }),
  signInByLink: defineCall({
    method: 'POST',
    path: '/api/auth/token',
    summary:
      'Sign in with a signed, single-use token of at most 10 minutes; the other fields must agree with it. Out of another account only with `leavesOther`.',
    caller: 'anyone',
    body: tokenSignIn,
    reply: signIn,
    refuses: ['invalid_credentials', 'not_found', 'other_account'],
  }),
  secondStep: defineCall({
    method: 'POST',
    path: '/api/auth/second-step',
    summary:
      'The second step of signing in: the challenge of the first one, and a code from the phone or a recovery code.',
    caller: 'anyone',
    body: z.strictObject({ challenge: storableText(2000), code: secondFactorCode }),
    reply: z.object({ success: z.literal(true), user: currentUser }),
    refuses: ['invalid_code', 'second_step_ended'],
  }),
  signInPage: defineCall({
    method: 'GET',
    path: '/api/login',
    summary: 'Go to the sign-in page.',
    caller: 'anyone',
    reply: 'page',
  }),
  signOutPage: defineCall({
    method: 'GET',
    path: '/api/logout',
    summary: 'Sign out by browser navigation; from another site it asks first.',
    caller: 'anyone',
    query: z.object({ next: storableText(200).optional(), token: storableText(100).optional() }),
    reply: 'page',
    media: ['text/html'],
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out.',
    caller: 'anyone',
    body: z.strictObject({}),
    reply: successReply,
  }),
  getCurrentUser: defineCall({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The current user, a flat object.',
    caller: 'self',
    reply: currentUser,
  }),
  forgotPassword: defineCall({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a single-use link to set a new password; the answer never tells whether the account exists.',
    caller: 'anyone',
    body: z.strictObject({ email }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
  checkResetLink: defineCall({
    method: 'POST',
    path: '/api/auth/reset-link',
    summary: 'Whether a mailed link still sets a new password; asking does not use it.',
    caller: 'anyone',
    body: z.strictObject({ token: storableText(100) }),
    reply: z.object({ isValid: z.boolean() }),
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary:
      'Set a new password with a mailed link; ends all other sessions and signs in, unless there is a second factor.',
    caller: 'anyone',
    body: z.strictObject({ token: storableText(100), password: newPassword }),
    reply: z.object({ success: z.literal(true), isSignedIn: z.boolean() }),
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm an email address with the link that was mailed to it.',
    caller: 'either',
    body: z.strictObject({ token: storableText(100) }),
    reply: successReply,
    refuses: ['invalid_link'],
  }),
  sendConfirmation: defineCall({
    method: 'POST',
    path: '/api/auth/confirm-email/send',
    summary: 'Mail the link again that confirms the email address; nothing is sent for one that is confirmed.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: successReply,
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password; ends all other sessions.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({
      currentPassword: storableText(passwordLengthMax, 'Password is required').min(1, 'Password is required'),
      newPassword,
    }),
    reply: successReply,
  }),
  saveProfile: defineCall({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Change profile fields, or complete the onboarding.',
    caller: 'signed-in',
    body: profileFields.extend({
      keptWords: z.array(singleLineText(spellingExceptionLengthMax)).max(spellingExceptionsMax).optional(),
    }),
    reply: z.object({ success: z.literal(true), user: currentUser }),
  }),
}
