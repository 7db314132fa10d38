/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useSuspenseQuery, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whom the account stands for. */
export type AccountType =
  /** A company or another organisation. */
  | 'business'
  /** One person. */
  | 'individual';

/** A message to the team. */
export type ContactMessageInput = {
  /** The address to answer to. At most 254 characters. */
  email: string;
  /** Plain text, line breaks kept. 1 to 5,000 characters. */
  message: string;
  /** The name of the sender. 1 to 100 characters. */
  name: string;
};

/** Where somebody stands by all that they gave and wish to be thanked for. */
export type ContributorTierName =
  /** Who gave much. */
  | 'golden'
  /** Who gave most. */
  | 'platinum'
  /** Who gave what many can give. */
  | 'silver';

/** A username and its password. */
export type CredentialsInput = {
  /** Compared as typed. */
  password: string;
  /** In any capitals. */
  username: string;
};

/** Whether it is given for somebody, who is then named; null where it is not. */
export type DedicationKind =
  /** In honour of somebody. */
  | 'inHonour'
  /** In memory of somebody. */
  | 'inMemory';

/** How it came, where that is known. */
export type DonationMethod =
  /** By a card. */
  | 'card'
  /** In cash. */
  | 'cash'
  /** As goods or work, told in lari. */
  | 'inKind'
  /** By a bank. */
  | 'transfer';

/** To whom it was written. */
export type EmailChangeSide =
  /** To the address that the account had: its owner takes the change back by refusing it. */
  | 'former'
  /** To the address that the account is to have: whoever reads it agrees. */
  | 'new'
  /** To the address that the account has: its owner agrees, or refuses. */
  | 'old';

/** Somebody who subscribes to an event. */
export type EventSubscriptionInput = {
  /** Where the news goes. At most 254 characters. */
  email: string;
  /** As they want to be called. 1 to 100 characters. */
  name: string;
};

/** Whether it comes once, or is charged every month. */
export type GiftFrequency =
  /** The same sum is charged every month, until somebody ends that. */
  | 'monthly'
  /** It comes once. */
  | 'once';

/** Who joins the team with a new account. */
export type JoiningInput = {
  /** The password once more. */
  confirmPassword: string;
  /** Unique, whatever its capitals. */
  email: string;
  /** As it was given. */
  firstName: string;
  /** As it was given. */
  lastName: string;
  /** None of the common ones. */
  password: string;
  /** What stands behind the `#` of the link. */
  token: string;
  /** What they sign in with; unique, whatever its capitals. */
  username: string;
};

/** A language of the site. */
export type Locale =
  /** English. */
  | 'en'
  /** Georgian. */
  | 'ka';

/** Why the monthly gift is charged no more, or who wants that; null while it runs on, and for what comes once. */
export type MonthlyEnd =
  /** Whoever gave has stopped it. */
  | 'donor'
  /** Whoever gave was erased, and is charged no more. */
  | 'erased'
  /** Its first month came another way, so it came once, and was never charged. */
  | 'once'
  /** What it is for takes no gifts any more. */
  | 'project'
  /** Whoever took the payments charges it no more, as after many charges that failed. */
  | 'provider'
  /** The team has ended it. */
  | 'team'
  /** Its first month was never paid. */
  | 'unpaid';

/** How the monthly gift stands of which this is a month; null for what comes once. */
export type MonthlyState =
  /** It is charged every month. */
  | 'active'
  /** Nothing is charged any more. */
  | 'ended'
  /** Its last charge has failed; whoever takes the payment tries again by themselves. */
  | 'failing'
  /** Its first month is not paid yet. */
  | 'pending';

/** What somebody has promised to give, which counts nowhere until the money came. */
export type NewPledgeInput = {
  /** How much is promised, in lari. 1 to 10,000,000. */
  amount: number;
  /** Whether whoever gives wants no name shown. */
  anonymous?: boolean;
  /** For whom, as it will be read. 1 to 80 characters. */
  dedication?: string | null | undefined;
  /** Whether it is given for somebody, who is then named; null where it is not. */
  dedicationKind?: DedicationKind | null | undefined;
  /** Whether others may read whom it is dedicated to. */
  dedicationShown?: boolean;
  /** Where letters about it go. Only what is given once may lack it. At most 254 characters. */
  donorEmail?: string | null | undefined;
  /** Only an anonymous gift may lack it. 1 to 100 characters. */
  donorName?: string | null | undefined;
  /** Whether it comes once, or is charged every month. */
  frequency?: GiftFrequency;
  /** Whether whoever gives wishes to be thanked by name on the site, for this gift; never where it is anonymous. */
  thanked?: boolean;
  /** How it is to come. */
  way?: PaymentWay;
};

/** Where they subscribed; null where that was not written down yet. */
export type NewsletterSource =
  /** The form of the main page. */
  | 'dashboard'
  /** Another program or site, which did not say. */
  | 'elsewhere';

/** A reader of the newsletter. */
export type NewsletterSubscriptionInput = {
  /** Where the newsletter goes. At most 254 characters. */
  email: string;
  /** The page it is sent from; `elsewhere` when absent. */
  source?: NewsletterSource | null | undefined;
};

/** What has become of it, by what the ledger says now. */
export type OwnPledgeState =
  /** The money came, and is a gift. */
  | 'confirmed'
  /** Nothing came in its time. */
  | 'expired'
  /** It was not paid, as whoever takes the payment says. */
  | 'failed'
  /** Promised, and not there yet: it counts nowhere. */
  | 'pledged'
  /** The money came, and all of it went back. */
  | 'refunded'
  /** Whoever promised it has taken that back, or the team has. */
  | 'withdrawn';

