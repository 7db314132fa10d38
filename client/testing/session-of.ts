import type { Session } from '../lib/session.ts'

/** A session of somebody, who is told by their token; `mark` tells one session of theirs from another. */
export const sessionOf = (person: string, mark = '', known: Partial<Session> = {}): Session => ({
  token: `a.${btoa(JSON.stringify({ sub: person, mark }))}.c`,
  role: 'admin',
  name: '',
  email: '',
  username: person,
  accountType: 'individual',
  ...known,
})
