/** Roles and statuses of an account. */
export const userRoles = ['customer', 'test', 'admin'] as const
export type UserRole = (typeof userRoles)[number]

/** Role names on screen. */
export const roleNames: Readonly<Record<UserRole, string>> = { customer: 'customer', test: 'Test User', admin: 'admin' }

export const accountStatuses = ['active', 'suspended', 'banned'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Limits of an account's spell-check exceptions: how many are kept (the newest), and the length of each. */
export const spellingExceptionsMax = 200
export const spellingExceptionLengthMax = 60
