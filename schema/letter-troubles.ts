/** What stands of a letter that was not sent, in place of a server's answer. */
export const ownLetterAnswers = {
  interrupted: 'the gateway that was sending it ended before the server had answered',
  orphaned: 'nothing says whether it was sent: it comes from a backup, or its work was lost',
  pointless: 'what it was about is no more',
  unsigned: 'the name, the address or the identification code of the charity was missing',
  unmade: 'the site itself could not make it',
  givenUp: 'its last try has ended without a word',
  held: 'what it is about is paused',
} as const

/** Why a letter has not gone, in words for whoever has never seen an answer of a mail server. */
export const letterTroubles = {
  pointless: {
    label: {
      en: 'What it was about is no more, so there was nothing to say.',
      ka: 'ის, რასაც წერილი ეხებოდა, აღარ არსებობს, ამიტომ სათქმელიც აღარაფერი იყო.',
    },
    description: 'What it was about is gone.',
  },
  unsigned: {
    label: {
      en: 'The charity’s name, address or identification code was missing. Enter it, then send the letter again.',
      ka: 'აკლდა ორგანიზაციის დასახელება, მისამართი ან საიდენტიფიკაციო კოდი. შეავსე და წერილი ხელახლა გაგზავნე.',
    },
    description: 'Details of the charity were missing.',
  },
  interrupted: {
    label: {
      en: 'The site was stopped in the middle of sending it. It may have arrived.',
      ka: 'გაგზავნისას საიტი გაითიშა. წერილი შეიძლება მაინც მივიდა.',
    },
    description: 'The gateway that was sending it ended.',
  },
  restored: {
    label: {
      en: 'It comes from a backup, and may have been sent since that was made.',
      ka: 'წერილი სარეზერვო ასლიდანაა და შეიძლება უკვე გაგზავნილია.',
    },
    description: 'It comes from a backup.',
  },
  unanswered: {
    label: {
      en: 'The mail server did not say whether it has taken it. It may have arrived.',
      ka: 'ფოსტის სერვერს არ უთქვამს, მიიღო თუ არა წერილი. ის შეიძლება მაინც მივიდა.',
    },
    description: 'The server has not answered.',
  },
  noMailbox: {
    label: {
      en: 'There is no such mailbox. Is the address written right?',
      ka: 'ასეთი საფოსტო ყუთი არ არსებობს. მისამართი სწორად წერია?',
    },
    description: 'The server knows no such reader.',
  },
  fullMailbox: {
    label: { en: 'The mailbox is full.', ka: 'საფოსტო ყუთი სავსეა.' },
    description: 'The mailbox has no room for it.',
  },
  unwanted: {
    label: {
      en: 'The mail server did not want it: it may have taken it for spam.',
      ka: 'ფოსტის სერვერმა წერილი არ მიიღო: შეიძლება სპამად ჩათვალა.',
    },
    description: 'The server does not want it.',
  },
  usedUp: {
    label: {
      en: 'The mail server takes no more letters from the site for now: as many as it allows were sent.',
      ka: 'ფოსტის სერვერი საიტისგან ამჟამად მეტ წერილს აღარ იღებს: დაშვებული რაოდენობა ამოიწურა.',
    },
    description: 'As many letters as the server allows were sent.',
  },
  notAllowed: {
    label: {
      en: 'The mail server does not let the site write from its address. Whoever runs the site should look at its settings there.',
      ka: 'ფოსტის სერვერი საიტს თავისი მისამართიდან წერის ნებას არ აძლევს. საიტის ტექნიკურმა პასუხისმგებელმა იქაური პარამეტრები უნდა შეამოწმოს.',
    },
    description: 'The server does not let the site send as its sender.',
  },
  notAdmitted: {
    label: {
      en: 'The mail server does not let the site in. Whoever runs the site should look at its password there.',
      ka: 'ფოსტის სერვერი საიტს არ უშვებს. საიტის ტექნიკურმა პასუხისმგებელმა იქაური პაროლი უნდა შეამოწმოს.',
    },
    description: 'The server does not know who sends it.',
  },
  insecure: {
    label: {
      en: 'The connection to the mail server could not be secured. Whoever runs the site should look at the server’s certificate and at its address.',
      ka: 'ფოსტის სერვერთან დაცული კავშირი ვერ დამყარდა. საიტის ტექნიკურმა პასუხისმგებელმა სერვერის სერტიფიკატი და მისამართი უნდა შეამოწმოს.',
    },
    description: 'The server’s certificate or its encryption is not right.',
  },
  unmade: {
    label: {
      en: 'The site itself could not make this letter. Whoever runs the site finds the reason in its log.',
      ka: 'წერილი თავად საიტმა ვერ შეადგინა. მიზეზს საიტის ტექნიკური პასუხისმგებელი მის ჟურნალში ნახავს.',
    },
    description: 'The site could not make it.',
  },
  givenUp: {
    label: {
      en: 'Its last try was broken off before it went anywhere. It can be sent again.',
      ka: 'ბოლო მცდელობა გაგზავნამდე შეწყდა. წერილი შეიძლება ხელახლა გაიგზავნოს.',
    },
    description: 'Its last try has ended without a word.',
  },
  held: {
    label: {
      en: 'It is held back, as its issue of the newsletter is paused. It goes once somebody goes on with that.',
      ka: 'წერილი ელოდება, რადგან სიახლეების დაგზავნა შეჩერებულია. გაიგზავნება, როცა ვინმე დაგზავნას განაგრძობს.',
    },
    description: 'What it is about is paused.',
  },
  noServer: {
    label: { en: 'The mail server could not be reached.', ka: 'ფოსტის სერვერთან დაკავშირება ვერ მოხერხდა.' },
    description: 'The server could not be reached.',
  },
  busy: {
    label: {
      en: 'The mail server could not take it at that moment.',
      ka: 'ფოსტის სერვერმა იმ წუთას წერილი ვერ მიიღო.',
    },
    description: 'The server has asked to come again.',
  },
  other: {
    label: { en: 'The mail server refused it.', ka: 'ფოსტის სერვერმა წერილზე უარი თქვა.' },
    description: 'Something else, which the answer says.',
  },
} as const

