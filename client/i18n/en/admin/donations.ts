export const donations = {
  record: 'Record a donation',
  recordFor: 'Record a donation: {{title}}',
  title: 'Record a donation',
  intro: 'A gift received by bank or in cash for “{{title}}”. It counts at once.',
  amount: 'Amount',
  donorName: 'Donor’s name',
  donorNameHint: 'Not needed for an anonymous gift.',
  donorEmail: 'Donor’s email',
  donorEmailHint: 'Optional. Only the team sees it.',
  anonymous: 'Anonymous: show no name',
  receivedAt: 'Received on',
  receivedAtHint: 'Today or earlier, from the year 2000 on.',
  submit: 'Record',
  cancel: 'Cancel',
  recording: 'Recording...',
  recorded: '{{amount, lari}} recorded',
  unknown:
    'The server did not answer, so it is not certain that the donation was recorded. Try again: it will never be recorded twice.',
  unfinished: 'The gift may not be recorded. Open “Record a donation” again to see why.',
  reused:
    'The first attempt was recorded after all, with what you had typed then. Check the list of donors before you record this one as another gift.',
  raised: '{{raised, lari}} raised of {{goal, lari}}',
}
