export const statements = {
  page: {
    title: 'Yearly statements',
    description: 'What each donor gave in a year, by letter to all who have left an address.',
  },
  open: 'Yearly statements of {{year}}…',
  toList: 'All receipts',
  year: 'Year',
  ofYear: 'Statements of {{year}}',
  loading: 'Loading statements...',
  failed: 'Failed to fetch the statements',
  state: {
    waiting_one: '{{count, number}} donor of {{year}} has not been sent a statement yet.',
    waiting_other: '{{count, number}} donors of {{year}} have not been sent a statement yet.',
    sending: 'They are going out, one after another, each in its donor’s language; you can leave this page.',
    sent: 'Every donor of {{year}} with an address has been sent a statement.',
    nobody: 'Nobody with an address gave anything in {{year}} that counts.',
  },
  bar: 'Statements of {{year}} that were sent',
  sentOf: '{{sent, number}} of {{count, number}} sent',
  unreachable_one:
    '{{count, number}} donor has left no address: their statement can be downloaded on their page.',
  unreachable_other:
    '{{count, number}} donors have left no address: their statements can be downloaded on their pages.',
  preview: 'See the letter',
  brings: 'Each brings the donor’s own statement of {{year}} as a PDF.',
  send: {
    press_one: 'Send to {{count, number}} donor…',
    press_other: 'Send to {{count, number}} donors…',
    question: 'Send the statements of {{year}}?',
    text_one:
      '{{count, number}} donor is written to, in their language, with a PDF that says as of which day it was made. Whoever was sent one gets none again. What is on its way cannot be taken back.',
    text_other:
      '{{count, number}} donors are written to, each in their language, with a PDF that says as of which day it was made. Whoever was sent one gets none again. What is on its way cannot be taken back.',
    early:
      '{{year}} is not over: what is given until its end will be missing, and whoever is sent one now gets none again once it is.',
    leave: 'Leave it',
    confirm: 'Send them',
  },
  begun: 'The statements of {{year}} are on their way',
  kept: 'The statements of {{year}} are written: they stand under “Letters”, as this site sends none',
  onlyKept:
    'This site sends no letters: they are written all the same, and stand under “Letters” to be looked at.',
  end: 'Send no more',
  ended: 'No more statements of {{year}} are sent',
  lettersOff: 'This site sends no letters at the moment, so no statement is sent.',
  givingOff: 'Gifts are not taken on this site yet, so no statement is sent.',
  toLaunch: 'To the launches',
  one: {
    title: 'Yearly statements',
    line: '{{year}}: {{amount}}',
    pdf: 'PDF',
    pdfNamed: 'PDF: statement of {{year}}',
    pdfFailed: 'The statement of {{year}} could not be fetched. Try again in a moment.',
    sentOn: 'Sent by letter on {{day}}',
    other: 'The one that was sent said {{amount, lari}}: something was put right since.',
    send: 'Send by letter…',
    sendNamed: 'Send by letter: statement of {{year}}',
    question: 'Send the statement of {{year}}?',
    first: 'It goes to {{email}}, as a PDF, in the donor’s language, and says as of which day it was made.',
    again:
      'One was sent before. {{email}} gets another, as a PDF, in the donor’s language: it says what the books say today.',
    confirm: 'Send it',
    done: 'The statement of {{year}} is on its way to {{email}}',
    kept: 'The statement of {{year}} is written: it stands under “Letters”, as this site sends none',
  },
}
