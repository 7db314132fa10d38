import type { Role } from './roles.ts'

interface Granted {
  /** What it lets somebody do, for whoever reads the reference. */
  description: string
  /** Who has it besides admins, who have every one. */
  roles: readonly Exclude<Role, 'admin' | 'user'>[]
}

/**
 * The one table of who may do what: both edges, the services, the admin area, the reference and the tests read it.
 * Whatever is not in it is for everybody, or for everybody with their own account.
 */
export const permissions = {
  'admin:enter': {
    description:
      'See what waits for somebody, search everything, and keep views of lists: each as far as one may see it.',
    roles: ['viewer', 'editor'],
  },
  'content:read': {
    description: 'See projects, events and pictures as the team does, drafts too, and export them.',
    roles: ['viewer', 'editor'],
  },
  'content:write': {
    description: 'Write, import, order, publish and delete projects, events, videos and pictures.',
    roles: ['editor'],
  },
  'bin:read': { description: 'See what was deleted.', roles: ['viewer', 'editor'] },
  'bin:write': { description: 'Bring back what was deleted, or destroy it.', roles: ['editor'] },
  'messages:read': {
    description: 'Read messages to the team, and export them.',
    roles: ['viewer', 'editor'],
  },
  'messages:write': {
    description: 'Answer messages, for which their addresses are shown, and delete them.',
    roles: ['editor'],
  },
  'gifts:read': {
    description: 'See every gift, and who gave it unless it is anonymous, and export them.',
    roles: ['viewer'],
  },
  'gifts:write': { description: 'Record and import gifts, and put them right.', roles: [] },
  'figures:read': { description: 'See what was given in all, by project and by month.', roles: ['viewer'] },
  'spending:read': {
    description: 'See what was spent of what was given, and all that was done to it, and export it.',
    roles: ['viewer'],
  },
  'spending:write': {
    description: 'Write down what was spent, put it right, and attach receipts.',
    roles: [],
  },
  'people:read': {
    description:
      'See donors, readers of the newsletter and subscribers: no address, no note, and nothing given anonymously.',
    roles: ['viewer'],
  },
  'people:addresses': {
    description:
      'See the email addresses of people, look for people by them, see who gave anonymously, by which reference, and read notes on donors.',
    roles: [],
  },
  'people:write': {
    description:
      'Merge donors, write notes on them, say who is thanked by name and who is written to in which language, take readers and subscribers off their lists.',
    roles: [],
  },
  'team:manage': { description: 'Invite people to the team, and say what each of them may do.', roles: [] },
  'letters:manage': {
    description:
      'See what the site writes to people by email and what becomes of it, and have it sent again.',
    roles: [],
  },
  'charity:write': {
    description:
      'Say what the charity is called, which account gifts go to, and from which sums on givers are thanked.',
    roles: [],
  },
  'launches:manage': { description: 'Say what visitors can do, and take it back.', roles: [] },
  'people:erase': {
    description: 'Find all that is held about an email address, hand it over, and erase whoever has it.',
    roles: [],
  },
  'trail:read': { description: 'See who has changed what.', roles: [] },
} as const satisfies Record<string, Granted>

export type Permission = keyof typeof permissions

export const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name)

export const mayRole = (role: Role, permission: Permission): boolean => {
  const { roles: others }: Granted = permissions[permission]
  return role === 'admin' || others.some((each) => each === role)
}
