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

/** A username and its password. */
export type CredentialsInput = {
  /** Compared as typed. */
  password: string;
  /** In any capitals. */
  username: string;
};

/** To whom it was written. */
export type EmailChangeSide =
  /** To the address that the account had: its owner takes the change back by refusing it. */
  | 'former'
  /** To the address that the account is to have: whoever reads it agrees. */
  | 'new'
  /** To the address that the account has: its owner agrees, or refuses. */
  | 'old';

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

/** What everybody may look through of the projects that have not ended. */
export type ProjectShow =
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

/** How it stands. */
export type SubscriptionState =
  /** Nothing goes there any more; for a day it can be renewed. */
  | 'ended'
  /** The newsletter goes there. */
  | 'reading'
  /** Nobody has confirmed it yet: no newsletter goes there. */
  | 'waiting';

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


export type FindInvitationMutation = { findInvitation: { id: string, name: string, role: Role, expiresAt: string } };

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

export type EventArticleFragment = { id: string, title: string, content: string, date: string | null } & { ' $fragmentName'?: 'EventArticleFragment' };

export type GalleryQueryVariables = Exact<{ [key: string]: never; }>;


export type GalleryQuery = { gallery: { videoLinks: Array<string> } };

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: NewsletterSubscriptionInput;
  locale: Locale;
  idempotencyKey: string;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { message: string } };

export type LaunchesQueryVariables = Exact<{ [key: string]: never; }>;


export type LaunchesQuery = { switches: { newsletter: boolean, projects: boolean } };

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

export type GivingCardFragment = { raised: number, goal: number, archivedAt: string | null } & { ' $fragmentName'?: 'GivingCardFragment' };

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
      { id: string, imageUrl: string | null }
      & { ' $fragmentRefs'?: { 'ProjectCardFragment': ProjectCardFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export const EventArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]} as unknown as DocumentNode<EventArticleFragment, unknown>;
