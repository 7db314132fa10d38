import type { Permission } from '../../schema/permissions.ts'
import { accountsOperations } from './operations/accounts.ts'
import { binOperations } from './operations/bin.ts'
import { charityOperations } from './operations/charity.ts'
import { contactsOperations } from './operations/contacts.ts'
import { donorsOperations } from './operations/donors.ts'
import { emailChangesOperations } from './operations/email-changes.ts'
import { emailVerificationsOperations } from './operations/email-verifications.ts'
import { eventsOperations } from './operations/events.ts'
import { figuresOperations } from './operations/figures.ts'
import { galleryOperations } from './operations/gallery.ts'
import { giftsOperations } from './operations/gifts.ts'
import { issuesOperations } from './operations/issues.ts'
import { launchesOperations } from './operations/launches.ts'
import { lettersOperations } from './operations/letters.ts'
import { newsletterOperations } from './operations/newsletter.ts'
import type { Operation } from './operations/operation.ts'
import { passwordResetsOperations } from './operations/password-resets.ts'
import { personalDataOperations } from './operations/personal-data.ts'
import { picturesOperations } from './operations/pictures.ts'
import { pledgesOperations } from './operations/pledges.ts'
import { projectsOperations } from './operations/projects.ts'
import { receiptsOperations } from './operations/receipts.ts'
import { savedViewsOperations } from './operations/saved-views.ts'
import { secondFactorOperations } from './operations/second-factor.ts'
import { accountingOperations, spendingOperations } from './operations/spending.ts'
import { startOperations } from './operations/start.ts'
import { statementsOperations } from './operations/statements.ts'
import { subscriptionsOperations } from './operations/subscriptions.ts'
import { teamOperations } from './operations/team.ts'
import { trailOperations } from './operations/trail.ts'

/** Every operation there is. One that is missing here fails the test beside this file. */
export const operations: readonly Operation[] = [
  ...accountsOperations,
  ...secondFactorOperations,
  ...passwordResetsOperations,
  ...emailVerificationsOperations,
  ...subscriptionsOperations,
  ...emailChangesOperations,
  ...projectsOperations,
  ...giftsOperations,
  ...pledgesOperations,
  ...receiptsOperations,
  ...statementsOperations,
  ...spendingOperations,
  ...accountingOperations,
  ...donorsOperations,
  ...eventsOperations,
  ...galleryOperations,
  ...picturesOperations,
  ...contactsOperations,
  ...binOperations,
  ...teamOperations,
  ...personalDataOperations,
  ...newsletterOperations,
  ...issuesOperations,
  ...charityOperations,
  ...launchesOperations,
  ...lettersOperations,
  ...figuresOperations,
  ...trailOperations,
  ...startOperations,
  ...savedViewsOperations,
]

/** Offered on one edge alone, and why. */
export const onOneEdge: Record<string, string> = {
  'Query.viewer': 'REST answers the user when signing in',
  uploadPicture: 'a form with a file over GraphQL would open its mutations to foreign pages',
  getReceiptPdf: 'a file; GraphQL tells where it is',
  getPledgeReceiptPdf: 'a file; GraphQL tells its number',
  getStatementPdf: 'a file; GraphQL tells where it is',
  attachReceipt: 'a form with a file over GraphQL would open its mutations to foreign pages',
  getSpendingReceipt: 'a file; GraphQL tells where it is',
  getAccountsCsv: 'a file; GraphQL tells the same',
  receivePaymentCallback: 'for those who take payments, each in words of its own',
  health: 'for the machine that watches the process',
  ready: 'for the machine that watches the process',
}

/** Who may use those of them that are for some. */
export const allowedOnOneEdge: Readonly<Record<string, Permission>> = {
  uploadPicture: 'content:write',
  getReceiptPdf: 'people:addresses',
  getStatementPdf: 'people:addresses',
  attachReceipt: 'spending:write',
}