/** A new password of somebody who has a link for it. */
export type PasswordResetInput = {
  /** The new password once more. */
  confirmPassword: string;
  /** 8 to 128 characters, compared as typed; of the team none of the common ones. */
  password: string;
  /** What stands behind the `#` of the link. */
  token: string;
};

/** Somebody who has forgotten their password. */
export type PasswordResetRequest = {
  /** What they signed up with. At most 254 characters. */
  email: string;
};

/** How it is to come. */
export type PaymentWay =
  /** By a card, or as the bank else offers, on a page of Bank of Georgia. */
  | 'bog'
  /** By a card, on a page of Stripe, for 2 to 999999.99 lari. */
  | 'stripe'
  /** By a card, or as the bank else offers, on a page of TBC Bank. */
  | 'tbc'
  /** By a bank, with a code that says which promise it is. */
  | 'transfer';

/** What everybody may look through besides the projects that take gifts today. */
export type ProjectShow =
  /** Those that have ended, by their last day or because admins have ended them, newest first. */
  | 'finished'
  /** Of these, those that have not reached their goal: what is nearest it comes first. */
  | 'nearest'
  /** All that have not ended, also those that have yet to begin, in the order that admins have made; newest first where they have made none. */
  | 'ongoing'
  /** Of these, those that have reached it. */
  | 'reached';

/** What the user may do. */
export type Role =
  /** Run the site: everything. */
  | 'admin'
  /** Look after content and messages: no money, no people. */
  | 'editor'
  /** What everybody may. */
  | 'user'
  /** Read everything but the addresses of people. */
  | 'viewer';

/** The second step of signing in. */
export type SecondStepInput = {
  /** What the first step has answered. */
  challenge: string;
  /** Of the telephone, or a recovery code. Blanks and hyphens in it mean nothing. */
  code: string;
};

/** A new account. Its role is always user. */
export type SignUpInput = {
  /** Whom the account stands for. */
  accountType?: AccountType;
  /** The password once more. */
  confirmPassword: string;
  /** Unique, whatever its capitals. At most 254 characters. */
  email: string;
  /** As it was given. 1 to 100 characters. */
  firstName: string;
  /** As it was given. 1 to 100 characters. */
  lastName: string;
  /** Compared as typed. 8 to 128 characters. */
  password: string;
  /** What they sign in with; unique, whatever its capitals. 3 to 50 characters. Letters of any script, digits, `.`, `_` and `-`. */
  username: string;
};

/** How somebody stands who has subscribed to an event. */
export type SubscriberState =
  /** Has a place. */
  | 'confirmed'
  /** Waits until a place becomes free. */
  | 'waiting';

/** How it stands. */
export type SubscriptionState =
  /** Nothing goes there any more; for a day it can be renewed. */
  | 'ended'
  /** The newsletter goes there. */
  | 'reading'
  /** Nobody has confirmed it yet: no newsletter goes there. */
  | 'waiting';

export type AccountsQueryVariables = Exact<{
  of?: string | null | undefined;
  locale: Locale;
}>;


export type AccountsQuery = { accounts: { pledged: number, confirmed: number, refunded: number, spent: number, inHand: number, months: Array<{ month: string, start: number, pledged: number, confirmed: number, refunded: number, spent: number, end: number, spendingCount: number }>, lines: Array<{ line: string, title: string | null, pledged: number, confirmed: number, refunded: number, spent: number, inHand: number }> } | null };

export type ShownSpendingsQueryVariables = Exact<{
  month: string;
  of?: string | null | undefined;
  below?: string | number | null | undefined;
  locale: Locale;
}>;


export type ShownSpendingsQuery = { shownSpendings: Array<{ id: string, spentOn: string, amount: number, purpose: string, line: string, receiptPath: string | null }> | null };

export type CompleteLogInMutationVariables = Exact<{
  input: SecondStepInput;
}>;


export type CompleteLogInMutation = { completeLogin: { token: string, role: Role, name: string, email: string, username: string, accountType: AccountType } };

export type FindEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type FindEmailChangeMutation = { findEmailChange: { id: string, side: EmailChangeSide, email: string, hasAgreed: boolean } };

export type AgreeToEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type AgreeToEmailChangeMutation = { agreeToEmailChange: { isChanged: boolean } };

export type RefuseEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type RefuseEmailChangeMutation = { refuseEmailChange: string };

export type FindEmailVerificationMutationVariables = Exact<{
  token: string;
}>;


export type FindEmailVerificationMutation = { findEmailVerification: { id: string, email: string } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: string };

export type FindInvitationMutationVariables = Exact<{
  token: string;
}>;


export type FindInvitationMutation = { findInvitation: { id: string, name: string, role: Role, expiresAt: string, email: string | null } };

export type JoinTeamMutationVariables = Exact<{
  input: JoiningInput;
  locale: Locale;
}>;


export type JoinTeamMutation = { joinTeam: { token: string, role: Role, name: string, email: string, username: string, accountType: AccountType } };

export type LogInMutationVariables = Exact<{
  input: CredentialsInput;
}>;


export type LogInMutation = { login: { token: string, role: Role, name: string, email: string, username: string, accountType: AccountType } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: string };

