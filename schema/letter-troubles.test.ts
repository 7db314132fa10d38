import { expect, test } from 'vitest'
import { type LetterTrouble, ownLetterAnswers, troubleOf } from './letter-troubles.ts'

const answers: readonly (readonly [answer: string, trouble: LetterTrouble])[] = [
  ['550 5.1.1 no such mailbox', 'noMailbox'],
  ['550 no such mailbox', 'noMailbox'],
  ['550-5.1.1 no such mailbox', 'noMailbox'],
  ['550 5.1.10 its domain takes no letters', 'noMailbox'],
  ['553 5.1.7 not an address to send from', 'notAllowed'],
  ['550 5.1.8 no such domain to send from', 'notAllowed'],
  ['554 5.7.1 <nino@example.org>: Relay access denied', 'notAllowed'],
  ['550 5.7.60 SMTP; Client does not have permissions to send as this sender', 'notAllowed'],
  ['554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', 'notAllowed'],
  ['550 5.7.1 Email rejected per SPF policy', 'notAllowed'],
  [
    '550 5.7.1 messages from [192.0.2.1] weren’t sent: part of their network is on our block list',
    'notAllowed',
  ],
  ['554 5.7.1 Rejected: 192.0.2.1 is listed at bl.spamcop.net', 'notAllowed'],
  ['550 5.7.1 no reverse DNS for 192.0.2.1', 'notAllowed'],
  ['554 5.7.1 <nino@example.org>: Recipient address rejected: Access denied', 'unwanted'],
  ['550 5.1.1 <nino@example.org>: User unknown in relay recipient table', 'noMailbox'],
  ['550 5.4.5 Daily user sending limit exceeded.', 'usedUp'],
  ['554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException', 'usedUp'],
  ['554 5.7.1 <nino@example.org>: Recipient address rejected: You have exceeded your quota', 'usedUp'],
  ['550 Domain dogs.example has exceeded the max emails per hour (151/150 (100%)) allowed.', 'usedUp'],
  ['554 5.2.2 mailbox full; STOREDRV.Submission.Exception:QuotaExceededException', 'notAllowed'],
  ['554 Message rejected: Sending paused for this account.', 'notAllowed'],
  ['554 Access denied: User dogs is not authorized to perform ses:SendRawEmail', 'notAllowed'],
  ['552 5.2.2 the quota of this mailbox is exceeded', 'fullMailbox'],
  ['550 5.4.1 access denied', 'other'],
  ['550 5.7.1 our policy', 'unwanted'],
  ['554 looks like spam', 'unwanted'],
  ['452 4.2.2 mailbox full', 'fullMailbox'],
  ['552 too much', 'fullMailbox'],
  ['535 who are you', 'notAdmitted'],
  ['450 mailbox is busy', 'busy'],
  ['421 come back later', 'busy'],
  ['ECONNREFUSED', 'noServer'],
  ['ETIMEDOUT', 'noServer'],
  ['ECONNREFUSED connect ECONNREFUSED 127.0.0.1:587', 'noServer'],
  ['ESOCKET self-signed certificate', 'insecure'],
  ['ESOCKET 0A00010B:SSL routines:wrong version number', 'insecure'],
  ['571 go away', 'other'],
  [ownLetterAnswers.pointless, 'pointless'],
  [ownLetterAnswers.unmade, 'unmade'],
  [ownLetterAnswers.givenUp, 'givenUp'],
]

test.each(answers)('“%s” is told in words: %s', (answer, trouble) => {
  expect(troubleOf({ state: 'failed', answer })).toBe(trouble)
  expect(troubleOf({ state: 'waiting', answer })).toBe(trouble)
})

test('of a letter in doubt it is told why it is', () => {
  expect(troubleOf({ state: 'doubtful', answer: 'ECONNRESET' })).toBe('unanswered')
  expect(troubleOf({ state: 'doubtful', answer: ownLetterAnswers.interrupted })).toBe('interrupted')
  expect(troubleOf({ state: 'doubtful', answer: ownLetterAnswers.orphaned })).toBe('restored')
})

test('nothing is wrong with what was sent, or has not been tried', () => {
  expect(troubleOf({ state: 'sent', answer: '250 OK' })).toBeNull()
  expect(troubleOf({ state: 'waiting', answer: null })).toBeNull()
})
