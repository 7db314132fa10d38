/** What the pages on privacy and terms say beside their titles. Nobody else is sent it. */
export const legal = {
  privacy: {
    lead: 'What we keep of you, why, for how long, and whom to ask. No more than that is kept.',
    given: {
      title: 'what you leave with us',
      items: {
        account: {
          name: 'an account',
          text: 'Your first and last name, email, username, whether you act as an individual or a business, your language, the day you signed up and, where you have confirmed your email, when: so that you can sign in. All of it is kept until you ask us to delete it. Your password is kept only in a form that cannot be turned back. What you change under “My Info” stays in your browser.',
        },
        letter: {
          name: 'a letter to the team',
          text: 'Your name, email, words and language, when they came, and what we answered by email: so that we can answer you. They are kept until the team deletes them, and 30 days more, so that a slip can be undone; sooner if you ask.',
        },
        sent: {
          name: 'an email from us',
          text: 'Where the site has written to you: your email, your language, what for, when, and what the mail server said: so that we see whether it came. For 90 days after it was sent; one that did not get through, until the team has sent it again.',
        },
        newsletter: {
          name: 'the newsletter',
          text: 'Your email, your language, when you subscribed and on which page and, where we asked you to confirm, when we did and when you have: so that the letter finds you, and only whoever wants it. Until you ask to be taken off, and for a day or two after, in case it was a slip of ours.',
        },
        event: {
          name: 'an event',
          text: 'Your name, email and language, where you have asked to hear of one. As long as the event is kept, 30 days more once it is deleted; or until you ask, and for a day or two after, in case it was a slip of ours.',
        },
        gift: {
          name: 'a gift',
          text: 'How much, when and for which project; your name and email, if you gave them; and whether you want to stay anonymous. It is written down when the money has come, so that the books are right. Who gave is shown to the team alone, everybody else sees sums. The books are kept for good.',
        },
        pledge: {
          name: 'the promise of a gift',
          text: 'Where you have promised one on the site: how much, when and for which project; your name and email, if you gave them; to whom you dedicate it, if to anybody, and whether we may tell others of that; whether you want to stay anonymous; whether we may thank you by name, which then stands on the site, without a sum, until you take it back; your language; and what came of it: so that we know whose a transfer is, and can write to you about it. Where you pay by card, the bank or the service on whose page you do is told how much, a code and the way back to your gift; your card it alone sees. Until you ask us to delete it: then the sum and the code are left, with nothing of you, so that money that still comes is not lost; what has come stays in the books.',
        },
      },
    },
    payments: {
      title: 'paying and receipts',
      items: {
        card: {
          name: 'who takes your card',
          text: 'Bank of Georgia, TBC Bank or Stripe, whichever you choose, on a page of its own. We tell it the sum, the code of your gift, the language and the way back to its page, and neither your name nor your email. What you enter there, the number of your card and whatever else it asks for, it alone learns, and keeps by rules of its own. It tells us whether, when and how much was paid or went back.',
        },
        monthly: {
          name: 'a gift of every month',
          text: 'Stripe keeps your card so that it can charge it each month, until the gift has ended. We keep that it runs, the sum, the day of the next charge, when it ended and by whose wish, and the mark by which Stripe knows it.',
        },
        receipts: {
          name: 'receipts',
          text: 'Its number and day, the sum, the project, your name if you gave it, and when it was sent. It belongs to the books and is kept for good. Where you ask us to delete what we have of you, your name goes from our copy, and number and sum are left.',
        },
      },
    },
    browser: {
      title: 'what stays in your browser',
      items: {
        language: {
          name: 'your language',
          text: 'In a cookie, for a year, and in the browser’s own storage: so that every page opens in it.',
        },
        session: {
          name: 'who you are',
          text: 'While you are signed in: your name, email, username, the kind of your account, and a key to it that expires within hours. Signing out removes them.',
        },
        places: {
          name: 'that you have signed up for an event',
          text: 'Where no letter brings you the link: your name and the link by which you give up the place, until you do or let your browser forget it, of the last twenty at most.',
        },
        written: {
          name: 'that you have just sent something',
          text: 'In a cookie, for five seconds: so that you see it at once, whichever of our servers answers you.',
        },
        place: {
          name: 'where you were',
          text: 'How far you had scrolled on each page, until the tab is closed, and for a moment the part of a page a link leads to.',
        },
      },
    },
    server: {
      title: 'what the server remembers for a while',
      items: {
        attempts: {
          name: 'signing in',
          text: 'Fingerprints of the username and of the address of your device: for minutes, to keep others from guessing your password, and for ninety days after you last signed in from there, to keep you from being locked out by them. While you are signed in, when and from which address, and what your browser calls itself: so that you can see it, and sign out there. It goes when you sign out, or soon after the key expires.',
        },
        load: {
          name: 'very many requests',
          text: 'Where a device asks for very much at once: a fingerprint of its address and how often it has asked, for a minute or two, so that one of them does not keep all others waiting. Where something is sent to us, such as a letter or a subscription, another such fingerprint and when that was, for an hour, a day or so at most, so that nobody floods us.',
        },
        repeats: {
          name: 'what was sent twice',
          text: 'The mark of a request that may be repeated, for a day, the last ones for longer, so that nothing is created twice.',
        },
        log: {
          name: 'a log',
          text: 'When something was asked for, at which address of the site, and from which address of a device, in order to find faults. Nothing of what you wrote.',
        },
      },
    },
    others: {
      title: 'who else learns of it',
      text: 'Nobody is sold or given any of this. There is no advertising here, and nobody counts your steps. Films are shown by YouTube: once one comes near, your browser asks for it there. A picture of a project may be kept at another site as well.',
    },
    ask: {
      title: 'whom to ask',
      text: 'Write to us: we will tell you what we keep of you, correct it, or delete what does not belong to the books. If our answer is not enough, there is the Personal Data Protection Service of Georgia.',
    },
  },
  terms: {
    lead: 'What you can rely on here, and what we ask of you.',
    giving: {
      title: 'giving',
      text: 'Whatever you press here, no money is taken. A gift that is promised on the page of a project, where that is open, counts once it has come: “Raised” is the sum of gifts that have come by bank, by card or in cash and were written down for that project.',
    },
    launchedGiving: {
      title: 'giving',
      text: 'A gift is paid by bank transfer, or by card on the page of a bank or payment service: our own pages never ask for the number of a card. What is promised counts once it has come: “Raised” is the sum of gifts that have come by bank, by card or in cash and were written down for that project.',
      items: {
        monthly: {
          name: 'giving every month',
          text: 'Where the form offers it and you choose it, your card is charged once as you pay, and then on the same day of every month the same sum, by Stripe, until you stop it. You stop it by one press on the page of your gift, to which the letter with every receipt leads; no account and no reason is needed. From then on nothing is charged; where Stripe cannot be reached, we keep asking until it has ended, and return what was charged in between if you write to us. It also ends where its project takes no gifts any more, and where your card cannot be charged any more; then we tell you by letter, where you can be reached.',
        },
        returned: {
          name: 'when a gift goes back',
          text: 'A gift is given for good. We return it where it was a slip, such as a nought too many or the same gift twice, where it was charged after you had stopped it, and where your card was used without you. Write to us with the code of your gift. It goes back the way it came, for that project it then counts no more, and where you have had a receipt you get another one of what went back.',
        },
        receipts: {
          name: 'receipts',
          text: 'Where you leave an email, a receipt comes by letter as soon as the money is here, one for each month of a monthly gift; it is on the page of your gift as well. Receipts are numbered without gaps. One that was issued is never changed: where it was wrong, another one takes its place.',
        },
      },
    },
    figures: {
      title: 'figures',
      text: 'Figures that are called samples are samples. Everything else that is counted here comes from the books.',
    },
    account: {
      title: 'your account',
      text: 'The site can be read without one. Whoever has one keeps the password to themselves, and signs up under a name and an email of their own.',
    },
    letters: {
      title: 'what you send',
      text: 'Write what is true, and of other people only what they would want us to know. The team reads every letter and may delete it.',
    },
    site: {
      title: 'the site',
      text: 'It is free, and made with care, but it may have faults or be out of reach for a time. Texts and drawings are ours; films belong to those who made them; the map is drawn from OpenStreetMap.',
    },
    ask: {
      title: 'whom to ask',
      text: 'Write to us, in Georgian or in English.',
    },
  },
}