export type SwitchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SwitchesQuery = { switches: { letters: boolean, newsletter: boolean } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: PasswordResetRequest;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type FindPasswordResetMutationVariables = Exact<{
  token: string;
}>;


export type FindPasswordResetMutation = { findPasswordReset: { id: string, username: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: PasswordResetInput;
}>;


export type ResetPasswordMutation = { resetPassword: string };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
  locale: Locale;
  idempotencyKey: string;
}>;


export type SignUpMutation = { signUp: { id: string } };

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
  locale: Locale;
  idempotencyKey: string;
}>;


export type SendContactMessageMutation = { sendContactMessage: { id: string } };

export type ContributorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContributorsQuery = { contributors: { tiers: Array<{ tier: ContributorTierName, from: number, names: Array<string>, more: number | null }>, figures: { given: number, donationCount: number, reachedProjects: number } | null } };

export type EventArticleFragment = (
  { id: string, title: string, content: string, date: string | null, startsAt: string | null, endsAt: string | null, venue: string | null, archivedAt: string | null, places: number | null, isFull: boolean | null, imageUrl: string | null, picture: { alt: string | null } | null }
  & { ' $fragmentRefs'?: { 'EventCoverFragment': EventCoverFragment } }
) & { ' $fragmentName'?: 'EventArticleFragment' };

export type EventCoverFragment = { imageUrl: string | null, picture: { alt: string | null, focusX: number | null, focusY: number | null } | null } & { ' $fragmentName'?: 'EventCoverFragment' };

export type EventListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  locale: Locale;
}>;


