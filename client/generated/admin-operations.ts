/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Which way a sorted list runs. */
export type Direction =
  /** From the smallest, the earliest, the first of the alphabet. */
  | 'asc'
  /** From the largest, the latest, the last of the alphabet. */
  | 'desc';

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

/** What is omitted keeps its value; null or an empty text clears what is optional. */
export type EventChangeInput = {
  /** What will be and where, in plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  content?: string | null | undefined;
  /** The day it takes place; null while it is open. */
  date?: string | null | undefined;
  /** What the event is called. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: EventTranslationsInput | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What the list is narrowed to. */
export type EventFilter =
  /** Over before today in Tbilisi. */
  | 'past'
  /** The day is open. */
  | 'undated'
  /** A text is missing in one language. */
  | 'untranslated'
  /** Today in Tbilisi, or later. */
  | 'upcoming';

/** What the list is sorted by. */
export type EventSort =
  /** When they were made. */
  | 'created'
  /** When they take place; those without a day come last. */
  | 'date'
  /** In the language asked for, whatever the case. */
  | 'title';

/** The texts of one language; what is omitted keeps its value. */
export type EventTextsInput = {
  /** What will be and where, in plain text; an empty line parts paragraphs. At most 20,000 characters. Null or empty clears it. */
  content?: string | null | undefined;
  /** What the event is called. At most 200 characters. Null or empty clears it. */
  title?: string | null | undefined;
};

/** Texts in both languages or in one. */
export type EventTranslationsInput = {
  /** English. */
  en?: EventTextsInput | null | undefined;
  /** Georgian. */
  ka?: EventTextsInput | null | undefined;
};

/** The whole gallery: what is not listed goes. */
export type GalleryInput = {
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
  /** At most 3; an empty string is an empty slot. */
  videoLinks: Array<string>;
};

/** A language of the site. */
export type Locale =
  /** English. */
  | 'en'
  /** Georgian. */
  | 'ka';

/** What the list is sorted by. */
export type MessageSort =
  /** When they arrived. */
  | 'created'
  /** Who wrote, whatever the case. */
  | 'name';

/** A gift received by bank or in cash. It counts at once. */
export type NewDonationInput = {
  /** How much was given, in lari, without what went back since. 0.01 to 10,000,000. */
  amount: number;
  /** Whether the donor wants no name shown; the team sees what was given of it. */
  anonymous?: boolean;
  /** For the receipt; shown to the team alone. At most 254 characters. */
  donorEmail?: string | null | undefined;
  /** Only an anonymous gift may lack it. 1 to 100 characters. */
  donorName?: string | null | undefined;
  /** How it came, where that is known. */
  method?: DonationMethod | null | undefined;
  /** When the gift arrived, not when it was recorded. On a day from 2000-01-01 to today, on the clock of Tbilisi. Now, when absent or empty. */
  receivedAt?: string | null | undefined;
  /** What the bank calls it, as its statement does. 1 to 100 characters. */
  reference?: string | null | undefined;
};

/** What is required in a language is written in one of the two at least. */
export type NewEventInput = {
  /** What will be and where, in plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  content?: string | null | undefined;
  /** The day it takes place; null while it is open. */
  date?: string | null | undefined;
  /** What the event is called. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: EventTranslationsInput | null | undefined;
};

/** What is required in a language is written in one of the two at least. */
export type NewProjectInput = {
  /** Plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  description?: string | null | undefined;
  /** The last day of giving, not before the first; null where it stays open. */
  endDate?: string | null | undefined;
  /** How much is needed, in lari. 0.01 to 1,000,000,000. */
  goal: number;
  /** An https address, or the path of an upload of this site, answered whole where `PUBLIC_URL` is an https address, or of a drawing. 1 to 2,048 characters. */
  imageUrl?: string | null | undefined;
  /** The first day of giving, if there is one. */
  startDate?: string | null | undefined;
  /** What the project is called. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: ProjectTranslationsInput | null | undefined;
  /** A YouTube link or video id. 1 to 500 characters. */
  youtubeUrl?: string | null | undefined;
};

/** What is omitted keeps its value; null or an empty text clears what is optional. */
export type ProjectChangeInput = {
  /** Plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  description?: string | null | undefined;
  /** The last day of giving, not before the first; null where it stays open. */
  endDate?: string | null | undefined;
  /** How much is needed, in lari. 0.01 to 1,000,000,000. */
  goal?: number | null | undefined;
  /** An https address, or the path of an upload of this site, answered whole where `PUBLIC_URL` is an https address, or of a drawing. 1 to 2,048 characters. */
  imageUrl?: string | null | undefined;
  /** The first day of giving, if there is one. */
  startDate?: string | null | undefined;
  /** What the project is called. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: ProjectTranslationsInput | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
  /** A YouTube link or video id. 1 to 500 characters. */
  youtubeUrl?: string | null | undefined;
};

/** What the list is narrowed to. */
export type ProjectFilter =
  /** The goal is reached. */
  | 'funded'
  /** Takes gifts today on the clock of Tbilisi: begun, and not ended. */
  | 'open'
  /** The goal is not reached yet. */
  | 'unfunded'
  /** A text is missing in one language. */
  | 'untranslated';

/** What the list is sorted by. */
export type ProjectSort =
  /** When they were made. */
  | 'created'
  /** How much is needed. */
  | 'goal'
  /** How much has come. */
  | 'raised'
  /** The first day of giving; those without one come last. */
  | 'startDate'
  /** In the language asked for, whatever the case. */
  | 'title';

/** The texts of one language; what is omitted keeps its value. */
export type ProjectTextsInput = {
  /** Plain text; an empty line parts paragraphs. At most 20,000 characters. Null or empty clears it. */
  description?: string | null | undefined;
  /** What the project is called. At most 200 characters. Null or empty clears it. */
  title?: string | null | undefined;
};

/** Texts in both languages or in one. */
export type ProjectTranslationsInput = {
  /** English. */
  en?: ProjectTextsInput | null | undefined;
  /** Georgian. */
  ka?: ProjectTextsInput | null | undefined;
};

export type AnalyticsQueryVariables = Exact<{
  from?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type AnalyticsQuery = { analytics: (
    { growth: Array<{ month: string, total: number, count: number }> }
    & { ' $fragmentRefs'?: { 'TotalCardFragment': TotalCardFragment;'ProjectTotalsFragment': ProjectTotalsFragment } }
  ) | null };

export type ProjectTotalsFragment = { total: number, projects: Array<{ projectId: string, totalDonated: number, en: string, ka: string }> } & { ' $fragmentName'?: 'ProjectTotalsFragment' };

export type TotalCardFragment = { total: number, growth: Array<{ month: string, total: number, count: number }> } & { ' $fragmentName'?: 'TotalCardFragment' };

export type AdminContactsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: MessageSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: Locale | null | undefined;
}>;


export type AdminContactsQuery = { contactMessages: { totalCount: number, offset: number, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'MessageCardFragment': MessageCardFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type DeleteMessageFragment = { id: string, name: string, email: string, createdAt: string } & { ' $fragmentName'?: 'DeleteMessageFragment' };

export type DeleteContactMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteContactMessageMutation = { deleteContactMessage: string };

export type MessageCardFragment = (
  { name: string, email: string, message: string, locale: Locale, createdAt: string }
  & { ' $fragmentRefs'?: { 'DeleteMessageFragment': DeleteMessageFragment } }
) & { ' $fragmentName'?: 'MessageCardFragment' };

export type RecordDonationMutationVariables = Exact<{
  projectId: string | number;
  input: NewDonationInput;
  idempotencyKey: string;
}>;


export type RecordDonationMutation = { recordDonation: { id: string } };

export type ProjectAfterGiftQueryVariables = Exact<{
  projectId: string | number;
}>;


export type ProjectAfterGiftQuery = { project: { id: string, raised: number, donations: { ' $fragmentRefs'?: { 'DonorsFragment': DonorsFragment } } | null } | null };

export type AdminEventQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminEventQuery = { event: { ' $fragmentRefs'?: { 'EventForFormFragment': EventForFormFragment } } | null };

export type CreateEventMutationVariables = Exact<{
  input: NewEventInput;
  idempotencyKey: string;
}>;


export type CreateEventMutation = { createEvent: { ' $fragmentRefs'?: { 'EventForFormFragment': EventForFormFragment } } };

export type UpdateEventMutationVariables = Exact<{
  id: string | number;
  input: EventChangeInput;
}>;


export type UpdateEventMutation = { updateEvent: { ' $fragmentRefs'?: { 'EventForFormFragment': EventForFormFragment } } };

export type EventForFormFragment = { id: string, version: number, date: string | null, translations: { en: { title: string | null, content: string | null }, ka: { title: string | null, content: string | null } } } & { ' $fragmentName'?: 'EventForFormFragment' };

export type AdminEventsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: EventSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: EventFilter | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type AdminEventsQuery = { events: { totalCount: number, offset: number, previousCursor: string | null, nodes: Array<{ id: string, date: string | null, missingIn: Array<Locale>, translations: { en: { title: string | null, content: string | null }, ka: { title: string | null, content: string | null } }, subscribers: (
        { totalCount: number }
        & { ' $fragmentRefs'?: { 'SubscribersFragment': SubscribersFragment } }
      ) | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type SubscribersFragment = { totalCount: number, nodes: Array<{ name: string, email: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } & { ' $fragmentName'?: 'SubscribersFragment' };

export type MoreSubscribersQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type MoreSubscribersQuery = { event: { id: string, subscribers: { ' $fragmentRefs'?: { 'SubscribersFragment': SubscribersFragment } } | null } | null };

export type AdminGalleryQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminGalleryQuery = { gallery: { videoLinks: Array<string>, version: number } };

export type UpdateGalleryMutationVariables = Exact<{
  input: GalleryInput;
}>;


export type UpdateGalleryMutation = { updateGallery: { videoLinks: Array<string>, version: number } };

export type DonorsFragment = { totalCount: number, donorCount: number, unsignedCount: number, nodes: Array<{ id: string, anonymous: boolean, amount: number, receivedAt: string, donor: { name: string } | null, recordedDonor: { name: string | null, email: string | null } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } & { ' $fragmentName'?: 'DonorsFragment' };

export type MoreDonorsQueryVariables = Exact<{
  projectId: string | number;
  after?: string | null | undefined;
}>;


export type MoreDonorsQuery = { project: { id: string, donations: { ' $fragmentRefs'?: { 'DonorsFragment': DonorsFragment } } | null } | null };

export type AdminProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminProjectQuery = { project: { ' $fragmentRefs'?: { 'ProjectToEditFragment': ProjectToEditFragment } } | null };

export type CreateProjectMutationVariables = Exact<{
  input: NewProjectInput;
  idempotencyKey: string;
}>;


export type CreateProjectMutation = { createProject: { ' $fragmentRefs'?: { 'ProjectToEditFragment': ProjectToEditFragment } } };

export type UpdateProjectMutationVariables = Exact<{
  id: string | number;
  input: ProjectChangeInput;
}>;


export type UpdateProjectMutation = { updateProject: { ' $fragmentRefs'?: { 'ProjectToEditFragment': ProjectToEditFragment } } };

export type UploadTargetQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadTargetQuery = { uploadTarget: { url: string, preset: string } | null };

export type ProjectToEditFragment = (
  { id: string, version: number, goal: number, startDate: string | null, endDate: string | null, imageUrl: string | null, youtubeUrl: string | null, titleInEnglish: string, titleInGeorgian: string, descriptionInEnglish: string, descriptionInGeorgian: string, translations: { en: { title: string | null, description: string | null }, ka: { title: string | null, description: string | null } } }
  & { ' $fragmentRefs'?: { 'ProjectGiftsFragment': ProjectGiftsFragment } }
) & { ' $fragmentName'?: 'ProjectToEditFragment' };

export type ProjectGiftsFragment = (
  { id: string, raised: number, goal: number, translations: { en: { title: string | null }, ka: { title: string | null } } }
  & { ' $fragmentRefs'?: { 'ProjectProgressFragment': ProjectProgressFragment } }
) & { ' $fragmentName'?: 'ProjectGiftsFragment' };

export type ProjectProgressFragment = { goal: number, raised: number } & { ' $fragmentName'?: 'ProjectProgressFragment' };

export type AdminProjectsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: ProjectSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: ProjectFilter | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type AdminProjectsQuery = { projects: { totalCount: number, offset: number, previousCursor: string | null, nodes: Array<(
      { id: string, missingIn: Array<Locale>, goal: number, raised: number, translations: { en: { title: string | null }, ka: { title: string | null } }, donations: (
        { totalCount: number, donorCount: number, unsignedCount: number }
        & { ' $fragmentRefs'?: { 'DonorsFragment': DonorsFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'ProjectProgressFragment': ProjectProgressFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export const ProjectTotalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","alias":{"kind":"Name","value":"en"},"name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"ka"},"name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"totalDonated"}}]}}]}}]} as unknown as DocumentNode<ProjectTotalsFragment, unknown>;
export const TotalCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TotalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"growth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<TotalCardFragment, unknown>;
export const DeleteMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DeleteMessageFragment, unknown>;
export const MessageCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MessageCardFragment, unknown>;
export const EventForFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<EventForFormFragment, unknown>;
export const SubscribersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscribers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<SubscribersFragment, unknown>;
export const DonorsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<DonorsFragment, unknown>;
export const ProjectProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}}]} as unknown as DocumentNode<ProjectProgressFragment, unknown>;
export const ProjectGiftsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}}]} as unknown as DocumentNode<ProjectGiftsFragment, unknown>;
export const ProjectToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"titleInEnglish"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleInGeorgian"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInEnglish"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInGeorgian"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectGifts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}}]} as unknown as DocumentNode<ProjectToEditFragment, unknown>;
export const AnalyticsDocument = {"__meta__":{"hash":"7ceca93166d121133cd404a9c443526eda729c0646ee197bdbcd2908ad4d664b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Analytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"growth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TotalCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTotals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TotalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"growth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","alias":{"kind":"Name","value":"en"},"name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"ka"},"name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"totalDonated"}}]}}]}}]} as unknown as DocumentNode<AnalyticsQuery, AnalyticsQueryVariables>;
export const AdminContactsDocument = {"__meta__":{"hash":"7091b9ffba2c290ca0cfdae8c382047a98fac11b3c49aaa93cdcb9804857a1bc","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteMessage"}}]}}]} as unknown as DocumentNode<AdminContactsQuery, AdminContactsQueryVariables>;
export const DeleteContactMessageDocument = {"__meta__":{"hash":"9828da67754067b1973aa30f6142921b0ea39cf076a4850276199680522b3bb1","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>;
export const RecordDonationDocument = {"__meta__":{"hash":"0343e6c14610775a75524319b38a307648d8832b8f75a86e409f5de630caf940","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordDonation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewDonationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordDonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RecordDonationMutation, RecordDonationMutationVariables>;
export const ProjectAfterGiftDocument = {"__meta__":{"hash":"a9a4ea58a9b092b60204aeb47bf3db17d564dbc54fa42621a179608a31c0aa39","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectAfterGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Donors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<ProjectAfterGiftQuery, ProjectAfterGiftQueryVariables>;
export const AdminEventDocument = {"__meta__":{"hash":"6ceda6db36fa5ab368dd25ef8b6afba35fe0f36282bac3ef671933c64f7a5215","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<AdminEventQuery, AdminEventQueryVariables>;
export const CreateEventDocument = {"__meta__":{"hash":"2ecb07046dfa1485bf012322f7a1adf280f080350640b8ae27482afac190b640","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = {"__meta__":{"hash":"96af867f18c2781cd2d2dc246cd40ce3e0d13bfa49ae1dc030b1551404ef9f2e","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateEventMutation, UpdateEventMutationVariables>;
export const AdminEventsDocument = {"__meta__":{"hash":"7681453ad1c7dc9bc32281f40adb999c3fe069451f46b54f3144d47a17d92d31","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscribers"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscribers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<AdminEventsQuery, AdminEventsQueryVariables>;
export const MoreSubscribersDocument = {"__meta__":{"hash":"de0f65f5d8b7e81e3712414f679fb6123ca4e32c2566e340a230a344ee09fddd","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreSubscribers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscribers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscribers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<MoreSubscribersQuery, MoreSubscribersQueryVariables>;
export const AdminGalleryDocument = {"__meta__":{"hash":"51443de4ab646bcb8a5918a18d798ec95e8fbe294dfbddd04dbff18b6d147ea4","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminGallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLinks"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AdminGalleryQuery, AdminGalleryQueryVariables>;
export const UpdateGalleryDocument = {"__meta__":{"hash":"3e42da954d850025b3071a3d060188833b069770c7728fe6b828b5dc6c0c732f","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGallery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GalleryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGallery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLinks"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateGalleryMutation, UpdateGalleryMutationVariables>;
export const MoreDonorsDocument = {"__meta__":{"hash":"366e584daa732fd2bfbc764a2b8003ab25ba5126cdfbaf0a7b2f15d1407637af","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreDonors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Donors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<MoreDonorsQuery, MoreDonorsQueryVariables>;
export const AdminProjectDocument = {"__meta__":{"hash":"88d95cabf382f6f352c3929041888153b9230199178538b617d8dd93ec9d2c4b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"titleInEnglish"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleInGeorgian"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInEnglish"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInGeorgian"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectGifts"}}]}}]} as unknown as DocumentNode<AdminProjectQuery, AdminProjectQueryVariables>;
export const CreateProjectDocument = {"__meta__":{"hash":"c8c8ba87cf47fabd90d029f6f879b8c24fde1e8141ea72a411a7e369dda90791","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewProjectInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"titleInEnglish"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleInGeorgian"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInEnglish"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInGeorgian"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectGifts"}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const UpdateProjectDocument = {"__meta__":{"hash":"52e9efaa80cac748e40b97ee6544bb3fe8ef9099eb897941282647a84f9b1008","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"titleInEnglish"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleInGeorgian"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInEnglish"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInGeorgian"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectGifts"}}]}}]} as unknown as DocumentNode<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const UploadTargetDocument = {"__meta__":{"hash":"b94e32e8c30d262dab3181d8d3729cfd4a157d534074c97dd096a0df1527b70b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}}]}}]}}]} as unknown as DocumentNode<UploadTargetQuery, UploadTargetQueryVariables>;
export const AdminProjectsDocument = {"__meta__":{"hash":"4036bfb34f70840f43ca89f092029ab4017f1e34f23a5419d271dca62cfb51d3","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}},{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Donors"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<AdminProjectsQuery, AdminProjectsQueryVariables>;
export const useAnalyticsQuery = (options?: useQuery.Options<AnalyticsQuery, AnalyticsQueryVariables>) => useQuery(AnalyticsDocument, options)

export const useAdminContactsQuery = (options?: useQuery.Options<AdminContactsQuery, AdminContactsQueryVariables>) => useQuery(AdminContactsDocument, options)

export const useDeleteContactMessageMutation = (options?: useMutation.Options<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>) => useMutation(DeleteContactMessageDocument, options)

export const useRecordDonationMutation = (options?: useMutation.Options<RecordDonationMutation, RecordDonationMutationVariables>) => useMutation(RecordDonationDocument, options)

export const useAdminEventQuery = (options: useQuery.Options<AdminEventQuery, AdminEventQueryVariables>) => useQuery(AdminEventDocument, options)

export const useCreateEventMutation = (options?: useMutation.Options<CreateEventMutation, CreateEventMutationVariables>) => useMutation(CreateEventDocument, options)

export const useUpdateEventMutation = (options?: useMutation.Options<UpdateEventMutation, UpdateEventMutationVariables>) => useMutation(UpdateEventDocument, options)

export const useAdminEventsQuery = (options?: useQuery.Options<AdminEventsQuery, AdminEventsQueryVariables>) => useQuery(AdminEventsDocument, options)

export const useAdminGalleryQuery = (options?: useQuery.Options<AdminGalleryQuery, AdminGalleryQueryVariables>) => useQuery(AdminGalleryDocument, options)

export const useUpdateGalleryMutation = (options?: useMutation.Options<UpdateGalleryMutation, UpdateGalleryMutationVariables>) => useMutation(UpdateGalleryDocument, options)

export const useAdminProjectQuery = (options: useQuery.Options<AdminProjectQuery, AdminProjectQueryVariables>) => useQuery(AdminProjectDocument, options)

export const useCreateProjectMutation = (options?: useMutation.Options<CreateProjectMutation, CreateProjectMutationVariables>) => useMutation(CreateProjectDocument, options)

export const useUpdateProjectMutation = (options?: useMutation.Options<UpdateProjectMutation, UpdateProjectMutationVariables>) => useMutation(UpdateProjectDocument, options)

export const useAdminProjectsQuery = (options?: useQuery.Options<AdminProjectsQuery, AdminProjectsQueryVariables>) => useQuery(AdminProjectsDocument, options)