export const ProjectCoverFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectCoverFragment, unknown>;
export const ProjectMediaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectMediaFragment, unknown>;
export const GivingCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<GivingCardFragment, unknown>;
export const ProjectStoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ProjectStoryFragment, unknown>;
export const ProjectArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectMedia"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivingCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectStory"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ProjectArticleFragment, unknown>;
export const ProjectCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectCardFragment, unknown>;
export const CompleteLogInDocument = {"__meta__":{"hash":"ed5330d9e14f644ee33d29631d4dc535af078bda6beb50973832ccc4582837a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteLogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}}]} as unknown as DocumentNode<CompleteLogInMutation, CompleteLogInMutationVariables>;
export const FindEmailChangeDocument = {"__meta__":{"hash":"ba108c40f61ae1a9702cbb914952647ec1c62b518acf0fecc03178a4ac3e021c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAgreed"}}]}}]}}]} as unknown as DocumentNode<FindEmailChangeMutation, FindEmailChangeMutationVariables>;
export const AgreeToEmailChangeDocument = {"__meta__":{"hash":"a75d438aefee2b08ec5234aef618d851a23071f74d290e1b5537d21a33ec15fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgreeToEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeToEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isChanged"}}]}}]}}]} as unknown as DocumentNode<AgreeToEmailChangeMutation, AgreeToEmailChangeMutationVariables>;
export const RefuseEmailChangeDocument = {"__meta__":{"hash":"5bedbae37b63c161dfae27bda139a83c2b80dcf0b9f35e9c9edd450f8c8ff773"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<RefuseEmailChangeMutation, RefuseEmailChangeMutationVariables>;
export const FindEmailVerificationDocument = {"__meta__":{"hash":"8aef9a7ef9cb569848bb6924e2e1fe438ce3189de3efd7d6abe2daabc9b1c43f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindEmailVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findEmailVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<FindEmailVerificationMutation, FindEmailVerificationMutationVariables>;
export const VerifyEmailDocument = {"__meta__":{"hash":"4b4df2f3365ef41f564b2f55ddfe0ca2c69687489cb4a67ac6afae295d4f8cec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const FindInvitationDocument = {"__meta__":{"hash":"9cfa736189a7f4921b1e4ca7a4dbcc2bf32f6f40a6802dffa0ade866812fab47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<FindInvitationMutation, FindInvitationMutationVariables>;
export const JoinTeamDocument = {"__meta__":{"hash":"50ac4deb0111bdcbbe07e5e0dbc1b090bb3eb5ef6915ecc6c214331c32cb7a37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoiningInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}}]} as unknown as DocumentNode<JoinTeamMutation, JoinTeamMutationVariables>;
export const LogInDocument = {"__meta__":{"hash":"deba74146e631cc11b06bda5ea038555ab695bcb508329b84a4d8e7268b96728"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CredentialsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = {"__meta__":{"hash":"71095836b22b973df67ad125d68db5af003cbe4bac473e631e9b3055139d474c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const SwitchesDocument = {"__meta__":{"hash":"f10a08f64e2743e0b603c4015e7d6052decc5fc9927b8faa9acfddbd97b8e1fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"}}]}}]}}]} as unknown as DocumentNode<SwitchesQuery, SwitchesQueryVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"5c1c026929eb748b01fd10b32249df880a87faa85f3f395fcc2159507de680ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetRequest"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const FindPasswordResetDocument = {"__meta__":{"hash":"60c1c922bf3c50dbc4078990332d1923ef8cba43e0fa30c30f6196ab2ad05e98"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<FindPasswordResetMutation, FindPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"402c381adca8da9e2283a9cb34d78ef1d3879fb83a74648435f9edf2a3421396"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const SignUpDocument = {"__meta__":{"hash":"57a309b241326298d3dfb75bdab2b73f6cc47e9be35d336fb5a5a1e1e4b600a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const SendContactMessageDocument = {"__meta__":{"hash":"1379eed7574639e35bbd313e921e9531d96cba1004b680223767a237718259ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const GalleryDocument = {"__meta__":{"hash":"adcc2a9656ca8b5dd6903d030d64ba0080c4e54f0cc762527dff404ef033780f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLinks"}}]}}]}}]} as unknown as DocumentNode<GalleryQuery, GalleryQueryVariables>;
export const SubscribeToNewsletterDocument = {"__meta__":{"hash":"3f814ee33db99e0579efc08852c46c41b4896cc36aede927f317af5a97d132c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscriptionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const LaunchesDocument = {"__meta__":{"hash":"2cd8ad9a74344764063b49dc79b8cd0e402ce88c7a671191d8738406ce206dcb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Launches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletter"}},{"kind":"Field","name":{"kind":"Name","value":"projects"}}]}}]}}]} as unknown as DocumentNode<LaunchesQuery, LaunchesQueryVariables>;
export const OpenProjectsDocument = {"__meta__":{"hash":"c4fd00608ca5460c77422e99cdabea3785a0789946982b5e0f35ed1bfb55c2eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<OpenProjectsQuery, OpenProjectsQueryVariables>;
export const ArchivedIssuesDocument = {"__meta__":{"hash":"6ef7694346cade401e7eeca717045320b83a9704da3168164574c58ced6cfb75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedIssues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedIssues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ArchivedIssuesQuery, ArchivedIssuesQueryVariables>;
export const ArchivedIssueDocument = {"__meta__":{"hash":"cdbf070ac2279051c6eaed5ed6be9e9a14e08f0d664635d2d9bef7bb30d7f00c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedIssue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]} as unknown as DocumentNode<ArchivedIssueQuery, ArchivedIssueQueryVariables>;
export const FindSubscriptionDocument = {"__meta__":{"hash":"d87b155810643c7417852c5920d0c2772aa3e2422d021f1bc18892c6fe3f1c7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<FindSubscriptionMutation, FindSubscriptionMutationVariables>;
export const ConfirmSubscriptionDocument = {"__meta__":{"hash":"a1769bed5437077aa484642fc918252fab65f9bdbd0e5b048ec37101c2ebc8a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>;
export const ChangeSubscriptionLanguageDocument = {"__meta__":{"hash":"61efa0e3591c60e09a83ebb032b3b8ef4ceec11f834150cdc381ab4e5b52f3eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSubscriptionLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSubscriptionLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ChangeSubscriptionLanguageMutation, ChangeSubscriptionLanguageMutationVariables>;
export const EndSubscriptionDocument = {"__meta__":{"hash":"a55974cccfa242780b4f0f2a4aec913ab31e03c574f3694fa67c6a52568efc66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<EndSubscriptionMutation, EndSubscriptionMutationVariables>;
export const RenewSubscriptionDocument = {"__meta__":{"hash":"d3303871b7a8027d1347690aa7b1e51ab5219629099f8796597d53882663c09a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<RenewSubscriptionMutation, RenewSubscriptionMutationVariables>;
export const ProjectListDocument = {"__meta__":{"hash":"0e3f58da5e5a4652be843d02dcc23f04920dc7a60ae9483c890f99288a36a1a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectShow"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}}]} as unknown as DocumentNode<ProjectListQuery, ProjectListQueryVariables>;
export const ProjectDocument = {"__meta__":{"hash":"e345ca1c53ce73116c7db4bed7a9cc83d75d7d810ef3a7001cadb010b7a7fa39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Project"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectMedia"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivingCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectStory"}}]}}]} as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>;
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

export const useProjectListQuery = (options: useSuspenseQuery.Options<ProjectListQueryVariables>) => useSuspenseQuery(ProjectListDocument, options)

export const useProjectQuery = (options: useSuspenseQuery.Options<ProjectQueryVariables>) => useSuspenseQuery(ProjectDocument, options)