export type EventListQuery = { comingEvents: { nodes: Array<(
      { id: string, imageUrl: string | null }
      & { ' $fragmentRefs'?: { 'EventCardFragment': EventCardFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EventCardFragment = (
  { id: string, imageUrl: string | null, title: string, content: string, date: string | null, startsAt: string | null, endsAt: string | null, venue: string | null, places: number | null, isFull: boolean | null }
  & { ' $fragmentRefs'?: { 'EventCoverFragment': EventCoverFragment } }
) & { ' $fragmentName'?: 'EventCardFragment' };

export type EventQueryVariables = Exact<{
  id: string | number;
  locale: Locale;
}>;


export type EventQuery = { event: (
    { id: string }
    & { ' $fragmentRefs'?: { 'EventArticleFragment': EventArticleFragment } }
  ) | null };

export type EventPlaceQueryVariables = Exact<{
  id: string | number;
  locale: Locale;
}>;


export type EventPlaceQuery = { event: { id: string, title: string, date: string | null, startsAt: string | null, endsAt: string | null, venue: string | null, archivedAt: string | null } | null };

export type GiveUpPlaceMutationVariables = Exact<{
  token: string;
}>;


export type GiveUpPlaceMutation = { giveUpPlace: boolean };

export type SubscribeToEventMutationVariables = Exact<{
  eventId: string | number;
  input: EventSubscriptionInput;
  locale: Locale;
  idempotencyKey: string;
}>;


export type SubscribeToEventMutation = { subscribeToEvent: { name: string, state: SubscriberState | null, token: string | null } };

export type GalleryQueryVariables = Exact<{ [key: string]: never; }>;


export type GalleryQuery = { gallery: { videoLinks: Array<string> } };

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: NewsletterSubscriptionInput;
  locale: Locale;
  idempotencyKey: string;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { message: string } };

export type LaunchesQueryVariables = Exact<{ [key: string]: never; }>;


export type LaunchesQuery = { switches: { newsletter: boolean, projects: boolean, events: boolean, giving: boolean } };

export type OpenProjectsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  locale: Locale;
}>;


export type OpenProjectsQuery = { openProjects: { nodes: Array<{ id: string, title: string, raised: number, goal: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ArchivedIssuesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  locale: Locale;
}>;


export type ArchivedIssuesQuery = { archivedIssues: { nodes: Array<{ id: string, title: string, sentAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type ArchivedIssueQueryVariables = Exact<{
  id: string | number;
  locale: Locale;
}>;


export type ArchivedIssueQuery = { archivedIssue: { id: string, title: string, content: string, sentAt: string } | null };

export type FindSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type FindSubscriptionMutation = { findSubscription: { id: string, email: string, locale: Locale, state: SubscriptionState } };

export type ConfirmSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmSubscriptionMutation = { confirmSubscription: string };

export type ChangeSubscriptionLanguageMutationVariables = Exact<{
  token: string;
  locale: Locale;
}>;


export type ChangeSubscriptionLanguageMutation = { changeSubscriptionLanguage: string };

export type EndSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type EndSubscriptionMutation = { endSubscription: boolean };

export type RenewSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type RenewSubscriptionMutation = { renewSubscription: string };

export type GivingCardFragment = (
  { raised: number, goal: number, archivedAt: string | null, startDate: string | null, endDate: string | null }
  & { ' $fragmentRefs'?: { 'ProjectPresetsFragment': ProjectPresetsFragment } }
) & { ' $fragmentName'?: 'GivingCardFragment' };

export type ProjectPresetsFragment = { firstSum: number | null, firstBuysEn: string | null, firstBuysKa: string | null, secondSum: number | null, secondBuysEn: string | null, secondBuysKa: string | null, thirdSum: number | null, thirdBuysEn: string | null, thirdBuysKa: string | null } & { ' $fragmentName'?: 'ProjectPresetsFragment' };

export type PledgedGiftFragment = { id: string, code: string, amount: number, refunded: number, cameInstead: string | null, cameBeside: string | null, state: OwnPledgeState, frequency: GiftFrequency, monthlyState: MonthlyState | null, monthlyEnd: MonthlyEnd | null, monthlyAmount: number | null, nextChargeAt: string | null, endAskedAt: string | null, chargedSinceAskedAt: string | null, way: PaymentWay, payUrl: string | null, expiresAt: string, anonymous: boolean, thanked: boolean, dedicationKind: DedicationKind | null, dedication: string | null, projectId: string, projectTitle: string, raised: number, goal: number, recipient: string | null, iban: string | null, bankName: string | null, receipt: string | null, receiptName: string | null, receivedAt: string | null, method: DonationMethod | null, sentTo: string | null } & { ' $fragmentName'?: 'PledgedGiftFragment' };

export type ThankedFromQueryVariables = Exact<{ [key: string]: never; }>;


export type ThankedFromQuery = { givingOptions: { thankedFrom: number | null } };

export type FindPledgeMutationVariables = Exact<{
  token: string;
  locale: Locale;
}>;


export type FindPledgeMutation = { findPledge: { ' $fragmentRefs'?: { 'PledgedGiftFragment': PledgedGiftFragment } } };

export type SetPledgeThanksMutationVariables = Exact<{
  token: string;
  thanked: boolean;
  locale: Locale;
}>;


export type SetPledgeThanksMutation = { setPledgeThanks: { ' $fragmentRefs'?: { 'PledgedGiftFragment': PledgedGiftFragment } } };

export type SendPledgeReceiptMutationVariables = Exact<{
  token: string;
  locale: Locale;
}>;


export type SendPledgeReceiptMutation = { sendPledgeReceipt: { ' $fragmentRefs'?: { 'PledgedGiftFragment': PledgedGiftFragment } } };

export type StopMonthlyGiftMutationVariables = Exact<{
  token: string;
  locale: Locale;
}>;


export type StopMonthlyGiftMutation = { stopMonthlyGift: { ' $fragmentRefs'?: { 'PledgedGiftFragment': PledgedGiftFragment } } };

export type WithdrawPledgeMutationVariables = Exact<{
  token: string;
  locale: Locale;
}>;


export type WithdrawPledgeMutation = { withdrawPledge: { ' $fragmentRefs'?: { 'PledgedGiftFragment': PledgedGiftFragment } } };

export type GiveQueryVariables = Exact<{
  id: string | number;
  locale: Locale;
}>;


export type GiveQuery = { project: (
    { id: string, title: string, archivedAt: string | null, startDate: string | null, endDate: string | null }
    & { ' $fragmentRefs'?: { 'ProjectPresetsFragment': ProjectPresetsFragment;'GiveAsideFragment': GiveAsideFragment } }
  ) | null, givingOptions: { ways: Array<PaymentWay>, presets: Array<number>, monthlyWays: Array<PaymentWay> | null, thankedFrom: number | null } };

export type GiveAsideFragment = (
  { id: string, title: string, raised: number, goal: number }
  & { ' $fragmentRefs'?: { 'ProjectCoverFragment': ProjectCoverFragment } }
) & { ' $fragmentName'?: 'GiveAsideFragment' };

export type PledgeGiftMutationVariables = Exact<{
  projectId: string | number;
  input: NewPledgeInput;
  locale: Locale;
  idempotencyKey: string;
}>;


export type PledgeGiftMutation = { pledgeGift: { id: string, token: string, payUrl: string | null } };

export type ProjectArticleFragment = (
  { id: string, title: string, description: string, imageUrl: string | null }
  & { ' $fragmentRefs'?: { 'ProjectMediaFragment': ProjectMediaFragment;'GivingCardFragment': GivingCardFragment;'ProjectStoryFragment': ProjectStoryFragment } }
) & { ' $fragmentName'?: 'ProjectArticleFragment' };

export type ProjectListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  show: ProjectShow;
  locale: Locale;
}>;


export type ProjectListQuery = { openProjects: { nodes: Array<(
      { id: string, imageUrl: string | null, archivedAt: string | null, startDate: string | null, endDate: string | null }
      & { ' $fragmentRefs'?: { 'ProjectCardFragment': ProjectCardFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FinishedProjectsQueryVariables = Exact<{
  first: number;
  search?: string | null | undefined;
  locale: Locale;
}>;


export type FinishedProjectsQuery = { openProjects: { nodes: Array<{ id: string, title: string, endDate: string | null, archivedAt: string | null, raised: number }> } };

export type ProjectSpendingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectSpendingsQuery = { accounts: { lines: Array<{ line: string, spent: number }> } | null };

export type ProjectCardFragment = (
  { id: string, title: string, description: string, startDate: string | null, endDate: string | null, raised: number, goal: number }
  & { ' $fragmentRefs'?: { 'ProjectCoverFragment': ProjectCoverFragment } }
) & { ' $fragmentName'?: 'ProjectCardFragment' };

export type ProjectMediaFragment = (
  { title: string, youtubeUrl: string | null }
  & { ' $fragmentRefs'?: { 'ProjectCoverFragment': ProjectCoverFragment } }
) & { ' $fragmentName'?: 'ProjectMediaFragment' };

export type ProjectCoverFragment = { imageUrl: string | null, picture: { alt: string | null, focusX: number | null, focusY: number | null } | null } & { ' $fragmentName'?: 'ProjectCoverFragment' };

export type ProjectQueryVariables = Exact<{
  id: string | number;
  locale: Locale;
}>;


export type ProjectQuery = { project: (
    { id: string, title: string }
    & { ' $fragmentRefs'?: { 'ProjectArticleFragment': ProjectArticleFragment } }
  ) | null };

export type ProjectStoryFragment = { startDate: string | null, endDate: string | null, description: string } & { ' $fragmentName'?: 'ProjectStoryFragment' };

export const EventCoverFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<EventCoverFragment, unknown>;
export const EventArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<EventArticleFragment, unknown>;
export const EventCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<EventCardFragment, unknown>;
export const PledgedGiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgedGift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"thanked"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptName"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]} as unknown as DocumentNode<PledgedGiftFragment, unknown>;
export const ProjectCoverFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectCoverFragment, unknown>;
export const GiveAsideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiveAside"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<GiveAsideFragment, unknown>;
export const ProjectMediaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectMediaFragment, unknown>;
export const ProjectPresetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}}]} as unknown as DocumentNode<ProjectPresetsFragment, unknown>;
export const GivingCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectPresets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}}]} as unknown as DocumentNode<GivingCardFragment, unknown>;
export const ProjectStoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ProjectStoryFragment, unknown>;
export const ProjectArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectMedia"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivingCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectStory"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectPresets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ProjectArticleFragment, unknown>;
export const ProjectCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectCardFragment, unknown>;
export const AccountsDocument = {"__meta__":{"hash":"909ad2543fe2bd8896efbcf63e2f3f2939e6ba29ad1b0db5751338d57e075a2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Accounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pledged"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"inHand"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"pledged"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"spendingCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"pledged"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"inHand"}}]}}]}}]}}]} as unknown as DocumentNode<AccountsQuery, AccountsQueryVariables>;
export const ShownSpendingsDocument = {"__meta__":{"hash":"0eab2466ccfe0877ced64a3f1c94cb712f5171b28ab49c69cc02df850bbfedb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownSpendings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"below"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shownSpendings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"below"},"value":{"kind":"Variable","name":{"kind":"Name","value":"below"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"receiptPath"}}]}}]}}]} as unknown as DocumentNode<ShownSpendingsQuery, ShownSpendingsQueryVariables>;
export const CompleteLogInDocument = {"__meta__":{"hash":"ed5330d9e14f644ee33d29631d4dc535af078bda6beb50973832ccc4582837a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteLogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}}]} as unknown as DocumentNode<CompleteLogInMutation, CompleteLogInMutationVariables>;
export const FindEmailChangeDocument = {"__meta__":{"hash":"ba108c40f61ae1a9702cbb914952647ec1c62b518acf0fecc03178a4ac3e021c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAgreed"}}]}}]}}]} as unknown as DocumentNode<FindEmailChangeMutation, FindEmailChangeMutationVariables>;
export const AgreeToEmailChangeDocument = {"__meta__":{"hash":"a75d438aefee2b08ec5234aef618d851a23071f74d290e1b5537d21a33ec15fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgreeToEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeToEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]}}]} as unknown as DocumentNode<AgreeToEmailChangeMutation, AgreeToEmailChangeMutationVariables>;
export const RefuseEmailChangeDocument = {"__meta__":{"hash":"5bedbae37b63c161dfae27bda139a83c2b80dcf0b9f35e9c9edd450f8c8ff773"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<RefuseEmailChangeMutation, RefuseEmailChangeMutationVariables>;
export const FindEmailVerificationDocument = {"__meta__":{"hash":"8aef9a7ef9cb569848bb6924e2e1fe438ce3189de3efd7d6abe2daabc9b1c43f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindEmailVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findEmailVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<FindEmailVerificationMutation, FindEmailVerificationMutationVariables>;
export const VerifyEmailDocument = {"__meta__":{"hash":"4b4df2f3365ef41f564b2f55ddfe0ca2c69687489cb4a67ac6afae295d4f8cec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const FindInvitationDocument = {"__meta__":{"hash":"acc6f008263543d484ddec55b327f5a612e574c41f8c55fca68c1efa098fa325"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<FindInvitationMutation, FindInvitationMutationVariables>;
export const JoinTeamDocument = {"__meta__":{"hash":"50ac4deb0111bdcbbe07e5e0dbc1b090bb3eb5ef6915ecc6c214331c32cb7a37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoiningInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}}]} as unknown as DocumentNode<JoinTeamMutation, JoinTeamMutationVariables>;
export const LogInDocument = {"__meta__":{"hash":"deba74146e631cc11b06bda5ea038555ab695bcb508329b84a4d8e7268b96728"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CredentialsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = {"__meta__":{"hash":"71095836b22b973df67ad125d68db5af003cbe4bac473e631e9b3055139d474c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const SwitchesDocument = {"__meta__":{"hash":"f10a08f64e2743e0b603c4015e7d6052decc5fc9927b8faa9acfddbd97b8e1fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"}}]}}]}}]} as unknown as DocumentNode<SwitchesQuery, SwitchesQueryVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"5c1c026929eb748b01fd10b32249df880a87faa85f3f395fcc2159507de680ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetRequest"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const FindPasswordResetDocument = {"__meta__":{"hash":"60c1c922bf3c50dbc4078990332d1923ef8cba43e0fa30c30f6196ab2ad05e98"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<FindPasswordResetMutation, FindPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"402c381adca8da9e2283a9cb34d78ef1d3879fb83a74648435f9edf2a3421396"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const SignUpDocument = {"__meta__":{"hash":"57a309b241326298d3dfb75bdab2b73f6cc47e9be35d336fb5a5a1e1e4b600a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const SendContactMessageDocument = {"__meta__":{"hash":"1379eed7574639e35bbd313e921e9531d96cba1004b680223767a237718259ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const ContributorsDocument = {"__meta__":{"hash":"0378634b024ed3adec903d76c235275422cfe5a0be2425dce29dd62c5e06c3f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contributors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"reachedProjects"}}]}}]}}]}}]} as unknown as DocumentNode<ContributorsQuery, ContributorsQueryVariables>;
export const EventListDocument = {"__meta__":{"hash":"61f83991ba37fc8ec663e508c5067c25f4a4a73a07d18bcdc7ac019102ac8d6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comingEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCover"}}]}}]} as unknown as DocumentNode<EventListQuery, EventListQueryVariables>;
export const EventDocument = {"__meta__":{"hash":"0853f529a25e1eecfe925722c887b8e202f19ba5552e272b5c9805b292dcf623"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Event"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCover"}}]}}]} as unknown as DocumentNode<EventQuery, EventQueryVariables>;
export const EventPlaceDocument = {"__meta__":{"hash":"84af3a7cc5ea3678133ca34d055310081dc5625747a361743816ddcee1b2d69f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]}}]} as unknown as DocumentNode<EventPlaceQuery, EventPlaceQueryVariables>;
export const GiveUpPlaceDocument = {"__meta__":{"hash":"48caa18f8e870962c3198292cc4706b04ec3e652450226f65c440946420e37ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveUpPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveUpPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<GiveUpPlaceMutation, GiveUpPlaceMutationVariables>;
export const SubscribeToEventDocument = {"__meta__":{"hash":"47cb42ca5796a7d5001baffdcb40f33c743fa08782bb736abf01a1366124272f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventSubscriptionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<SubscribeToEventMutation, SubscribeToEventMutationVariables>;
export const GalleryDocument = {"__meta__":{"hash":"adcc2a9656ca8b5dd6903d030d64ba0080c4e54f0cc762527dff404ef033780f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLinks"}}]}}]}}]} as unknown as DocumentNode<GalleryQuery, GalleryQueryVariables>;
export const SubscribeToNewsletterDocument = {"__meta__":{"hash":"3f814ee33db99e0579efc08852c46c41b4896cc36aede927f317af5a97d132c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscriptionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const LaunchesDocument = {"__meta__":{"hash":"ddab2968cce3967592f61eb6ec2d0a9709f8a889434e0b0d9e64a46a911ab368"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Launches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletter"}},{"kind":"Field","name":{"kind":"Name","value":"projects"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"giving"}}]}}]}}]} as unknown as DocumentNode<LaunchesQuery, LaunchesQueryVariables>;
export const OpenProjectsDocument = {"__meta__":{"hash":"c4fd00608ca5460c77422e99cdabea3785a0789946982b5e0f35ed1bfb55c2eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<OpenProjectsQuery, OpenProjectsQueryVariables>;
export const ArchivedIssuesDocument = {"__meta__":{"hash":"6ef7694346cade401e7eeca717045320b83a9704da3168164574c58ced6cfb75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedIssues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedIssues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ArchivedIssuesQuery, ArchivedIssuesQueryVariables>;
export const ArchivedIssueDocument = {"__meta__":{"hash":"cdbf070ac2279051c6eaed5ed6be9e9a14e08f0d664635d2d9bef7bb30d7f00c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedIssue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]} as unknown as DocumentNode<ArchivedIssueQuery, ArchivedIssueQueryVariables>;
export const FindSubscriptionDocument = {"__meta__":{"hash":"d87b155810643c7417852c5920d0c2772aa3e2422d021f1bc18892c6fe3f1c7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<FindSubscriptionMutation, FindSubscriptionMutationVariables>;
export const ConfirmSubscriptionDocument = {"__meta__":{"hash":"a1769bed5437077aa484642fc918252fab65f9bdbd0e5b048ec37101c2ebc8a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>;
export const ChangeSubscriptionLanguageDocument = {"__meta__":{"hash":"61efa0e3591c60e09a83ebb032b3b8ef4ceec11f834150cdc381ab4e5b52f3eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSubscriptionLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSubscriptionLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ChangeSubscriptionLanguageMutation, ChangeSubscriptionLanguageMutationVariables>;
export const EndSubscriptionDocument = {"__meta__":{"hash":"a55974cccfa242780b4f0f2a4aec913ab31e03c574f3694fa67c6a52568efc66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<EndSubscriptionMutation, EndSubscriptionMutationVariables>;
export const RenewSubscriptionDocument = {"__meta__":{"hash":"d3303871b7a8027d1347690aa7b1e51ab5219629099f8796597d53882663c09a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<RenewSubscriptionMutation, RenewSubscriptionMutationVariables>;
export const ThankedFromDocument = {"__meta__":{"hash":"d10feb722b1f97596a49f7e376dda11e108cd08a5934f4457419be447bd26b66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThankedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thankedFrom"}}]}}]}}]} as unknown as DocumentNode<ThankedFromQuery, ThankedFromQueryVariables>;
export const FindPledgeDocument = {"__meta__":{"hash":"74392bf92564f11786085057c5b54cf7aae0d6d143da19c34e8d8f0747c96bd1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindPledge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findPledge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgedGift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgedGift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"thanked"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptName"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]} as unknown as DocumentNode<FindPledgeMutation, FindPledgeMutationVariables>;
export const SetPledgeThanksDocument = {"__meta__":{"hash":"2b73bdba22606be9a2b0c71e1e5674126bafbf7e3dc5916777535a040467b999"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPledgeThanks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thanked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPledgeThanks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"thanked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thanked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgedGift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgedGift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"thanked"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptName"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]} as unknown as DocumentNode<SetPledgeThanksMutation, SetPledgeThanksMutationVariables>;
export const SendPledgeReceiptDocument = {"__meta__":{"hash":"141130865b2111f8867543dc33c3b862071c5f33e2507fd00506b9e131e2eb46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPledgeReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPledgeReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgedGift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgedGift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"thanked"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptName"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]} as unknown as DocumentNode<SendPledgeReceiptMutation, SendPledgeReceiptMutationVariables>;
export const StopMonthlyGiftDocument = {"__meta__":{"hash":"3e608b6dd16e85a26bd9d503486d31438faf8cb1836f93afce93e641ec942924"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopMonthlyGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopMonthlyGift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgedGift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgedGift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"thanked"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptName"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]} as unknown as DocumentNode<StopMonthlyGiftMutation, StopMonthlyGiftMutationVariables>;
export const WithdrawPledgeDocument = {"__meta__":{"hash":"7e73661de05d141b083e7dfdf80869b947816b12cfbdc6e31e2078fa2a13d5ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPledge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPledge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgedGift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgedGift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAmount"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"thanked"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptName"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]} as unknown as DocumentNode<WithdrawPledgeMutation, WithdrawPledgeMutationVariables>;
export const GiveDocument = {"__meta__":{"hash":"908b64fd1a081701fea3a15e1602a6ce518d507af49c6d9d94c5d2e1b20d24b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Give"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectPresets"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiveAside"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ways"}},{"kind":"Field","name":{"kind":"Name","value":"presets"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyWays"}},{"kind":"Field","name":{"kind":"Name","value":"thankedFrom"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiveAside"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}}]} as unknown as DocumentNode<GiveQuery, GiveQueryVariables>;
export const PledgeGiftDocument = {"__meta__":{"hash":"bb92e90268945dd529d14f8ed9764c140f9209d3b52f59c6250319e57e862495"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PledgeGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewPledgeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pledgeGift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}}]}}]}}]} as unknown as DocumentNode<PledgeGiftMutation, PledgeGiftMutationVariables>;
export const ProjectListDocument = {"__meta__":{"hash":"ebdd2a2d5f17b903098e02fb3a094ebbabb3042ddc8f2fa940261c735817ddea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectShow"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}}]} as unknown as DocumentNode<ProjectListQuery, ProjectListQueryVariables>;
export const FinishedProjectsDocument = {"__meta__":{"hash":"8fec980396bfecc17a16ebe219d95e66c564471b5421525ea68acaff2c3003a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FinishedProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"EnumValue","value":"finished"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}}]}}]}}]} as unknown as DocumentNode<FinishedProjectsQuery, FinishedProjectsQueryVariables>;
export const ProjectSpendingsDocument = {"__meta__":{"hash":"9b343a8cebeeff56d370b8a13e7ea45fdd8d103722cc80d498f8e2261c8b8463"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectSpendings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectSpendingsQuery, ProjectSpendingsQueryVariables>;
export const ProjectDocument = {"__meta__":{"hash":"3a53b222d8e4a8ed9739e9bb346c1e83c2b5a475faba180cb7b72b19cf801967"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Project"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectPresets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectMedia"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivingCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectStory"}}]}}]} as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>;
export const useAccountsQuery = (options: useSuspenseQuery.Options<AccountsQueryVariables>) => useSuspenseQuery(AccountsDocument, options)

export const useShownSpendingsQuery = (options: useSuspenseQuery.Options<ShownSpendingsQueryVariables>) => useSuspenseQuery(ShownSpendingsDocument, options)

export const useCompleteLogInMutation = (options?: useMutation.Options<CompleteLogInMutation, CompleteLogInMutationVariables>) => useMutation(CompleteLogInDocument, options)

export const useFindEmailChangeMutation = (options?: useMutation.Options<FindEmailChangeMutation, FindEmailChangeMutationVariables>) => useMutation(FindEmailChangeDocument, options)

export const useAgreeToEmailChangeMutation = (options?: useMutation.Options<AgreeToEmailChangeMutation, AgreeToEmailChangeMutationVariables>) => useMutation(AgreeToEmailChangeDocument, options)

export const useRefuseEmailChangeMutation = (options?: useMutation.Options<RefuseEmailChangeMutation, RefuseEmailChangeMutationVariables>) => useMutation(RefuseEmailChangeDocument, options)

export const useFindEmailVerificationMutation = (options?: useMutation.Options<FindEmailVerificationMutation, FindEmailVerificationMutationVariables>) => useMutation(FindEmailVerificationDocument, options)

export const useVerifyEmailMutation = (options?: useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>) => useMutation(VerifyEmailDocument, options)

export const useFindInvitationMutation = (options?: useMutation.Options<FindInvitationMutation, FindInvitationMutationVariables>) => useMutation(FindInvitationDocument, options)

export const useJoinTeamMutation = (options?: useMutation.Options<JoinTeamMutation, JoinTeamMutationVariables>) => useMutation(JoinTeamDocument, options)

export const useLogInMutation = (options?: useMutation.Options<LogInMutation, LogInMutationVariables>) => useMutation(LogInDocument, options)

export const useLogOutMutation = (options?: useMutation.Options<LogOutMutation, LogOutMutationVariables>) => useMutation(LogOutDocument, options)

export const useSwitchesQuery = (options?: useSuspenseQuery.Options<SwitchesQueryVariables>) => useSuspenseQuery(SwitchesDocument, options)

export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) => useMutation(RequestPasswordResetDocument, options)

export const useFindPasswordResetMutation = (options?: useMutation.Options<FindPasswordResetMutation, FindPasswordResetMutationVariables>) => useMutation(FindPasswordResetDocument, options)

export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) => useMutation(ResetPasswordDocument, options)

export const useSignUpMutation = (options?: useMutation.Options<SignUpMutation, SignUpMutationVariables>) => useMutation(SignUpDocument, options)

export const useSendContactMessageMutation = (options?: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) => useMutation(SendContactMessageDocument, options)

export const useContributorsQuery = (options?: useSuspenseQuery.Options<ContributorsQueryVariables>) => useSuspenseQuery(ContributorsDocument, options)

export const useEventListQuery = (options: useSuspenseQuery.Options<EventListQueryVariables>) => useSuspenseQuery(EventListDocument, options)

export const useEventQuery = (options: useSuspenseQuery.Options<EventQueryVariables>) => useSuspenseQuery(EventDocument, options)

export const useEventPlaceQuery = (options: useSuspenseQuery.Options<EventPlaceQueryVariables>) => useSuspenseQuery(EventPlaceDocument, options)

export const useGiveUpPlaceMutation = (options?: useMutation.Options<GiveUpPlaceMutation, GiveUpPlaceMutationVariables>) => useMutation(GiveUpPlaceDocument, options)

export const useSubscribeToEventMutation = (options?: useMutation.Options<SubscribeToEventMutation, SubscribeToEventMutationVariables>) => useMutation(SubscribeToEventDocument, options)

export const useGalleryQuery = (options?: useSuspenseQuery.Options<GalleryQueryVariables>) => useSuspenseQuery(GalleryDocument, options)

export const useSubscribeToNewsletterMutation = (options?: useMutation.Options<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>) => useMutation(SubscribeToNewsletterDocument, options)

export const useLaunchesQuery = (options?: useSuspenseQuery.Options<LaunchesQueryVariables>) => useSuspenseQuery(LaunchesDocument, options)

export const useOpenProjectsQuery = (options: useSuspenseQuery.Options<OpenProjectsQueryVariables>) => useSuspenseQuery(OpenProjectsDocument, options)

export const useArchivedIssuesQuery = (options: useSuspenseQuery.Options<ArchivedIssuesQueryVariables>) => useSuspenseQuery(ArchivedIssuesDocument, options)

export const useArchivedIssueQuery = (options: useSuspenseQuery.Options<ArchivedIssueQueryVariables>) => useSuspenseQuery(ArchivedIssueDocument, options)

export const useFindSubscriptionMutation = (options?: useMutation.Options<FindSubscriptionMutation, FindSubscriptionMutationVariables>) => useMutation(FindSubscriptionDocument, options)

export const useConfirmSubscriptionMutation = (options?: useMutation.Options<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>) => useMutation(ConfirmSubscriptionDocument, options)

export const useChangeSubscriptionLanguageMutation = (options?: useMutation.Options<ChangeSubscriptionLanguageMutation, ChangeSubscriptionLanguageMutationVariables>) => useMutation(ChangeSubscriptionLanguageDocument, options)

export const useEndSubscriptionMutation = (options?: useMutation.Options<EndSubscriptionMutation, EndSubscriptionMutationVariables>) => useMutation(EndSubscriptionDocument, options)

export const useRenewSubscriptionMutation = (options?: useMutation.Options<RenewSubscriptionMutation, RenewSubscriptionMutationVariables>) => useMutation(RenewSubscriptionDocument, options)

export const useThankedFromQuery = (options?: useSuspenseQuery.Options<ThankedFromQueryVariables>) => useSuspenseQuery(ThankedFromDocument, options)

export const useFindPledgeMutation = (options?: useMutation.Options<FindPledgeMutation, FindPledgeMutationVariables>) => useMutation(FindPledgeDocument, options)

export const useSetPledgeThanksMutation = (options?: useMutation.Options<SetPledgeThanksMutation, SetPledgeThanksMutationVariables>) => useMutation(SetPledgeThanksDocument, options)

export const useSendPledgeReceiptMutation = (options?: useMutation.Options<SendPledgeReceiptMutation, SendPledgeReceiptMutationVariables>) => useMutation(SendPledgeReceiptDocument, options)

export const useStopMonthlyGiftMutation = (options?: useMutation.Options<StopMonthlyGiftMutation, StopMonthlyGiftMutationVariables>) => useMutation(StopMonthlyGiftDocument, options)

export const useWithdrawPledgeMutation = (options?: useMutation.Options<WithdrawPledgeMutation, WithdrawPledgeMutationVariables>) => useMutation(WithdrawPledgeDocument, options)

export const useGiveQuery = (options: useSuspenseQuery.Options<GiveQueryVariables>) => useSuspenseQuery(GiveDocument, options)

export const usePledgeGiftMutation = (options?: useMutation.Options<PledgeGiftMutation, PledgeGiftMutationVariables>) => useMutation(PledgeGiftDocument, options)

export const useProjectListQuery = (options: useSuspenseQuery.Options<ProjectListQueryVariables>) => useSuspenseQuery(ProjectListDocument, options)

export const useFinishedProjectsQuery = (options: useSuspenseQuery.Options<FinishedProjectsQueryVariables>) => useSuspenseQuery(FinishedProjectsDocument, options)

export const useProjectSpendingsQuery = (options?: useSuspenseQuery.Options<ProjectSpendingsQueryVariables>) => useSuspenseQuery(ProjectSpendingsDocument, options)

export const useProjectQuery = (options: useSuspenseQuery.Options<ProjectQueryVariables>) => useSuspenseQuery(ProjectDocument, options)