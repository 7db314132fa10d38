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

/** A language of the site. */
export type Locale =
  /** English. */
  | 'en'
  /** Georgian. */
  | 'ka';

/** A reader of the newsletter. */
export type NewsletterSubscriptionInput = {
  /** Where the newsletter goes. At most 254 characters. */
  email: string;
};

/** What the user may do. */
export type Role =
  /** Run the site: everything marked "Admins only". */
  | 'admin'
  /** What everybody may. */
  | 'user';

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

export type LogInMutationVariables = Exact<{
  input: CredentialsInput;
}>;


export type LogInMutation = { login: { token: string, role: Role, name: string, email: string, username: string, accountType: AccountType } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: string };

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

export type GalleryQueryVariables = Exact<{ [key: string]: never; }>;


export type GalleryQuery = { gallery: { videoLinks: Array<string> } };

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: NewsletterSubscriptionInput;
  locale: Locale;
  idempotencyKey: string;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { message: string } };

export type OpenProjectsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  locale: Locale;
}>;


export type OpenProjectsQuery = { openProjects: { nodes: Array<{ id: string, title: string, raised: number, goal: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type GivingCardFragment = { raised: number, goal: number } & { ' $fragmentName'?: 'GivingCardFragment' };

export type ProjectMediaFragment = { title: string, youtubeUrl: string | null, imageUrl: string | null } & { ' $fragmentName'?: 'ProjectMediaFragment' };

export type ProjectQueryVariables = Exact<{
  id: string | number;
  locale: Locale;
}>;


export type ProjectQuery = { project: (
    { id: string, title: string, description: string, imageUrl: string | null }
    & { ' $fragmentRefs'?: { 'ProjectMediaFragment': ProjectMediaFragment;'GivingCardFragment': GivingCardFragment;'ProjectStoryFragment': ProjectStoryFragment } }
  ) | null };

export type ProjectStoryFragment = { startDate: string | null, endDate: string | null, description: string } & { ' $fragmentName'?: 'ProjectStoryFragment' };

export const GivingCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}}]}}]} as unknown as DocumentNode<GivingCardFragment, unknown>;
export const ProjectMediaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<ProjectMediaFragment, unknown>;
export const ProjectStoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ProjectStoryFragment, unknown>;
export const LogInDocument = {"__meta__":{"hash":"deba74146e631cc11b06bda5ea038555ab695bcb508329b84a4d8e7268b96728"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CredentialsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = {"__meta__":{"hash":"71095836b22b973df67ad125d68db5af003cbe4bac473e631e9b3055139d474c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const SignUpDocument = {"__meta__":{"hash":"57a309b241326298d3dfb75bdab2b73f6cc47e9be35d336fb5a5a1e1e4b600a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const SendContactMessageDocument = {"__meta__":{"hash":"1379eed7574639e35bbd313e921e9531d96cba1004b680223767a237718259ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const GalleryDocument = {"__meta__":{"hash":"adcc2a9656ca8b5dd6903d030d64ba0080c4e54f0cc762527dff404ef033780f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLinks"}}]}}]}}]} as unknown as DocumentNode<GalleryQuery, GalleryQueryVariables>;
export const SubscribeToNewsletterDocument = {"__meta__":{"hash":"3f814ee33db99e0579efc08852c46c41b4896cc36aede927f317af5a97d132c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscriptionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const OpenProjectsDocument = {"__meta__":{"hash":"c4fd00608ca5460c77422e99cdabea3785a0789946982b5e0f35ed1bfb55c2eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<OpenProjectsQuery, OpenProjectsQueryVariables>;
export const ProjectDocument = {"__meta__":{"hash":"357bcc78a5f445671d68442b875437f64c944d6c3f7ab698d78f2bd22e0c257d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Project"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectMedia"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivingCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectStory"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>;
export const useLogInMutation = (options?: useMutation.Options<LogInMutation, LogInMutationVariables>) => useMutation(LogInDocument, options)

export const useLogOutMutation = (options?: useMutation.Options<LogOutMutation, LogOutMutationVariables>) => useMutation(LogOutDocument, options)

export const useSignUpMutation = (options?: useMutation.Options<SignUpMutation, SignUpMutationVariables>) => useMutation(SignUpDocument, options)

export const useSendContactMessageMutation = (options?: useMutation.Options<SendContactMessageMutation, SendContactMessageMutationVariables>) => useMutation(SendContactMessageDocument, options)

export const useGalleryQuery = (options?: useSuspenseQuery.Options<GalleryQueryVariables>) => useSuspenseQuery(GalleryDocument, options)

export const useSubscribeToNewsletterMutation = (options?: useMutation.Options<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>) => useMutation(SubscribeToNewsletterDocument, options)

export const useOpenProjectsQuery = (options: useSuspenseQuery.Options<OpenProjectsQueryVariables>) => useSuspenseQuery(OpenProjectsDocument, options)

export const useProjectQuery = (options: useSuspenseQuery.Options<ProjectQueryVariables>) => useSuspenseQuery(ProjectDocument, options)