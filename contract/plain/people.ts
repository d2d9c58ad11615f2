/** What an account can be: its role and its standing. */
export const userRoles = ['customer', 'test', 'admin'] as const
export type UserRole = (typeof userRoles)[number]

/** How screens name a role. */
export const roleNames: Readonly<Record<UserRole, string>> = { customer: 'customer', test: 'Test User', admin: 'admin' }

export const accountStatuses = ['active', 'suspended', 'banned'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** So many words that the dictionary does not know are kept for an account, the newest, and so long a one. */
export const keptWordsMax = 200
export const keptWordLengthMax = 60
