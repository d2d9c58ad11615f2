/** Actions recorded in the admin log. */
export const adminActions = [
  'user-created',
  'status',
  'subscription',
  'period',
  'access',
  'admin',
  'role',
  'notes',
  'invitation',
  'second-factor-reset',
  'signed-out',
  'impersonation-started',
  'impersonation-ended',
  'call-while-impersonating',
  'coupon-created',
  'coupon-switched',
  'coupon-changed',
  'waiting-removed',
  'payment-problem',
  'renewal-not-ended',
] as const
export type AdminAction = (typeof adminActions)[number]
