import { newInvitation, type TeamMember, teamMember } from '../../../schema/team.ts'
import { exampleRecord } from '../../models/examples.ts'

export const exampleMember: TeamMember = { ...exampleRecord(teamMember), openSessions: 2 }

const { name } = exampleRecord(newInvitation)

export const invitationExamples = {
  one: { summary: 'An editor', value: { name, role: 'editor' } },
  letter: {
    summary: 'By letter',
    value: { name, role: 'editor', email: 'eka@example.org', locale: 'ka' },
  },
} as const

export const roleExamples = { one: { summary: 'Only to read', value: { role: 'viewer' } } } as const

export const accessExamples = {
  off: { summary: 'Out', value: { disabled: true } },
  on: { summary: 'In again', value: { disabled: false } },
}