export type LetterTrouble = keyof typeof letterTroubles

/**
 * What servers say, the first that fits: by the enhanced code (RFC 3463) where there is one, else by the basic one. Not all of
 * its 5.1 are about the reader: 5.1.7 and 5.1.8 refuse whoever sends.
 */
const said: readonly (readonly [RegExp, LetterTrouble])[] = [
  [/^53[0458]\b|^EAUTH\b/, 'notAdmitted'],
  [/^E[A-Z]+\b.*(?:certificate|\bssl|\btls)/i, 'insecure'],
  [
    /^5.*(?:[ -]5\.(?:4\.5|1\.90)\b|\b(?:daily|hourly|sending|rate) (?:\w+ )*(?:limit|quota)|too many messages|SubmissionQuotaExceeded|\bexceeded (?:your|the max)\b|\bper (?:minute|hour|day)\b)/i,
    'usedUp',
  ],
  [
    /^55\d[ -](?:5\.1\.[78]|5\.7\.(?:2\d|60))\b|^55.*(?:\bsender\b|\brelay(?:ing|ed)?\b(?! recipient)|client host|spamhaus|(?:black|block|deny) ?list|\blisted (?:at|by|in|on)\b|\b(?:dns|r)bl\b|\breputation\b|\b(?:helo|ehlo)\b|\breverse dns\b|\bptr\b|\b(?:spf|dkim|dmarc)\b|\bnot (?:verified|authorized|allowed to send)\b|\bsending paused\b|\byour (?:account|domain|server|host|ip)\b|\bSTOREDRV\.(?:Submission|ClientSubmit)\b)/i,
    'notAllowed',
  ],
  [/\b5\.7\.\d/, 'unwanted'],
  [/\b[45]\.2\.2\b|^[45]52\b/, 'fullMailbox'],
  [/\b5\.1\.(?:10|[0-46])\b|^55[013]\b(?![ -]5\.\d)/, 'noMailbox'],
  [/^554\b/, 'unwanted'],
  [/^4\d\d\b/, 'busy'],
  [/^E[A-Z]+\b/, 'noServer'],
]

const ownTroubles: Readonly<Record<string, LetterTrouble>> = {
  [ownLetterAnswers.pointless]: 'pointless',
  [ownLetterAnswers.unsigned]: 'unsigned',
  [ownLetterAnswers.interrupted]: 'interrupted',
  [ownLetterAnswers.orphaned]: 'restored',
  [ownLetterAnswers.unmade]: 'unmade',
  [ownLetterAnswers.givenUp]: 'givenUp',
  [ownLetterAnswers.held]: 'held',
}

/** Why a letter has not gone; null where it has, or nothing has been tried. */
export const troubleOf = (letter: object): LetterTrouble | null => {
  const [state, answer]: unknown[] = [Reflect.get(letter, 'state'), Reflect.get(letter, 'answer')]
  if (typeof answer !== 'string' || state === 'sent' || state === 'sending') return null
  const own = ownTroubles[answer]
  if (own !== undefined) return own
  if (state === 'doubtful') return 'unanswered'
  return said.find(([pattern]) => pattern.test(answer))?.[1] ?? 'other'
}
