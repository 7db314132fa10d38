import { type Locale, locales } from '../../../schema/locales.ts'
import { newsletterIssue } from '../../../schema/newsletter-issues.ts'
import { paragraphsOf } from '../../core/plain-text.ts'
import { oneClickUnsubscribe } from '../../letters/letter-headers.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import type { ReaderWays } from '../newsletter/reader-ways.ts'
import type { IssuesRepository, IssueTexts } from './issues.repository.ts'

const words: Record<
  Locale,
  { action: string; reason: string; leaving: string; trial: string; mark: string }
> = {
  en: {
    action: 'Open our site',
    reason: 'You are receiving this email because you subscribed to our newsletter.',
    leaving: 'Unsubscribe, or choose another language',
    trial: 'This is a test: it was sent to nobody but you. Readers find the link to unsubscribe here.',
    mark: 'Test',
  },
  ka: {
    action: 'ჩვენი საიტის გახსნა',
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ ჩვენი სიახლეები გამოწერილი გაქვს.',
    leaving: 'გამოწერის გაუქმება ან ენის შეცვლა',
    trial: 'ეს საცდელი წერილია: შენ გარდა არავის მიუღია. მკითხველი აქ გამოწერის გასაუქმებელ ბმულს ნახავს.',
    mark: 'ცდა',
  },
}

/** The languages in which an issue is written whole. */
export const languagesOf = ({ title, content }: IssueTexts): Locale[] =>
  locales.filter((locale) => title[locale] !== null && content[locale] !== null)

/** What an issue says in a language to whoever gets it; null where it is not written whole in it. */
const saidOf = ({ title, content }: IssueTexts, locale: Locale): Omit<LetterText, 'reason'> | null => {
  const [subject, text] = [title[locale], content[locale]]
  if (subject === null || text === null) return null
  return {
    subject,
    heading: subject,
    paragraphs: paragraphsOf(text),
    hasLinks: true,
    action: { label: words[locale].action, path: `/dashboard?lng=${locale}` },
  }
}

/** As a test, which a mailbox shows by its subject: the issue itself may lie beside it. */
const onTrial = (texts: IssueTexts, locale: Locale): LetterText | null => {
  const said = saidOf(texts, locale)
  const { trial, mark } = words[locale]
  return said && { ...said, subject: `[${mark}] ${said.subject}`, reason: trial }
}

/** The same as its readers get it, who can leave beneath it. */
export const toReaders = (texts: IssueTexts, locale: Locale, page: string): LetterText | null => {
  const said = saidOf(texts, locale)
  if (said === null) return null
  const { reason, leaving } = words[locale]
  return { ...said, reason, leaving: { label: leaving, path: `${page}?lng=${locale}` } }
}

const { title, content } = newsletterIssue.fields

/** An issue that nobody has written. */
const madeUpIssue: IssueTexts = { title: title.example, content: content.example }

const written = (text: LetterText | null): LetterText[] => (text === null ? [] : [text])

/** An issue to one of its readers; nothing to whoever has left meanwhile, and to nobody else once it was ended. */
export const issueLetter = (
  issues: Pick<IssuesRepository, 'textsOf' | 'isEnded' | 'hold' | 'readerAt' | 'markReader'>,
  { page, tokenOf, endPath }: ReaderWays,
): LetterWriter => {
  const tokenAt = async (address: string): Promise<string> => {
    const reader = await issues.readerAt(address)
    return reader === null ? '' : tokenOf(reader)
  }
  return {
    say: async ({ about, locale, recipient }) => {
      const texts = about === null ? null : await issues.textsOf(about)
      if (texts === null || (await issues.readerAt(recipient)) === null) return null
      return toReaders(texts, locale, page)
    },
    examples: (locale) => written(toReaders(madeUpIssue, locale, page)),
    makeSecret: ({ recipient }) => tokenAt(recipient),
    makeHeaders: async ({ recipient }, origin) =>
      oneClickUnsubscribe(new URL(endPath(await tokenAt(recipient)), origin).href),
    isCalledOff: async ({ about }) => about !== null && (await issues.isEnded(about)),
    hold: async ({ id, about }) => about !== null && (await issues.hold(id, about)),
    tellOfMailbox: ({ recipient }, isThere) => issues.markReader(recipient, isThere),
  }
}

/** The same to who writes it. */
export const trialOfIssue = (issues: Pick<IssuesRepository, 'textsOf'>): LetterWriter => ({
  say: async ({ about, locale }) => {
    const texts = about === null ? null : await issues.textsOf(about)
    return texts && onTrial(texts, locale)
  },
  examples: (locale) => written(onTrial(madeUpIssue, locale)),
})
