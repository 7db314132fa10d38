import type { Locale } from '../../../schema/locales.ts'
import { statementFile, statementPath } from '../../../schema/statements.ts'
import type { Clock } from '../../core/clock.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import type { LetterOccasion, LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import { drawStatement } from './draw-statement.ts'
import { statementId } from './statement-id.ts'
import type { StatementsRepository } from './statements.repository.ts'

interface Words {
  subject: (year: number) => string
  heading: (year: number) => string
  thanks: (year: number) => string
  attached: (year: number) => string
  wrong: string
  site: string
  reason: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: (year) => `Your gifts of ${year}`,
    heading: (year) => `Thank you for ${year}!`,
    thanks: (year) => `In ${year} you have helped dogs on their way from the street to a home.`,
    attached: (year) =>
      `A statement of your gifts of ${year} comes with this letter as a PDF: each gift with its day, its project and the number of its receipt, less what went back. It says as of which day it was made.`,
    wrong: 'Is something missing, or not right? Write to us: we put it right and send you another.',
    site: 'Open the site',
    reason:
      'You are receiving this email because you have given to us and this address was left with a gift.',
  },
  ka: {
    subject: (year) => `შენი შემოწირულობები ${year} წელს`,
    heading: (year) => `გმადლობთ ${year} წლისთვის!`,
    thanks: (year) => `${year} წელს შენი დახმარებით ძაღლებმა ქუჩიდან სახლისკენ გზა გაიკვლიეს.`,
    attached: (year) =>
      `ამ წერილს PDF ფაილად ახლავს ${year} წლის შენი შემოწირულობების ამონაწერი: თითოეული თავისი თარიღით, პროექტითა და ქვითრის ნომრით, დაბრუნებული თანხის გამოკლებით. მასშივე წერია, რომელი დღის მდგომარეობითაა შედგენილი.`,
    wrong: 'თუ რამე აკლია ან არასწორია, მოგვწერე: გავასწორებთ და ახალს გამოგიგზავნით.',
    site: 'საიტის გახსნა',
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ შემოწირულობა გაიღე და ეს მისამართი მიუთითე.',
  },
}

/** The letter that brings a statement: the same for every donor, whose name and sums the paper alone tells. */
export const statementWords = (year: number, locale: Locale): LetterText => {
  const { subject, heading, thanks, attached, wrong, site, reason } = words[locale]
  return {
    subject: subject(year),
    heading: heading(year),
    paragraphs: [thanks(year), attached(year), wrong],
    action: { label: site, path: `/dashboard?lng=${locale}` },
    reason,
  }
}

interface Dependencies {
  statements: Pick<StatementsRepository, 'find' | 'state' | 'takeBack'>
  clock: Clock
}

/**
 * Brings a donor what they gave in a year, as the ledger has it when it is sent; to no other address than they have by then, or had
 * when they were merged into who they are.
 */
export const statementLetter = ({ statements, clock }: Dependencies): LetterWriter => ({
  say: async ({ about, recipient, locale }: LetterOccasion) => {
    const known = about === null ? null : await statements.find(about)
    if (!known?.emails.some((email) => lookupKey(email) === lookupKey(recipient))) return null
    const { personId, year } = known
    const told = await statements.state(personId, year, clock.now())
    if (told === null) return null
    return {
      ...statementWords(year, locale),
      attachments: [
        {
          ...{
            name: statementFile(year),
            type: 'application/pdf',
            path: statementPath(statementId(personId, year)),
          },
          draw: () => drawStatement(told),
        },
      ],
    }
  },

  examples: (locale) => [statementWords(madeUp.year, locale)],

  tellOfNothing: async ({ about, writtenAt }) => {
    if (about !== null) await statements.takeBack(about, writtenAt)
  },
})
