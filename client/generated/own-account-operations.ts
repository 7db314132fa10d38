/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whom the account stands for. */
export type AccountType =
  /** A company or another organisation. */
  | 'business'
  /** One person. */
  | 'individual';

/** Another address for whoever knows the password. */
export type EmailChangeRequest = {
  /** That of the account. */
  currentPassword: string;
  /** What the account is to have. At most 254 characters. */
  email: string;
};

/** A language of the site. */
export type Locale =
  /** English. */
  | 'en'
  /** Georgian. */
  | 'ka';

/** A new password of somebody who knows the old one. */
export type PasswordChangeInput = {
  /** The new password once more. */
  confirmPassword: string;
  /** The one it replaces. */
  currentPassword: string;
  /** 8 to 128 characters, compared as typed. */
  password: string;
};

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

/** The first code of a new key. */
export type SecondFactorConfirmationInput = {
  /** Of the telephone. Blanks and hyphens in it mean nothing. */
  code: string;
};

/** Somebody who changes what keeps others out of their account. */
export type SecondFactorProofInput = {
  /** Of the telephone, or a recovery code. Blanks and hyphens in it mean nothing. */
  code: string;
  /** As one signs in with it. */
  currentPassword: string;
};

/** Somebody who begins to use a second step. */
export type SecondFactorStartInput = {
  /** As one signs in with it. */
  currentPassword: string;
};

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  currentPassword: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { token: string, role: Role, name: string, email: string, username: string, accountType: AccountType } };

export type ChangePasswordMutationVariables = Exact<{
  input: PasswordChangeInput;
}>;


export type ChangePasswordMutation = { changePassword: string };

export type ChooseLetterLanguageMutationVariables = Exact<{
  locale: Locale;
}>;


export type ChooseLetterLanguageMutation = { chooseLetterLanguage: Locale };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { requestEmailVerification: { email: string, verifiedAt: string | null } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: EmailChangeRequest;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { email: string, newEmail: string | null } };

export type StartSecondFactorMutationVariables = Exact<{
  input: SecondFactorStartInput;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { key: string, uri: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: SecondFactorConfirmationInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { codes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: SecondFactorProofInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: SecondFactorProofInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: string };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { letterLanguage: Locale | null, viewer: { id: string, username: string } | null, ownEmail: { email: string, verifiedAt: string | null, newEmail: string | null } | null, switches: { letters: boolean }, secondFactor: { isOn: boolean, since: string | null, recoveryCodesLeft: number } | null, sessions: Array<{ id: string, isCurrent: boolean, openedAt: string, seenAt: string, address: string, device: string }> | null };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: string };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };


export const AcceptInvitationDocument = {"__meta__":{"hash":"a9ebe5d69b9da201b575c1c5980261335c2d4034d8cec5e2d0db0678e593980c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"adeab72f926efd6bd326754831355de62f639fdd6d90c23f644da69a56bdc75e","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChooseLetterLanguageDocument = {"__meta__":{"hash":"61b76587fc6cd0c740fac78cea80714e845849b2edb902adff5d2f2d4738c2c9","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseLetterLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseLetterLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ChooseLetterLanguageMutation, ChooseLetterLanguageMutationVariables>;
export const RequestEmailVerificationDocument = {"__meta__":{"hash":"25c242a04bf8b9224a8ee828a760f6b43b44fe26646d786ce049ce699858ba44","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]} as unknown as DocumentNode<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>;
export const RequestEmailChangeDocument = {"__meta__":{"hash":"0005d810a4ad18aecb14603645523bd51dc12dde8a3204242857b475b6cf3821","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChangeRequest"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}}]}}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const StartSecondFactorDocument = {"__meta__":{"hash":"bd6360e0293947a877f8630b5bf007b0e27a26fea7b49acb52b9af5f046210c8","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"hash":"bd899b8f5afcd759445f43738b4cf235bf91f1be7c53bb9260c03b20b6f1a220","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorConfirmationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"82ec30322c4887b27e07cda30c930017f3924a1bc97eb9842f3652dd5961e17f","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveSecondFactorDocument = {"__meta__":{"hash":"9cfa372ec11e3f28fcacc4640f0d757db6c441177a09e3a2dbf091918ef0503f","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const SessionsDocument = {"__meta__":{"hash":"aaec41d03c08cb8399dfb8a77048a81dafa8a22cf07cb1ce42063d7bbb15dd8b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letterLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"device"}}]}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"a4c38f84ce47c8b065c54dc52e54458191e3d7c872c5b7e5c8da663f88ce7a52","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"e5e37edf3c6ca444bbb0939ba876228e1e1ec92aae34820cd3075e3330a53ebe","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const useAcceptInvitationMutation = (options?: useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>) => useMutation(AcceptInvitationDocument, options)

export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation(ChangePasswordDocument, options)

export const useChooseLetterLanguageMutation = (options?: useMutation.Options<ChooseLetterLanguageMutation, ChooseLetterLanguageMutationVariables>) => useMutation(ChooseLetterLanguageDocument, options)

export const useRequestEmailVerificationMutation = (options?: useMutation.Options<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>) => useMutation(RequestEmailVerificationDocument, options)

export const useRequestEmailChangeMutation = (options?: useMutation.Options<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>) => useMutation(RequestEmailChangeDocument, options)

export const useStartSecondFactorMutation = (options?: useMutation.Options<StartSecondFactorMutation, StartSecondFactorMutationVariables>) => useMutation(StartSecondFactorDocument, options)

export const useConfirmSecondFactorMutation = (options?: useMutation.Options<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>) => useMutation(ConfirmSecondFactorDocument, options)

export const useRenewRecoveryCodesMutation = (options?: useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) => useMutation(RenewRecoveryCodesDocument, options)

export const useRemoveSecondFactorMutation = (options?: useMutation.Options<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>) => useMutation(RemoveSecondFactorDocument, options)

export const useSessionsQuery = (options?: useQuery.Options<SessionsQuery, SessionsQueryVariables>) => useQuery(SessionsDocument, options)

export const useEndSessionMutation = (options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) => useMutation(EndSessionDocument, options)

export const useEndOtherSessionsMutation = (options?: useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) => useMutation(EndOtherSessionsDocument, options)