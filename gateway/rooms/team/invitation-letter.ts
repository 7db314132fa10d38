import { roleOptions } from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Invitation } from '../../../schema/team.ts'
import type { Clock } from '../../core/clock.ts'
import type { LetterOccasion, LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { InvitationTokens } from './invitation-tokens.ts'

/** An invitation, with the hash of its token. */
interface OpenInvitation {
  invitation: Invitation
  tokenHash: string
}

interface Dependencies {
  /** Null where it was used, taken back or is over. */
  findOpen: (id: string, now: Date) => Promise<OpenInvitation | null>
  tokens: Pick<InvitationTokens, 'again' | 'forLetter'>
  clock: Clock
}

type Said = Pick<Invitation, 'name' | 'role' | 'invitedBy'>

const path = (locale: Locale): string => `/invitation?lng=${locale}`

export const invitationTexts: Record<Locale, (invitation: Said) => LetterText> = {
  en: ({ name, role, invitedBy }) => ({
    subject: 'You are invited to the team',
    heading: 'You are invited to the team',
    paragraphs: [
      `Hello, ${name}!`,
      `${invitedBy ?? 'The team'} would like you to join the team of the site. Your role will be: ${roleOptions[role].label.en}.`,
      'The link works once, within a week of the invitation. If you have an account on the site already, you can join with that.',
    ],
    action: { label: 'Join the team', path: path('en') },
    reason:
      'You are receiving this email because somebody of the team has entered your address. If it is not for you, you need not do anything: nothing happens unless the link is used.',
  }),
  ka: ({ name, role, invitedBy }) => ({
    subject: 'გუნდში გეპატიჟებიან',
    heading: 'გუნდში გეპატიჟებიან',
    paragraphs: [
      `გამარჯობა, ${name}!`,
      invitedBy === null
        ? `საიტის გუნდი გეპატიჟება. შენი როლი იქნება: ${roleOptions[role].label.ka}.`
        : `${invitedBy} საიტის გუნდში გეპატიჟება. შენი როლი იქნება: ${roleOptions[role].label.ka}.`,
      'ბმული ერთხელ მუშაობს, მოწვევიდან ერთი კვირის განმავლობაში. თუ საიტზე ანგარიში უკვე გაქვს, გუნდს იმ ანგარიშითაც შეუერთდები.',
    ],
    action: { label: 'გუნდში შემოერთება', path: path('ka') },
    reason:
      'ეს წერილი იმიტომ მოგივიდა, რომ გუნდის წევრმა შენი მისამართი მიუთითა. თუ მოწვევა შენთვის არ არის, არაფრის გაკეთება არ გჭირდება: ბმულის გამოყენებამდე არაფერი ხდება.',
  }),
}

/** Words invitations: of one that can be used no more there is nothing to be said. */
export const createInvitationLetter = ({ findOpen, tokens, clock }: Dependencies): LetterWriter => {
  const find = async ({ about }: LetterOccasion) => {
    const open = about === null ? null : await findOpen(about, clock.now())
    const token = open && tokens.again(open.invitation.id, open.tokenHash)
    return open && token !== null ? { ...open, token } : null
  }

  return {
    say: async (letter) => {
      const found = await find(letter)
      return found && invitationTexts[letter.locale](found.invitation)
    },

    examples: (locale) => [
      invitationTexts[locale]({
        name: madeUp.name[locale],
        role: 'editor',
        invitedBy: madeUp.colleague[locale],
      }),
    ],

    makeSecret: async (letter) => {
      const found = await find(letter)
      if (!found) throw new Error('the invitation was used or taken back as its letter was being sent')
      return tokens.forLetter(found.token, found.invitation.id, letter.recipient)
    },
  }
}
