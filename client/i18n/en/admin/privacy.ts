export const privacy = {
  page: {
    title: 'Personal data',
    description: 'What is held about a person: find it, hand it over, erase it.',
  },
  intro:
    'Somebody asks what we know about them, or wants to be forgotten? Type their email address: everything that is held about it is found, in every list and in the bin.',
  email: 'Email address',
  find: 'Find',
  finding: 'Looking...',
  nothing: 'Nothing is held about {{email}}.',
  names: 'Known as {{names}}',
  others:
    'They have or had other addresses: of donors merged with them or of gifts put right since, which are found together, or of their account. Look for the rest by each:',
  places: 'What is held',
  fates: {
    goes: 'Goes',
    stays: 'Stays, but nobody can tell whose it was',
    byHand: 'Only you can change it: it is on the site',
  },
  save: 'Save as a file to hand over',
  saved: 'The file is saved',
  erase: {
    open: 'Erase this person’s data',
    question_one: 'Erase it for good? {{count, number}} record goes or becomes nobody’s.',
    question_other: 'Erase it for good? {{count, number}} records go or become nobody’s.',
    sums: 'It cannot be undone. Gifts and all sums stay: nobody is told who gave. The audit trail says that somebody’s data was erased, not whose.',
    backups:
      'Backups that were made before still hold it until they are replaced. If one is brought back, erase it again.',
    again: 'Type the address again',
    confirm: 'Erase for good',
    sending: 'Erasing...',
  },
  erased: 'The data was erased. Gifts and sums are as they were.',
  byName: {
    text: 'Everything here is found by the address. Where a name stands alone, nobody but you can tell whose it is, and nothing there is erased. Such places are:',
    places: {
      invitation: 'an invitation to the team, and what the audit trail says of it',
      others: 'a message or a note that is about somebody else',
      content: 'the texts of projects, events and pictures',
      gifts:
        'gifts that were signed with a name alone: merge these donors first, then they are found together',
    },
    how: 'Look for the name everywhere and change what is theirs by hand. Notes, invitations and the audit trail are not searched: a note stands with its message or donor, an invitation with the team.',
    team: 'See the invitations',
    lookFor: 'Look everywhere for {{name}}',
  },
  link: 'Personal data',
  linkNamed: 'Personal data: {{name}}',
}
