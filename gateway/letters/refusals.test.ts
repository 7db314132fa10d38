import { describe, expect, it } from 'vitest'
import { isNoMailbox, isOfThisLetter } from './refusals.ts'

const [reader, text, sender] = ['RCPT TO', 'DATA', 'MAIL FROM']

describe('what a server says of the site', () => {
  it.each([
    [text, '550 5.4.5 Daily user sending limit exceeded.'],
    [reader, '550 5.4.5 Daily sending quota exceeded'],
    [reader, '550 5.1.90 you have reached your daily limit for message recipients'],
    [reader, '554 5.7.1 <nino@example.org>: Relay access denied'],
    [reader, '550 relaying not permitted'],
    [reader, '530 5.7.0 Authentication required'],
    [reader, '550 authentication required'],
    [reader, '553 5.7.1 <hello@dogs.example>: Sender address rejected: not owned by user site'],
    [reader, '553 sender address rejected'],
    [reader, '550 5.1.0 sender denied'],
    [reader, '550 5.1.8 no such domain to send from'],
    [reader, '554 the policy of this server'],
    [reader, '550 too many messages'],
    [reader, '503 bad sequence of commands'],
    [reader, '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org'],
    [reader, '550 5.7.1 Email rejected per SPF policy'],
    [reader, '550 5.7.1 messages from [192.0.2.1] weren’t sent: part of their network is on our block list'],
    [reader, '554 5.7.1 Rejected: 192.0.2.1 is listed at bl.spamcop.net'],
    [reader, '554 5.7.1 <dogs.example>: Helo command rejected: Access denied'],
    [reader, '554 5.7.1 rejected due to the sending MTA’s poor reputation'],
    [reader, '550 5.7.1 no reverse DNS for 192.0.2.1'],
    [text, '550-5.7.26 Unauthenticated email from dogs.example is not accepted'],
    [text, '550 5.7.1 mail sent from your IP address has been blocked'],
    [text, '554 Message rejected: Email address is not verified'],
    [text, '550 5.7.1 your account is suspended'],
    [text, '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
    [text, '550 5.2.252 SendAsDenied'],
    [text, '554 hourly limit of your account exceeded, daily quota next'],
    [text, '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException; a permanent exception'],
    [text, '554 5.2.2 mailbox full; STOREDRV.Submission.Exception:QuotaExceededException'],
    [reader, '554 5.7.1 <nino@example.org>: Recipient address rejected: You have exceeded your quota'],
    [reader, '550 Domain dogs.example has exceeded the max emails per hour (151/150 (100%)) allowed.'],
    [reader, '554 5.7.1 Number of messages per hour exceeded'],
    [text, '554 Message rejected: Sending paused for this account.'],
    [text, '554 Access denied: User dogs is not authorized to perform ses:SendRawEmail'],
    [sender, '550 5.1.1 no such mailbox'],
  ])('is not said of its reader: %s, %s', (command, answer) => {
    expect(isOfThisLetter({ command, answer })).toBe(false)
    expect(isNoMailbox({ command, answer })).toBe(false)
  })
})

describe('what a server says of a letter', () => {
  it.each([
    [reader, '550 no such mailbox'],
    [reader, '550-5.1.1 no such mailbox 550 5.1.1 look at its spelling'],
    [reader, '550 5.1.1 <nino@example.org>: User unknown in relay recipient table'],
    [reader, '550 5.1.10 its domain takes no letters'],
    [reader, '550 5.2.1 the mailbox is closed'],
    [reader, '552 5.2.2 mailbox full'],
    [reader, '551 not here'],
    [reader, '553 no such name may be'],
    [reader, '556 its domain takes no letters'],
    [reader, '554 5.7.1 <nino@example.org>: Recipient address rejected: Access denied'],
    [reader, '550 5.7.1 we take no newsletters'],
    [reader, '550 The email account that you tried to reach is disabled'],
    [text, '554 5.7.1 refused by the policy of this mailbox'],
    [text, '550-5.7.1 this message is likely unsolicited mail'],
    [text, '554 looks like spam'],
    [text, '552 5.3.4 too long'],
    [text, '550 5.6.0 no date'],
  ])('is believed: %s, %s', (command, answer) => {
    expect(isOfThisLetter({ command, answer })).toBe(true)
  })

  it('names an address at which nobody is', () => {
    expect(isNoMailbox({ command: reader, answer: '550-5.1.1 no such mailbox' })).toBe(true)
    expect(isNoMailbox({ command: reader, answer: '550 no such mailbox' })).toBe(false)
    expect(isNoMailbox({ command: reader, answer: '552 5.2.2 mailbox full' })).toBe(false)
  })
})
