import type { Locale } from '../../../schema/locales.ts'
import { paragraphsOf } from '../../core/plain-text.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { ToldAnswer } from './answer.ts'
import type { AnswersRepository } from './answers.repository.ts'

type Frame = Omit<LetterText, 'paragraphs' | 'quote' | 'follows'> & { youWrote: string }

/** What stands around an answer. */
const frames: Record<Locale, Frame> = {
  en: {
    subject: 'Re: your message to “from stray to safe”',
    heading: 'An answer to your message',
    youWrote: 'You wrote:',
    action: { label: 'Open the site', path: '/dashboard?lng=en' },
    reason:
      'You are receiving this email because somebody wrote to us on the site and gave this address. To write back, just answer this letter.',
  },
  ka: {
    subject: 'Re: შენი წერილი – „ქუჩიდან სახლამდე“',
    heading: 'პასუხი შენს წერილზე',
    youWrote: 'შენ მოგვწერე:',
    action: { label: 'საიტის გახსნა', path: '/dashboard?lng=ka' },
    reason:
      'ეს წერილი იმიტომ მოგივიდა, რომ საიტიდან მოგვწერეს და ეს მისამართი მიუთითეს. თუ რამის დამატება გინდა, უბრალოდ ამ წერილს უპასუხე.',
  },
}

const textOf = ({ text, message, messageId, earlier }: ToldAnswer, locale: Locale): LetterText => {
  const { youWrote, ...frame } = frames[locale]
  return {
    ...frame,
    paragraphs: paragraphsOf(text),
    quote: { title: youWrote, text: message },
    // The message came by no letter; its id names what all answers to it belong to.
    follows: [messageId, ...earlier],
  }
}

/** Brings what the team has answered, and what it was asked. */
export const answerLetter = (answers: Pick<AnswersRepository, 'told'>): LetterWriter => ({
  say: async ({ about, locale }) => {
    const told = about && (await answers.told(about))
    return told ? textOf(told, locale) : null
  },
  examples: (locale) => [
    textOf(
      { text: madeUp.answer[locale], message: madeUp.message[locale], messageId: madeUp.id, earlier: [] },
      locale,
    ),
  ],
})
