/** What somebody with an account may be: the words of the database and of tokens. */
export const roles = ['user', 'viewer', 'editor', 'admin'] as const

export type Role = (typeof roles)[number]

/** Whether the admin area is open to somebody: they may do something there. */
export const worksHere = (role: Role): boolean => role !== 'user'

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)
