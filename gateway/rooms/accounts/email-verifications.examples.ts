import type { OwnEmail } from '../../../schema/email-verifications.ts'

const verifiedAt = '2026-11-23T10:00:00.000Z'

const verified: OwnEmail = { email: 'luka@example.org', verifiedAt, newEmail: null }

export const ownEmailExamples = {
  verified: { summary: 'Confirmed', value: verified },
  waiting: { summary: 'To be changed', value: { ...verified, newEmail: 'luka@new.example' } },
}
