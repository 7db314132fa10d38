/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a column of a bank’s file may hold. */
export type BankColumn =
  /** The amount, where what came and what went share a column: what went is below zero, or a column of nothing else says so, as `D` and `C`. */
  | 'amount'
  /** The amount that came, where it has a column of its own. */
  | 'credit'
  /** The currency: only lari are gifts here. */
  | 'currency'
  /** When the money came. */
  | 'day'
  /** The amount that went, where it has a column of its own. */
  | 'debit'
  /** What the sender wrote it is for. */
  | 'description'
  /** Who sent it. */
  | 'payer'
  /** What the bank calls the transfer, and never another one. */
  | 'reference';

/** Which column of a bank’s file holds what. */
export type BankMappingInput = {
  /** The number of a column; the first is 1. The amount, where what came and what went share a column: what went is below zero, or a column of nothing else says so, as `D` and `C`. */
  amount?: number | null | undefined;
  /** The number of a column; the first is 1. The amount that came, where it has a column of its own. */
  credit?: number | null | undefined;
  /** The number of a column; the first is 1. The currency: only lari are gifts here. */
  currency?: number | null | undefined;
  /** The number of a column; the first is 1. When the money came. */
  day: number;
  /** In which order the parts of a day stand. */
  dayOrder: DayOrder;
  /** The number of a column; the first is 1. The amount that went, where it has a column of its own. */
  debit?: number | null | undefined;
  /** What stands before the tetri. */
  decimalMark: DecimalMark;
  /** The number of a column; the first is 1. What the sender wrote it is for. */
  description?: number | null | undefined;
  /** The number of a column; the first is 1. Who sent it. */
  payer?: number | null | undefined;
  /** The number of a column; the first is 1. What the bank calls the transfer, and never another one. */
  reference?: number | null | undefined;
};

/** What the team says of one of many messages; what is omitted keeps its value. */
export type ChangeOfContactMessageInput = {
  /** Of the record. */
  id: string | number;
  /** What has become of it. */
  state?: MessageState | null | undefined;
  /** The account of the team that has taken it; null gives it back, and the name that it was read with leaves it where it was then. */
  takenBy?: string | number | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What is omitted keeps its value; null or an empty text clears what is optional. */
export type CharityChangeInput = {
  /** Where it is registered. In the language of the request. At most 300 characters. */
  address?: string | null | undefined;
  /** What the bank of that account is called. 1 to 100 characters. */
  bankName?: string | null | undefined;
  /** From how many lari on, of all that somebody wishes to be thanked for, they are thanked in this tier; more than in the tier below. */
  goldenFrom?: number | null | undefined;
  /** The account that gifts are transferred to: Georgian, with its check digits; blanks and hyphens are left out. At most 60 characters. */
  iban?: string | null | undefined;
  /** In the register: nine digits, or eleven of a person. */
  identificationCode?: string | null | undefined;
  /** As it stands in the register. In the language of the request. At most 200 characters. */
  name?: string | null | undefined;
  /** From how many lari on, of all that somebody wishes to be thanked for, they are thanked in this tier; more than in the tier below. */
  platinumFrom?: number | null | undefined;
  /** From how many lari on, of all that somebody wishes to be thanked for, they are thanked in this tier; more than in the tier below. */
  silverFrom?: number | null | undefined;
  /** Sets the languages it names. */
  translations?: CharityTranslationsInput | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** Something of the charity that whoever gives is told. */
export type CharityDetail =
  /** Its address in English. */
  | 'address_en'
  /** Its address in Georgian. */
  | 'address_ka'
  /** Its account. */
  | 'iban'
  /** Its identification code. */
  | 'identificationCode'
  /** Its name in English. */
  | 'name_en'
  /** Its name in Georgian. */
  | 'name_ka';

/** The texts of one language; what is omitted keeps its value. */
export type CharityTextsInput = {
  /** Where it is registered. At most 300 characters. Null or empty clears it. */
  address?: string | null | undefined;
  /** As it stands in the register. At most 200 characters. Null or empty clears it. */
  name?: string | null | undefined;
};

/** Texts in both languages or in one. */
export type CharityTranslationsInput = {
  /** English. */
  en?: CharityTextsInput | null | undefined;
  /** Georgian. */
  ka?: CharityTextsInput | null | undefined;
};

/** What the team says of a message; what is omitted keeps its value. */
export type ContactMessageChangeInput = {
  /** What has become of it. */
  state?: MessageState | null | undefined;
  /** The account of the team that has taken it; null gives it back, and the name that it was read with leaves it where it was then. */
  takenBy?: string | number | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** In which order the parts of a day stand. */
export type DayOrder =
  /** As in 22.11.2026 and 22/11/2026. */
  | 'dayFirst'
  /** As in 11/22/2026. */
  | 'monthFirst'
  /** As in 2026-11-22. */
  | 'yearFirst';

/** What stands before the tetri. */
export type DecimalMark =
  /** As in 1 250,50. */
  | 'comma'
  /** As in 1,250.50. */
  | 'point';

/** Whether it is given for somebody, who is then named; null where it is not. */
export type DedicationKind =
  /** In honour of somebody. */
  | 'inHonour'
  /** In memory of somebody. */
  | 'inMemory';

/** What the list is narrowed to. */
export type DeletedRecordFilter =
  /** Messages to the team. */
  | 'contacts'
  /** Something to come to. */
  | 'events'
  /** Issues of the newsletter that were never sent. */
  | 'issues'
  /** Pictures that nothing used. */
  | 'pictures'
  /** Something that money was raised for. */
  | 'projects';

/** What it is. */
export type DeletedRecordKind =
  /** Messages to the team. */
  | 'contacts'
  /** Something to come to. */
  | 'events'
  /** Issues of the newsletter that were never sent. */
  | 'issues'
  /** Pictures that nothing used. */
  | 'pictures'
  /** Something that money was raised for. */
  | 'projects';

/** What the list is sorted by. */
export type DeletedRecordSort =
  /** When they were deleted. */
  | 'created';

/** Which way a sorted list runs. */
export type Direction =
  /** From the smallest, the earliest, the first of the alphabet. */
  | 'asc'
  /** From the largest, the latest, the last of the alphabet. */
  | 'desc';

/** What was wrong of a gift, and why; what is omitted stays as it is. */
export type DonationCorrectionInput = {
  /** How much was given, in lari, without what went back since. 0.01 to 10,000,000. */
  amount?: number | null | undefined;
  /** Whether the donor wants no name shown: who they are is told to whoever has `people:addresses` alone. */
  anonymous?: boolean | null | undefined;
  /** For the receipt; shown to the team alone. At most 254 characters. */
  donorEmail?: string | null | undefined;
  /** Only an anonymous gift may lack it. 1 to 100 characters. */
  donorName?: string | null | undefined;
  /** How it came, where that is known. */
  method?: DonationMethod | null | undefined;
  /** The id of the project that it is for. */
  projectId?: string | null | undefined;
  /** Why, in words of one’s own. 1 to 500 characters. */
  reason: string;
  /** When the gift arrived, not when it was recorded. On a day from 2000-01-01 to today, on the clock of Tbilisi. Now, when absent or empty. */
  receivedAt?: string | null | undefined;
  /** What the bank calls it, as its statement does; of an anonymous gift told to whoever has `people:addresses` alone. 1 to 100 characters. */
  reference?: string | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What was done to a gift. */
export type DonationEntryKind =
  /** Something of it was wrong. */
  | 'corrected'
  /** It is for another project; more may have changed with that. */
  | 'moved'
  /** Written down for the first time. */
  | 'recorded'
  /** Some of it went back, or all that was left. */
  | 'refunded'
  /** What was refunded or voided is taken back. */
  | 'restored'
  /** It never was: it counts no more. */
  | 'voided';

/** What is to be done with a row otherwise than previewed. */
export type DonationImportChoiceInput = {
  /** Whether the donor wants no name shown; absent, only who has no name is anonymous. */
  anonymous?: boolean | null | undefined;
  /** The code that a mistyped one is meant to be, one of those `near` it: the row confirms that pledge, as with the right code. */
  code?: string | null | undefined;
  /** For the receipt; shown to the team alone. */
  donorEmail?: string | null | undefined;
  /** Only an anonymous gift may lack it. */
  donorName?: string | null | undefined;
  /** Whether it becomes a gift; absent, a new one does, and a question does not. */
  included?: boolean | null | undefined;
  /** Of the file, where the row begins; the first line is 1. */
  line: number;
  /** What it is for, where that is another project. */
  projectId?: string | number | null | undefined;
  /** The gift that it was taken for when it was looked at, null for none: where it is taken for another one by now, nothing is written. Absent, it is not asked. */
  twin?: string | number | null | undefined;
};

/** What the code of a pledge in a row comes to. */
export type DonationImportCodeOutcome =
  /** The row confirms that pledge, however it stands: it becomes a gift of whoever promised, to what it was promised to, whatever its columns say. */
  | 'confirms'
  /** No code is like that, so it was mistyped: the row is as any other, unless a choice says which one is meant. */
  | 'mistyped'
  /** Another row of the file confirms that pledge: this one is as any other. */
  | 'repeated'
  /** That pledge was confirmed before: the row is compared with the gift that it became. */
  | 'settled'
  /** It has the codes of several pledges that wait, and nobody knows which one is meant: it is as any other. */
  | 'several'
  /** Nobody was given such a code: the row is as any other. */
  | 'unknown';

/** Why a row is no gift. */
export type DonationImportLeftOut =
  /** Not lari. */
  | 'currency'
  /** Money that went. */
  | 'outgoing'
  /** Without a day: a heading, or a sum of others. */
  | 'undated'
  /** No money. */
  | 'zero';

/** By what a row is known. */
export type DonationImportMatch =
  /** The code of the pledge that the gift was promised by. */
  | 'code'
  /** The same day, amount and name. */
  | 'likeness'
  /** The same reference. */
  | 'reference';

/** A bank’s file, to be looked at. */
export type DonationImportPreviewInput = {
  /** The text of the file, at most 2 MiB and 5000 rows; cells are parted by commas, semicolons, tabs or vertical bars. */
  csv: string;
  /** When absent, that which the last file with this header was imported by. */
  mapping?: BankMappingInput | null | undefined;
};

/** What becomes of a row. */
export type DonationImportState =
  /** It is recorded already, or stands further up in the file: it is not written. */
  | 'known'
  /** It is no gift: money that went, or none, not lari, or a sum of others. */
  | 'leftOut'
  /** It becomes a gift, unless it is left out. */
  | 'new'
  /** It may be recorded already, also under its reference with another sum, day or payer: it becomes a gift only where that is chosen. */
  | 'question'
  /** It cannot be read: it is left out, or put right. */
  | 'wrong';

/** Why. */
export type DonationImportVoidInput = {
  /** Why, in words of one’s own. 1 to 500 characters. */
  reason: string;
};

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

/** Why. */
export type DonationReasonInput = {
  /** Why, in words of one’s own. 1 to 500 characters. */
  reason: string;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** How much of a gift went back, and why. */
export type DonationRefundInput = {
  /** How much went back, in lari; all that was left when absent. Null and empty are refused. 0.01 to 10,000,000. */
  amount?: number | null | undefined;
  /** Why, in words of one’s own. 1 to 500 characters. */
  reason: string;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What a gift is; only a confirmed one counts. */
export type DonationStatus =
  /** It counts. */
  | 'confirmed'
  /** Promised, and not there yet. */
  | 'pending'
  /** All of it went back. */
  | 'refunded'
  /** It was written down by mistake. */
  | 'voided';

/** What the list is narrowed to. */
export type DonorFilter =
  /** Somebody else is called the same, in whichever script, and nobody has said that they are two. */
  | 'alike'
  /** All that counts of them was given anonymously. */
  | 'anonymous';

/** Two donors, and whether they are one person. Its id is that of the one whose name is kept, `_` and the other’s. */
export type DonorJudgementInput = {
  /** What somebody has said of the two. */
  are: DonorPairAre;
  /** What was said of them when this was decided: where somebody has said otherwise since, it is refused. */
  stood?: DonorPairAre | null | undefined;
};

/** What somebody has said of the two. */
export type DonorPairAre =
  /** The gifts of both count for the one whose name is kept. */
  | 'one'
  /** They are counted apart, and nobody is asked again. */
  | 'two'
  /** Nobody has said anything, or it is taken back. */
  | 'unknown';

/** What the list is sorted by. */
export type DonorSort =
  /** When they gave last. */
  | 'created'
  /** What they gave in the year asked for, or in all. */
  | 'given'
  /** What they are called, else their email, whatever the case. */
  | 'name';

/** Whom to erase. */
export type ErasureInput = {
  /** The address once more. */
  confirmEmail: string;
  /** Their address; capitals and blanks around it do not matter. */
  email: string;
};

/** Why somebody cannot be erased. */
export type ErasureRefusal =
  /** It is whoever asks. */
  | 'erasing_oneself'
  /** They are the last admin. */
  | 'last_admin_stays'
  /** They are in the team: take them out of it or disable them first. */
  | 'member_of_team';

/** What is omitted keeps its value; null or an empty text clears what is optional. */
export type EventChangeInput = {
  /** What will be and where, in plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  content?: string | null | undefined;
  /** The day it takes place; null while it is open. */
  date?: string | null | undefined;
  /** When it ends on its day, not before it begins; null where that is not said. */
  endsAt?: string | null | undefined;
  /** An https address, or the path of an upload of this site, answered whole where `PUBLIC_URL` is an https address, or of a drawing. 1 to 2,048 characters. */
  imageUrl?: string | null | undefined;
  /** How many may come: whoever signs up after them waits until a place becomes free. Null where there is no limit. 1 to 100,000. */
  places?: number | null | undefined;
  /** When it begins on its day, on the clock of Tbilisi; null where that is not said. */
  startsAt?: string | null | undefined;
  /** What the event is called. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: EventTranslationsInput | null | undefined;
  /** Where it takes place, as a map or a taxi driver knows it. In the language of the request. At most 200 characters. */
  venue?: string | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What the list is narrowed to. */
export type EventFilter =
  /** Over: it takes nothing new. */
  | 'archived'
  /** Only admins are shown it. */
  | 'draft'
  /** Over before today in Tbilisi. */
  | 'past'
  /** Shown to everybody, and not over. */
  | 'published'
  /** Shown to everybody from a moment on that is still to come. */
  | 'scheduled'
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
  /** In the order that admins have made; the newest first where they have made none. */
  | 'place'
  /** In the language asked for, whatever the case. */
  | 'title';

/** The texts of one language; what is omitted keeps its value. */
export type EventTextsInput = {
  /** What will be and where, in plain text; an empty line parts paragraphs. At most 20,000 characters. Null or empty clears it. */
  content?: string | null | undefined;
  /** What the event is called. At most 200 characters. Null or empty clears it. */
  title?: string | null | undefined;
  /** Where it takes place, as a map or a taxi driver knows it. At most 200 characters. Null or empty clears it. */
  venue?: string | null | undefined;
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

/** Whether it comes once, or is charged every month. */
export type GiftFrequency =
  /** The same sum is charged every month, until somebody ends that. */
  | 'monthly'
  /** It comes once. */
  | 'once';

/** Somebody who shall join the team. */
export type InvitationInput = {
  /** Where the link goes by letter; none is written without it. */
  email?: string | null | undefined;
  /** The language of that letter; that of the request when absent. */
  locale?: Locale | null | undefined;
  /** Who it is for, as the team calls them. */
  name: string;
  /** What they may do then; not `user`. */
  role: Role;
};

/** Where it is on its way to its readers. */
export type IssueState =
  /** It is being written. */
  | 'draft'
  /** It was ended before all its readers were written to: nobody else is. */
  | 'ended'
  /** Whoever has no letter yet is not sent one until somebody goes on. */
  | 'paused'
  /** It is sent from a moment on that is still to come. */
  | 'scheduled'
  /** It goes to one reader after another. */
  | 'sending'
  /** Every reader was written to. */
  | 'sent';

/** What an issue of the newsletter is to become. */
export type IssueStateInput = {
  /** For `scheduled`: from when on, which is later than now. Ignored for others. */
  sendAt?: string | null | undefined;
  /** `sending`: at once, or on from where it was paused; `scheduled`: from a moment on; `paused`: to nobody else for now; `ended`: where it is paused, to nobody else ever, and off the site until somebody puts it there; `draft`: not at the moment it was scheduled for. */
  state: IssueState;
  /** Of the issue as it was seen: where somebody has written on it since, it is not sent. */
  version?: number | null | undefined;
};

/** What a feature may need. */
export type LaunchNeedName =
  /** What the charity is called in both languages, where it is, its code and its account are written down. */
  | 'charityDetails'
  /** There is an event that is published, has not ended, and is today, later, or without a day yet. */
  | 'comingEvent'
  /** Letters are written: the site knows a server that takes them, `SMTP_URL`, or keeps them to be looked at, on the database of its own. */
  | 'letters'
  /** There is a project that is published and has not ended. */
  | 'openProject'
  /** There is a way to pay: the account of the charity, for transfers, or somebody who takes payments by card. */
  | 'wayToPay';

/** What can be launched. */
export type Launchable =
  /** The events page: visitors look through what is coming, sign up for it and take it into their calendars, where it had said that it was coming soon. Each event has a page of its own. */
  | 'events'
  /** Giving: visitors promise a gift to a project, and are told how to pay it. It counts once the money came. Turned off, no new promise is taken, and those that were made are kept. */
  | 'giving'
  /** The newsletter: who subscribes confirms the address by a letter, and ends it by one press. What is written to them goes as issues, which everybody can then read on the site. */
  | 'newsletter'
  /** The projects page: visitors look through all projects that have not ended, where it had said that it was coming soon. */
  | 'projects';

/** What the list of all gifts is sorted by. */
export type LedgerSort =
  /** How much counts, or would. */
  | 'amount'
  /** The moment it came in. */
  | 'received';

/** Whether the site writes letters. */
export type LetterDelivery =
  /** They are written to be looked at, and none leaves. */
  | 'kept'
  /** No letters are written. */
  | 'off'
  /** They are written, and sent. */
  | 'sent';

/** What the list is narrowed to. */
export type LetterFilter =
  /** They have failed or are in doubt, and somebody has left it at that. */
  | 'dismissed'
  /** Nobody knows whether a server has taken them, and nobody has left it at that. */
  | 'doubtful'
  /** They were refused, or given up, and nobody has left it at that. */
  | 'failed'
  /** A server has taken them. */
  | 'sent'
  /** They would have been sent, where no letters are. */
  | 'unsent'
  /** They wait for their turn, or are being sent. */
  | 'waiting';

/** What it was written for. */
export type LetterKind =
  /** Tells every admin that gifts are to go to another account. */
  | 'accountChanged'
  /** Asks the address of an account whether it may be changed. */
  | 'emailChange'
  /** Tells the address before that an account has another, and how to take that back. */
  | 'emailChanged'
  /** Brings the link by which somebody confirms that an address is theirs. */
  | 'emailVerification'
  /** Tells whoever has signed up for an event that its time or its place is another. */
  | 'eventChanged'
  /** Tells whoever has signed up for an event that it will not take place. */
  | 'eventOff'
  /** Tells whoever was written that an event will not take place that it will after all. */
  | 'eventOn'
  /** Tells whoever has signed up for an event when and where it is, and how to give up the place. */
  | 'eventPlace'
  /** Tells whoever waited for a place at an event that they have one. */
  | 'eventPlaceFree'
  /** Tells whoever has signed up for an event that the team has taken them off its list. */
  | 'eventRemoved'
  /** Tells whoever has signed up for a full event that they wait for a place. */
  | 'eventWaiting'
  /** A link that lets somebody join the team. */
  | 'invitation'
  /** What the team answers to a message from the contact form. */
  | 'messageAnswer'
  /** Tells whoever gave every month that nothing is charged any more, and why. */
  | 'monthlyEnded'
  /** Asks a new address whether an account is to have it. */
  | 'newEmail'
  /** Tells the owner of an account of a sign-in from an address that it does not know. */
  | 'newPlace'
  /** An issue of the newsletter, to one of its readers. */
  | 'newsletter'
  /** Brings the link by which somebody confirms that they want the newsletter. */
  | 'newsletterConfirmation'
  /** An issue of the newsletter as its readers would get it, to who writes it. */
  | 'newsletterTrial'
  /** Brings the link by which somebody sets a new password who has forgotten theirs. */
  | 'passwordReset'
  /** Tells whoever has promised a gift how to transfer it. */
  | 'pledge'
  /** Thanks whoever has promised a gift for the money that came, where no receipt can be issued. */
  | 'pledgeConfirmed'
  /** Thanks whoever gave, or tells them what went back, and brings the receipt of that. */
  | 'receipt'
  /** Brings a donor a statement of what they gave in a year. */
  | 'statement'
  /** Tells the address of an account that another one was to have it, which comes to nothing. */
  | 'takenEmail'
  /** Says nothing but that it has arrived. */
  | 'trial';

/** What the list is sorted by. */
export type LetterSort =
  /** When they were written. */
  | 'created';

/** What became of it. */
export type LetterState =
  /** Nobody knows whether a server has taken it. It is not sent again by itself. */
  | 'doubtful'
  /** It was refused, or given up after all its tries. */
  | 'failed'
  /** A server has been handed it, and has not answered yet. */
  | 'sending'
  /** A server has taken it. */
  | 'sent'
  /** This site sends no letters: it was written to be looked at. */
  | 'unsent'
  /** It waits for its turn, or for another try. */
  | 'waiting';

/** Why it has not gone; null where it has, or nothing has been tried. */
export type LetterTrouble =
  /** The server has asked to come again. */
  | 'busy'
  /** The mailbox has no room for it. */
  | 'fullMailbox'
  /** Its last try has ended without a word. */
  | 'givenUp'
  /** What it is about is paused. */
  | 'held'
  /** The server’s certificate or its encryption is not right. */
  | 'insecure'
  /** The gateway that was sending it ended. */
  | 'interrupted'
  /** The server knows no such reader. */
  | 'noMailbox'
  /** The server could not be reached. */
  | 'noServer'
  /** The server does not know who sends it. */
  | 'notAdmitted'
  /** The server does not let the site send as its sender. */
  | 'notAllowed'
  /** Something else, which the answer says. */
  | 'other'
  /** What it was about is gone. */
  | 'pointless'
  /** It comes from a backup. */
  | 'restored'
  /** The server has not answered. */
  | 'unanswered'
  /** The site could not make it. */
  | 'unmade'
  /** Details of the charity were missing. */
  | 'unsigned'
  /** The server does not want it. */
  | 'unwanted'
  /** As many letters as the server allows were sent. */
  | 'usedUp';

/** The state a record is put into. */
export type LifeInput = {
  /** For `archived`: since when, neither later than now nor before it was published; as it was when absent, or now. Ignored for others. */
  archivedAt?: string | null | undefined;
  /** For `scheduled`: from when on, which is later than now. For `published` and `archived`: since when, which is not; as it was when absent. Ignored for a draft. */
  publishedAt?: string | null | undefined;
  /** Who is shown it from now on. */
  state: LifeState;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** The state that one of many records is put into. */
export type LifeOfOneInput = {
  /** For `archived`: since when, neither later than now nor before it was published; as it was when absent, or now. Ignored for others. */
  archivedAt?: string | null | undefined;
  /** Of the record. */
  id: string | number;
  /** For `scheduled`: from when on, which is later than now. For `published` and `archived`: since when, which is not; as it was when absent. Ignored for a draft. */
  publishedAt?: string | null | undefined;
  /** Who is shown it from now on. */
  state: LifeState;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** Who is shown it. */
export type LifeState =
  /** Everybody is shown it where they know its address. It takes nothing new, and is in no public list. */
  | 'archived'
  /** Only admins are shown it. */
  | 'draft'
  /** Everybody is shown it. */
  | 'published'
  /** Only admins are shown it, until its moment has come. */
  | 'scheduled';

/** A language of the site. */
export type Locale =
  /** English. */
  | 'en'
  /** Georgian. */
  | 'ka';

/** What the messages are narrowed to. */
export type MessageBox =
  /** Somebody of the team has answered. */
  | 'answered'
  /** They are done with, without an answer. */
  | 'closed'
  /** Whoever asks has taken them, and they wait for an answer. */
  | 'mine'
  /** They wait for an answer. */
  | 'new';

/** What the list is sorted by. */
export type MessageSort =
  /** When they arrived. */
  | 'created'
  /** Who wrote, whatever the case. */
  | 'name';

/** What has become of it. */
export type MessageState =
  /** Somebody of the team has answered. */
  | 'answered'
  /** It is done with, without an answer. */
  | 'closed'
  /** It waits for an answer. */
  | 'new';

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

/** What the team has answered to a message, by letter. */
export type NewContactMessageAnswerInput = {
  /** Plain text, line breaks kept. It goes to the address that the message came with. 1 to 5,000 characters. */
  text: string;
  /** Of the message as it was read: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What the team knows of a message. */
export type NewContactMessageNoteInput = {
  /** Only for the team. 1 to 2,000 characters. */
  text: string;
};

/** A bank’s file as it was previewed, to be written. */
export type NewDonationImportInput = {
  /** What is to be done otherwise than the preview says, row by row. */
  choices?: Array<DonationImportChoiceInput> | null | undefined;
  /** The text of the file, at most 2 MiB and 5000 rows; cells are parted by commas, semicolons, tabs or vertical bars. */
  csv: string;
  /** What the file is called; at most 200 characters. */
  fileName?: string | null | undefined;
  /** As the preview told it: where any row would be another one, or become something else, nothing is written. Absent, only `gifts` and `sum` are compared. */
  fingerprint?: string | null | undefined;
  /** How many gifts it is to make: where it would be another number, nothing is written. */
  gifts: number;
  /** Which column holds what. */
  mapping: BankMappingInput;
  /** How many lari they are to come to, at most 50000000000. */
  sum: number;
};

/** A gift received by bank or in cash. It counts at once. */
export type NewDonationInput = {
  /** How much was given, in lari, without what went back since. 0.01 to 10,000,000. */
  amount: number;
  /** Whether the donor wants no name shown: who they are is told to whoever has `people:addresses` alone. */
  anonymous?: boolean;
  /** For the receipt; shown to the team alone. At most 254 characters. */
  donorEmail?: string | null | undefined;
  /** Only an anonymous gift may lack it. 1 to 100 characters. */
  donorName?: string | null | undefined;
  /** How it came, where that is known. */
  method?: DonationMethod | null | undefined;
  /** When the gift arrived, not when it was recorded. On a day from 2000-01-01 to today, on the clock of Tbilisi. Now, when absent or empty. */
  receivedAt?: string | null | undefined;
  /** What the bank calls it, as its statement does; of an anonymous gift told to whoever has `people:addresses` alone. 1 to 100 characters. */
  reference?: string | null | undefined;
};

/** What the team knows of a donor. */
export type NewDonorNoteInput = {
  /** Only for the team. 1 to 2,000 characters. */
  text: string;
};

/** What is required in a language is written in one of the two at least. */
export type NewEventInput = {
  /** What will be and where, in plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  content?: string | null | undefined;
  /** The day it takes place; null while it is open. */
  date?: string | null | undefined;
  /** When it ends on its day, not before it begins; null where that is not said. */
  endsAt?: string | null | undefined;
  /** An https address, or the path of an upload of this site, answered whole where `PUBLIC_URL` is an https address, or of a drawing. 1 to 2,048 characters. */
  imageUrl?: string | null | undefined;
  /** How many may come: whoever signs up after them waits until a place becomes free. Null where there is no limit. 1 to 100,000. */
  places?: number | null | undefined;
  /** Since when everybody is shown it, or from when on; null while it is a draft. Of a new one: null for a draft, at once when absent. */
  publishedAt?: string | null | undefined;
  /** When it begins on its day, on the clock of Tbilisi; null where that is not said. */
  startsAt?: string | null | undefined;
  /** What the event is called. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: EventTranslationsInput | null | undefined;
  /** Where it takes place, as a map or a taxi driver knows it. In the language of the request. At most 200 characters. */
  venue?: string | null | undefined;
};

/** What is required in a language is written in one of the two at least. */
export type NewNewsletterIssueInput = {
  /** What it says, in plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  content?: string | null | undefined;
  /** What the letter is called, in the list of a mailbox and at its head. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: NewsletterIssueTranslationsInput | null | undefined;
};

/** What is required in a language is written in one of the two at least. */
export type NewProjectInput = {
  /** Plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  description?: string | null | undefined;
  /** The last day of giving, not before the first; null where it stays open. */
  endDate?: string | null | undefined;
  /** What that buys, in English; the other language stands in where it is missing. 1 to 120 characters. */
  firstBuysEn?: string | null | undefined;
  /** What that buys, in Georgian; the other language stands in where it is missing. 1 to 120 characters. */
  firstBuysKa?: string | null | undefined;
  /** The first sum that is offered to whoever gives to it, in lari; where none of the three is said, those of the site are. 1 to 10,000,000. */
  firstSum?: number | null | undefined;
  /** How much is needed, in lari. 0.01 to 1,000,000,000. */
  goal: number;
  /** An https address, or the path of an upload of this site, answered whole where `PUBLIC_URL` is an https address, or of a drawing. 1 to 2,048 characters. */
  imageUrl?: string | null | undefined;
  /** Since when everybody is shown it, or from when on; null while it is a draft. Of a new one: null for a draft, at once when absent. */
  publishedAt?: string | null | undefined;
  /** What that buys, in English; the other language stands in where it is missing. 1 to 120 characters. */
  secondBuysEn?: string | null | undefined;
  /** What that buys, in Georgian; the other language stands in where it is missing. 1 to 120 characters. */
  secondBuysKa?: string | null | undefined;
  /** The second sum that is offered to whoever gives to it, in lari; where none of the three is said, those of the site are. 1 to 10,000,000. */
  secondSum?: number | null | undefined;
  /** The first day of giving, if there is one. */
  startDate?: string | null | undefined;
  /** What that buys, in English; the other language stands in where it is missing. 1 to 120 characters. */
  thirdBuysEn?: string | null | undefined;
  /** What that buys, in Georgian; the other language stands in where it is missing. 1 to 120 characters. */
  thirdBuysKa?: string | null | undefined;
  /** The third sum that is offered to whoever gives to it, in lari; where none of the three is said, those of the site are. 1 to 10,000,000. */
  thirdSum?: number | null | undefined;
  /** What the project is called. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: ProjectTranslationsInput | null | undefined;
  /** A YouTube link or video id. 1 to 500 characters. */
  youtubeUrl?: string | null | undefined;
};

/** What somebody has a list of the admin area show, under a name. Nobody else sees it. */
export type NewSavedViewInput = {
  /** What it is narrowed to and ordered by, as the address of the list has it. Words that mean nothing there count as absent. */
  chosen?: string;
  /** What its owner calls it; no two of one list are called the same, whatever the case. 1 to 60 characters. */
  name: string;
  /** Whether the list opens with it; of one list at most one view does. */
  opensRoom?: boolean;
  /** Which list it is of. */
  room: ViewRoom;
  /** What the list is searched for; empty for nothing. */
  search?: string;
};

/** What is required in a language is written in one of the two at least. */
export type NewSpendingInput = {
  /** How much was paid, in lari. 0.01 to 10,000,000. */
  amount: number;
  /** The id of the project it was paid for; null where that is the charity as a whole. */
  projectId?: string | null | undefined;
  /** For what it was paid, as everybody reads it. In the language of the request. At most 200 characters. */
  purpose?: string | null | undefined;
  /** When it was paid, on the clock of Tbilisi: not before 2000, and not after today. */
  spentOn: string;
  /** Sets the languages it names. */
  translations?: SpendingTranslationsInput | null | undefined;
};

/** What is omitted keeps its value; null or an empty text clears what is optional. */
export type NewsletterIssueChangeInput = {
  /** What it says, in plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  content?: string | null | undefined;
  /** What the letter is called, in the list of a mailbox and at its head. In the language of the request. At most 200 characters. */
  title?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: NewsletterIssueTranslationsInput | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What the list is narrowed to. */
export type NewsletterIssueFilter =
  /** It is being written. */
  | 'draft'
  /** It was ended before all its readers were written to: nobody else is. */
  | 'ended'
  /** It is sent from a moment on that is still to come. */
  | 'scheduled'
  /** They are being sent, or paused. */
  | 'sending'
  /** Every reader was written to. */
  | 'sent'
  /** A text is missing in one language. */
  | 'untranslated';

/** What the list is sorted by. */
export type NewsletterIssueSort =
  /** When they were written. */
  | 'created'
  /** In the language asked for, whatever the case. */
  | 'title';

/** The texts of one language; what is omitted keeps its value. */
export type NewsletterIssueTextsInput = {
  /** What it says, in plain text; an empty line parts paragraphs. At most 20,000 characters. Null or empty clears it. */
  content?: string | null | undefined;
  /** What the letter is called, in the list of a mailbox and at its head. At most 200 characters. Null or empty clears it. */
  title?: string | null | undefined;
};

/** Texts in both languages or in one. */
export type NewsletterIssueTranslationsInput = {
  /** English. */
  en?: NewsletterIssueTextsInput | null | undefined;
  /** Georgian. */
  ka?: NewsletterIssueTextsInput | null | undefined;
};

/** What the list is narrowed to. */
export type NewsletterReaderFilter =
  /** Subscribed on the main page. */
  | 'dashboard'
  /** Subscribed through another program or site. */
  | 'elsewhere'
  /** Subscribed on an English page. */
  | 'en'
  /** Subscribed on a Georgian page. */
  | 'ka'
  /** Subscribed before it was written down where. */
  | 'unknown'
  /** Has an address at which their mail server finds nobody. */
  | 'unreachable'
  /** Has not confirmed the address yet. */
  | 'waiting';

/** What the list is sorted by. */
export type NewsletterReaderSort =
  /** When they subscribed. */
  | 'created';

/** Where they subscribed; null where that was not written down yet. */
export type NewsletterSource =
  /** The form of the main page. */
  | 'dashboard'
  /** Another program or site, which did not say. */
  | 'elsewhere';

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

/** Where something about a person can be. */
export type PersonalPlace =
  /** The account with this address. */
  | 'account'
  /** As whom they gave, who was merged with them, and what they gave in each year. */
  | 'donor'
  /** What the team has written down of the donor. */
  | 'donorNotes'
  /** To which events they come. */
  | 'events'
  /** What was put right of these gifts. Sums stay, what was written as a reason does not. */
  | 'giftHistory'
  /** What they gave. Sums and days stay, and the bank’s reference unless a name stands in it. */
  | 'gifts'
  /** Links for somebody who is called as they are. */
  | 'invitations'
  /** What the site has written to them by email, and what became of it. */
  | 'letters'
  /** Where else it stands, in notes, messages, reasons and names of files: it is taken out there. */
  | 'mentions'
  /** What the team has answered to these messages, by letter. */
  | 'messageAnswers'
  /** What the team has written down of these messages. */
  | 'messageNotes'
  /** What they wrote to the team, also from the bin. */
  | 'messages'
  /** That they read the newsletter. */
  | 'newsletter'
  /** What they have promised on the site, with what it is dedicated to. Sum and code stay, so that money that still comes is known. */
  | 'pledges'
  /** Projects, events, pictures and issues of the newsletter whose texts have it in them. */
  | 'published'
  /** Receipts of their gifts: the name goes, what was received stays in the books. */
  | 'receipts'
  /** What is kept for a day of whoever was taken off a list. */
  | 'removed'
  /** What is kept for a day so that nothing is written twice. */
  | 'requests'
  /** Views of lists that they keep, by what these look for and are called. */
  | 'savedViews'
  /** Where the account is or was signed in, and its codes. */
  | 'signIns'
  /** Which years of their gifts they were sent a statement of. */
  | 'statements'
  /** Entries about them or by them. That something was done stays; what stood there goes. */
  | 'trail';

/** What is omitted keeps its value; null or an empty text clears what is optional. */
export type PictureChangeInput = {
  /** What is to be seen in it, for whoever does not see it. In the language of the request. At most 300 characters. */
  alt?: string | null | undefined;
  /** What of its width stays in sight where it is cropped; null, like the other, for its middle. 0 to 1. */
  focusX?: number | null | undefined;
  /** What of its height stays in sight where it is cropped; null, like the other, for its middle. 0 to 1. */
  focusY?: number | null | undefined;
  /** What the team finds it by; at first that of the file it came in. 1 to 200 characters. */
  name?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: PictureTranslationsInput | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What the list is narrowed to. */
export type PictureFilter =
  /** Their alternative text is missing in a language. */
  | 'undescribed'
  /** Nothing shows them. */
  | 'unused'
  /** Something shows them. */
  | 'used';

/** What the list is sorted by. */
export type PictureSort =
  /** When they were uploaded. */
  | 'created'
  /** What they are called, whatever the case. */
  | 'name';

/** The texts of one language; what is omitted keeps its value. */
export type PictureTextsInput = {
  /** What is to be seen in it, for whoever does not see it. At most 300 characters. Null or empty clears it. */
  alt?: string | null | undefined;
};

/** Texts in both languages or in one. */
export type PictureTranslationsInput = {
  /** English. */
  en?: PictureTextsInput | null | undefined;
  /** Georgian. */
  ka?: PictureTextsInput | null | undefined;
};

/** What shows it. */
export type PictureUseKind =
  /** An event that people come to. */
  | 'event'
  /** A project that people give to. */
  | 'project';

/** Where a record is put: right before another, or right after it. One of the two. */
export type PlaceInput = {
  /** The id of the one that comes right before then. */
  after?: string | number | null | undefined;
  /** The id of the one that comes next then. */
  before?: string | number | null | undefined;
};

/** What came of a pledge, which may differ from what was promised. */
export type PledgeArrivalInput = {
  /** How much came, in lari; what was promised when absent. 0.01 to 10,000,000. */
  amount?: number | null | undefined;
  /** When the gift arrived, not when it was recorded. On a day from 2000-01-01 to today, on the clock of Tbilisi. Now, when absent or empty. */
  receivedAt?: string | null | undefined;
  /** What the bank calls it; the pledge’s code when absent. 1 to 100 characters. */
  reference?: string | null | undefined;
  /** What it was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What the list is narrowed to. */
export type PledgeFilter =
  /** It is to be transferred, and has not come yet. */
  | 'awaitedTransfer'
  /** What was paid is not what was promised, or came beside what came another way. */
  | 'cameInstead'
  /** The money came, and is a gift. */
  | 'confirmed'
  /** Nothing came in its time. */
  | 'expired'
  /** It was not paid, as whoever takes the payment says. */
  | 'failed'
  /** The newest month of a monthly gift that runs. */
  | 'monthly'
  /** Promised, and not there yet: it counts nowhere. */
  | 'pledged'
  /** The money came, and some or all of it went back. */
  | 'refunded'
  /** Whoever promised it has taken that back, or the team has. */
  | 'withdrawn';

/** Why a pledge is withdrawn or waited for again, or its monthly gift ended. */
export type PledgeReasonInput = {
  /** Why, in words of one’s own. */
  reason: string;
  /** What it was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What the list is sorted by. */
export type PledgeSort =
  /** How much is promised. */
  | 'amount'
  /** When they were promised. */
  | 'created';

/** What has become of it. */
export type PledgeState =
  /** The money came, and is a gift. */
  | 'confirmed'
  /** Nothing came in its time. */
  | 'expired'
  /** It was not paid, as whoever takes the payment says. */
  | 'failed'
  /** Promised, and not there yet: it counts nowhere. */
  | 'pledged'
  /** Whoever promised it has taken that back, or the team has. */
  | 'withdrawn';

/** What is omitted keeps its value; null or an empty text clears what is optional. */
export type ProjectChangeInput = {
  /** Plain text; an empty line parts paragraphs. In the language of the request. At most 20,000 characters. */
  description?: string | null | undefined;
  /** The last day of giving, not before the first; null where it stays open. */
  endDate?: string | null | undefined;
  /** What that buys, in English; the other language stands in where it is missing. 1 to 120 characters. */
  firstBuysEn?: string | null | undefined;
  /** What that buys, in Georgian; the other language stands in where it is missing. 1 to 120 characters. */
  firstBuysKa?: string | null | undefined;
  /** The first sum that is offered to whoever gives to it, in lari; where none of the three is said, those of the site are. 1 to 10,000,000. */
  firstSum?: number | null | undefined;
  /** How much is needed, in lari. 0.01 to 1,000,000,000. */
  goal?: number | null | undefined;
  /** An https address, or the path of an upload of this site, answered whole where `PUBLIC_URL` is an https address, or of a drawing. 1 to 2,048 characters. */
  imageUrl?: string | null | undefined;
  /** What that buys, in English; the other language stands in where it is missing. 1 to 120 characters. */
  secondBuysEn?: string | null | undefined;
  /** What that buys, in Georgian; the other language stands in where it is missing. 1 to 120 characters. */
  secondBuysKa?: string | null | undefined;
  /** The second sum that is offered to whoever gives to it, in lari; where none of the three is said, those of the site are. 1 to 10,000,000. */
  secondSum?: number | null | undefined;
  /** The first day of giving, if there is one. */
  startDate?: string | null | undefined;
  /** What that buys, in English; the other language stands in where it is missing. 1 to 120 characters. */
  thirdBuysEn?: string | null | undefined;
  /** What that buys, in Georgian; the other language stands in where it is missing. 1 to 120 characters. */
  thirdBuysKa?: string | null | undefined;
  /** The third sum that is offered to whoever gives to it, in lari; where none of the three is said, those of the site are. 1 to 10,000,000. */
  thirdSum?: number | null | undefined;
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
  /** Over: it takes nothing new. */
  | 'archived'
  /** Only admins are shown it. */
  | 'draft'
  /** The goal is reached. */
  | 'funded'
  /** Takes gifts today on the clock of Tbilisi: published, begun, and not ended. */
  | 'open'
  /** Shown to everybody, and not over. */
  | 'published'
  /** Shown to everybody from a moment on that is still to come. */
  | 'scheduled'
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
  /** In the order that admins have made; the newest first where they have made none. */
  | 'place'
  /** How much of the goal has come. */
  | 'progress'
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

/** How somebody who takes payments has answered last. */
export type ProviderOutcome =
  /** They have done what they were asked for. */
  | 'answered'
  /** They have refused it: the keys are good no more, or the way is not open to the charity. */
  | 'refused'
  /** They were not there, or have failed by themselves. */
  | 'unreachable';

/** Whether they have confirmed that the address is theirs, and are there. */
export type ReaderState =
  /** They have pressed the button behind the link that was written to them. */
  | 'confirmed'
  /** They subscribed while nobody was asked to confirm. */
  | 'earlier'
  /** Their mail server has said that nobody is at this address: no newsletter goes there until they subscribe again. */
  | 'unreachable'
  /** They were written a link and have not used it: no newsletter goes there. */
  | 'waiting';

/** What the list is narrowed to. */
export type ReceiptFilter =
  /** They tell of gifts. */
  | 'gifts'
  /** The ledger says something else by now, and what is to be issued in their place was not yet. */
  | 'outdated'
  /** They tell of what went back. */
  | 'refunds'
  /** Others were issued in their place. */
  | 'replaced';

/** What it tells of. */
export type ReceiptKind =
  /** A gift that has come. */
  | 'gift'
  /** What of a gift went back. */
  | 'refund';

/** What the list is sorted by. */
export type ReceiptSort =
  /** When they were issued. */
  | 'created';

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

/** What importing a row of a file would do. */
export type RowOutcome =
  /** The record it names is changed. */
  | 'changed'
  /** A record is made of it. */
  | 'new'
  /** Nothing can be made of it; as long as there is such a row, the file is refused. */
  | 'refused'
  /** The record it names says the same already. */
  | 'unchanged';

/** What is omitted keeps its value. */
export type SavedViewChangeInput = {
  /** What it is narrowed to and ordered by, as the address of the list has it. Words that mean nothing there count as absent. */
  chosen?: string | null | undefined;
  /** What its owner calls it; no two of one list are called the same, whatever the case. 1 to 60 characters. */
  name?: string | null | undefined;
  /** Whether the list opens with it; of one list at most one view does. */
  opensRoom?: boolean | null | undefined;
  /** What the list is searched for; empty for nothing. */
  search?: string | null | undefined;
};

/** What a search has found. */
export type SearchedKind =
  /** Messages, by who wrote them and by their texts. */
  | 'contacts'
  /** Donors, by their names and emails in either script, and by references of their gifts. */
  | 'donors'
  /** Events, by their texts. */
  | 'events'
  /** Gifts, by how their references begin. */
  | 'gifts'
  /** Newsletter issues, by their subjects and texts. */
  | 'issues'
  /** Readers of the newsletter, by their emails. */
  | 'newsletter'
  /** Kept pictures, by their names and what is to be seen in them. */
  | 'pictures'
  /** Pledges, by their codes, by who made them and for whom. */
  | 'pledges'
  /** Projects, by their texts. */
  | 'projects'
  /** Receipts, by their numbers and by whom they name. */
  | 'receipts'
  /** What was spent, by what it was for. */
  | 'spendings'
  /** Who works here, by their names and emails. */
  | 'team';

/** What is omitted keeps its value; null or an empty text clears what is optional. */
export type SpendingChangeInput = {
  /** How much was paid, in lari. 0.01 to 10,000,000. */
  amount?: number | null | undefined;
  /** The id of the project it was paid for; null where that is the charity as a whole. */
  projectId?: string | null | undefined;
  /** For what it was paid, as everybody reads it. In the language of the request. At most 200 characters. */
  purpose?: string | null | undefined;
  /** Why, in words of one’s own. */
  reason: string;
  /** When it was paid, on the clock of Tbilisi: not before 2000, and not after today. */
  spentOn?: string | null | undefined;
  /** Sets the languages it names. */
  translations?: SpendingTranslationsInput | null | undefined;
  /** What the change was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What was done to what was spent. */
export type SpendingEntryKind =
  /** Its receipt was attached, or another in its place. */
  | 'attached'
  /** Something of it was wrong. */
  | 'corrected'
  /** Its receipt was taken off, and destroyed. */
  | 'detached'
  /** It was written down. */
  | 'recorded'
  /** It never was. */
  | 'voided';

/** What the list is narrowed to. */
export type SpendingFilter =
  /** They count. */
  | 'counted'
  /** They were written down by mistake. */
  | 'voided'
  /** They count, and have no receipt. */
  | 'withoutReceipt';

/** Why what was spent never was, or why its receipt is taken off. */
export type SpendingReasonInput = {
  /** Why, in words of one’s own. */
  reason: string;
  /** What it was made from: refused with `edit_conflict` when it is no longer current. */
  version?: number | null | undefined;
};

/** What the list is sorted by. */
export type SpendingSort =
  /** How much was paid. */
  | 'amount'
  /** When they were written down. */
  | 'created'
  /** When they were paid. */
  | 'spentOn';

/** Whether it counts. */
export type SpendingStatus =
  /** It was paid. */
  | 'counted'
  /** It was written down by mistake. */
  | 'voided';

/** The texts of one language; what is omitted keeps its value. */
export type SpendingTextsInput = {
  /** For what it was paid, as everybody reads it. At most 200 characters. Null or empty clears it. */
  purpose?: string | null | undefined;
};

/** Texts in both languages or in one. */
export type SpendingTranslationsInput = {
  /** English. */
  en?: SpendingTextsInput | null | undefined;
  /** Georgian. */
  ka?: SpendingTextsInput | null | undefined;
};

/** How somebody stands who has subscribed to an event. */
export type SubscriberState =
  /** Has a place. */
  | 'confirmed'
  /** Waits until a place becomes free. */
  | 'waiting';

/** What was done to a record. */
export type TrailAction =
  /** Of a message: somebody has answered it. */
  | 'answer'
  /** It is in no list for everybody any more. */
  | 'archive'
  /** Some of it is another now. */
  | 'change'
  /** Of a message: it is done with. */
  | 'close'
  /** It was not there before. */
  | 'create'
  /** It is in the bin, or gone. */
  | 'delete'
  /** It is gone for good. */
  | 'destroy'
  /** Of a message: somebody else will answer. */
  | 'give'
  /** Of an issue of the newsletter: it goes to nobody else for now. */
  | 'pause'
  /** Everybody is shown it, now or from a moment on. */
  | 'publish'
  /** Of a message: nobody has taken it any more. */
  | 'release'
  /** Of a message: it waits for an answer again. */
  | 'reopen'
  /** It is out of the bin again. */
  | 'restore'
  /** Of an issue of the newsletter: it goes on to whoever has no letter yet. */
  | 'resume'
  /** Of an issue of the newsletter: it goes to its readers from a moment on. */
  | 'schedule'
  /** Of an issue of the newsletter: from then on it went to its readers. */
  | 'send'
  /** Of an issue of the newsletter: it goes to nobody else ever. */
  | 'stop'
  /** Of a message: whoever did it will answer. */
  | 'take'
  /** Of an issue of the newsletter: it does not go at the moment it was scheduled for. */
  | 'unschedule';

/** What a record of the trail is. */
export type TrailKind =
  /** Somebody’s account. */
  | 'account'
  /** What the columns of a bank’s files hold. */
  | 'bankMapping'
  /** What the charity is called, and which account gifts go to. */
  | 'charity'
  /** Who was merged with somebody, or taken apart, or is written to in another language. */
  | 'donor'
  /** Something written down of a donor. */
  | 'donorNote'
  /** Two that nobody shall be asked of again. */
  | 'donorPair'
  /** That a donor has told the team that they may be thanked by name on the site. */
  | 'donorThanks'
  /** That a person was erased, and how much of what; never who. */
  | 'erasure'
  /** Something to come to. */
  | 'event'
  /** A gift to a project. */
  | 'gift'
  /** Gifts written from a file of a bank. */
  | 'giftImport'
  /** A link that lets somebody join the team. */
  | 'invitation'
  /** A letter to everybody who reads the newsletter. */
  | 'issue'
  /** That visitors have something, or have it no more. */
  | 'launch'
  /** That somebody had a letter sent again. */
  | 'letter'
  /** A message to the team. */
  | 'message'
  /** Something answered to a message, by letter. */
  | 'messageAnswer'
  /** Something written down of a message. */
  | 'messageNote'
  /** A gift that is charged every month. */
  | 'monthlyGift'
  /** A picture that is kept to be used again. */
  | 'picture'
  /** What somebody has promised to give. */
  | 'pledge'
  /** Something that money is raised for. */
  | 'project'
  /** Somebody who reads the newsletter. */
  | 'reader'
  /** A receipt that was issued. */
  | 'receipt'
  /** That somebody signs in with a code besides the password. */
  | 'secondFactor'
  /** That somebody signed out, or ended a session of theirs elsewhere. */
  | 'session'
  /** How gifts are signed. */
  | 'signature'
  /** Something that was paid out of what was given. */
  | 'spending'
  /** That somebody had a donor sent a statement of what they gave in a year. */
  | 'statement'
  /** That somebody had the statements of a year sent to all donors, or no further. */
  | 'statementSending'
  /** Somebody who comes to an event. */
  | 'subscriber'
  /** A place of the gallery. */
  | 'video';

/** Which list it is of. */
export type ViewRoom =
  /** The list of what was deleted. */
  | 'bin'
  /** The list of messages. */
  | 'contacts'
  /** The list of donors. */
  | 'donors'
  /** The list of events. */
  | 'events'
  /** The list of all gifts. */
  | 'gifts'
  /** The list of issues of the newsletter. */
  | 'issues'
  /** The list of letters by email. */
  | 'letters'
  /** The list of those who read the newsletter. */
  | 'newsletter'
  /** The list of kept pictures. */
  | 'pictures'
  /** The list of what was promised. */
  | 'pledges'
  /** The list of projects. */
  | 'projects'
  /** The list of receipts. */
  | 'receipts'
  /** The list of what was spent. */
  | 'spendings'
  /** The list of who has changed what. */
  | 'trail';

/** What can be asked of somebody of the team. */
export type WaitingNeed =
  /** Messages that nobody has answered or closed. */
  | 'answer'
  /** Letters of which nobody knows whether a server has taken them, and that nobody has left at that. */
  | 'doubtfulLetter'
  /** A project that takes gifts, and soon will no more. */
  | 'end'
  /** Letters that could not be sent, and that nobody has left at that. */
  | 'failedLetter'
  /** A project that has reached its goal, and takes gifts. */
  | 'goal'
  /** Letters that no server has taken yet: they are tried again by themselves. */
  | 'heldLetter'
  /** A project that has nearly reached its goal. */
  | 'nearGoal'
  /** Pledges that were paid by a card with another sum than was promised: the team says what becomes of it. */
  | 'otherSum'
  /** Pledges that are to be transferred, and whose money has not come yet. */
  | 'pledge'
  /** Drafts. */
  | 'publication'
  /** Records that lack a text in one language. */
  | 'translation';

/** Where something waits. */
export type WaitingRoom =
  /** Among the messages. */
  | 'contacts'
  /** Among what people are invited to. */
  | 'events'
  /** Among what the site writes by email. */
  | 'letters'
  /** Among what was promised. */
  | 'pledges'
  /** Among what takes gifts, and what is written about it. */
  | 'projects';

export type DonorSuggestionsQueryVariables = Exact<{
  search: string;
}>;


export type DonorSuggestionsQuery = { donors: { nodes: Array<{ id: string, name: string | null, email: string | null, donationCount: number }> } | null };

export type NewestGiftOfQueryVariables = Exact<{
  id: string | number;
}>;


export type NewestGiftOfQuery = { donor: { id: string, gifts: { nodes: Array<{ id: string, amount: number, method: DonationMethod | null, status: DonationStatus }> } } | null };

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

export type AdminBinQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: DeletedRecordSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: DeletedRecordFilter | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type AdminBinQuery = { bin: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BinnedRecordFragment': BinnedRecordFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type BinnedRecordFragment = { id: string, kind: DeletedRecordKind, deletedAt: string, deletedBy: string | null, destroyedAt: string, translations: { en: { title: string | null }, ka: { title: string | null } } } & { ' $fragmentName'?: 'BinnedRecordFragment' };

export type DestroyInBinMutationVariables = Exact<{
  id: string | number;
}>;


export type DestroyInBinMutation = { destroyInBin: string };

export type RestoreFromBinMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreFromBinMutation = { restoreFromBin: string };

export type CharityForFormFragment = { id: string, version: number, identificationCode: string | null, iban: string | null, bankName: string | null, silverFrom: number, goldenFrom: number, platinumFrom: number, translations: { en: { name: string | null, address: string | null }, ka: { name: string | null, address: string | null } } } & { ' $fragmentName'?: 'CharityForFormFragment' };

export type AdminCharityQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCharityQuery = { charity: { ' $fragmentRefs'?: { 'CharityForFormFragment': CharityForFormFragment } } | null };

export type UpdateCharityMutationVariables = Exact<{
  input: CharityChangeInput;
  currentPassword?: string | null | undefined;
}>;


export type UpdateCharityMutation = { updateCharity: { ' $fragmentRefs'?: { 'CharityForFormFragment': CharityForFormFragment } } };

export type AdminMessageAnswersQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminMessageAnswersQuery = { contactMessageAnswers: Array<{ id: string, text: string, writtenBy: string | null, writtenAt: string, letterState: LetterState | null }> | null, switches: { letters: boolean } };

export type AnswerContactMessageMutationVariables = Exact<{
  id: string | number;
  input: NewContactMessageAnswerInput;
  idempotencyKey: string;
}>;


export type AnswerContactMessageMutation = { answerContactMessage: { id: string } };

export type AdminContactsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: MessageSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: Locale | null | undefined;
  box?: MessageBox | null | undefined;
}>;


export type AdminContactsQuery = { contactMessages: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'MessageCardFragment': MessageCardFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type DeleteMessageFragment = { id: string, name: string, email: string | null, createdAt: string } & { ' $fragmentName'?: 'DeleteMessageFragment' };

export type DeleteContactMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteContactMessageMutation = { deleteContactMessage: string };

export type AdminMessageCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMessageCountsQuery = { contactMessageCounts: { new: number | null, mine: number | null } | null, switches: { letters: boolean } };

export type AdminMessageQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminMessageQuery = { contactMessage: (
    { id: string }
    & { ' $fragmentRefs'?: { 'MessageCardFragment': MessageCardFragment } }
  ) | null };

export type AdminMessageAssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMessageAssigneesQuery = { contactMessageAssignees: Array<{ id: string, name: string }> | null };

export type AdminMessageNotesQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminMessageNotesQuery = { contactMessageNotes: Array<{ id: string, text: string, writtenBy: string | null, writtenAt: string }> | null };

export type UpdateContactMessageMutationVariables = Exact<{
  id: string | number;
  input: ContactMessageChangeInput;
}>;


export type UpdateContactMessageMutation = { updateContactMessage: { id: string, version: number | null, state: MessageState | null, takenBy: string | null, takenById: string | null, noteCount: number | null } };

export type AddContactMessageNoteMutationVariables = Exact<{
  id: string | number;
  input: NewContactMessageNoteInput;
  idempotencyKey: string;
}>;


export type AddContactMessageNoteMutation = { addContactMessageNote: { id: string } };

export type MessageCardFragment = (
  { id: string, version: number | null, name: string, email: string | null, message: string, locale: Locale, createdAt: string, state: MessageState | null, takenBy: string | null, takenById: string | null, noteCount: number | null }
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

export type DonorPairSidesFragment = { id: string, are: DonorPairAre, kept: { ' $fragmentRefs'?: { 'DonorLineFragment': DonorLineFragment } }, other: { ' $fragmentRefs'?: { 'DonorLineFragment': DonorLineFragment } } } & { ' $fragmentName'?: 'DonorPairSidesFragment' };

export type DonorGiftLineFragment = { id: string, amount: number, refunded: number, status: DonationStatus, receivedAt: string, method: DonationMethod | null, reference: string | null, anonymous: boolean, projectTitle: string } & { ' $fragmentName'?: 'DonorGiftLineFragment' };

export type AdminDonorQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type AdminDonorQuery = { donor: { id: string, name: string | null, email: string | null, locale: Locale, isAnonymous: boolean, given: number, lastGiftAt: string | null, donationCount: number, thanked: boolean, thankedForAll: boolean, languageTold: boolean, years: Array<{ year: number, donationCount: number, given: number }>, merged: Array<{ id: string, name: string | null, email: string | null, mergedBy: string | null, mergedAt: string }>, alike: Array<{ id: string, other: { ' $fragmentRefs'?: { 'DonorLineFragment': DonorLineFragment } } }>, notes: Array<{ id: string, text: string, writtenBy: string | null, writtenAt: string }> | null, gifts: { totalCount: number, nodes: Array<{ ' $fragmentRefs'?: { 'DonorGiftLineFragment': DonorGiftLineFragment } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type AdminDonorPairQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminDonorPairQuery = { donorPair: { ' $fragmentRefs'?: { 'DonorPairSidesFragment': DonorPairSidesFragment } } | null };

export type JudgeDonorsMutationVariables = Exact<{
  id: string | number;
  input: DonorJudgementInput;
}>;


export type JudgeDonorsMutation = { judgeDonors: { ' $fragmentRefs'?: { 'DonorPairSidesFragment': DonorPairSidesFragment } } };

export type SetDonorThanksMutationVariables = Exact<{
  id: string | number;
  thanked: boolean;
}>;


export type SetDonorThanksMutation = { setDonorThanks: { id: string, thanked: boolean, thankedForAll: boolean } };

export type SetDonorLanguageMutationVariables = Exact<{
  id: string | number;
  locale?: Locale | null | undefined;
}>;


export type SetDonorLanguageMutation = { setDonorLanguage: { id: string, locale: Locale, languageTold: boolean } };

export type AddDonorNoteMutationVariables = Exact<{
  id: string | number;
  input: NewDonorNoteInput;
  idempotencyKey: string;
}>;


export type AddDonorNoteMutation = { addDonorNote: { id: string } };

export type DonorLineFragment = { id: string, name: string | null, email: string | null, locale: Locale, isAnonymous: boolean, given: number, lastGiftAt: string | null, donationCount: number, yearGiven: number | null } & { ' $fragmentName'?: 'DonorLineFragment' };

export type AdminDonorsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: DonorSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: DonorFilter | null | undefined;
  year?: number | null | undefined;
}>;


export type AdminDonorsQuery = { donors: { totalCount: number | null, everybodyCount: number, givenByAll: number, givenWithoutName: number, years: Array<number>, otherScript: string | null, isCut: boolean, offset: number | null, previousCursor: string | null, nodes: Array<{ ' $fragmentRefs'?: { 'DonorLineFragment': DonorLineFragment } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

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

export type EventForFormFragment = (
  { id: string, version: number, state: LifeState | null, publishedAt: string | null, archivedAt: string | null, date: string | null, startsAt: string | null, endsAt: string | null, imageUrl: string | null, places: number | null, taken: number | null, waiting: number | null, translations: { en: { title: string | null, content: string | null, venue: string | null }, ka: { title: string | null, content: string | null, venue: string | null } } }
  & { ' $fragmentRefs'?: { 'PictureOfEventFragment': PictureOfEventFragment } }
) & { ' $fragmentName'?: 'EventForFormFragment' };

export type DeleteEventMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteEventMutation = { deleteEvent: string };

export type EventLifeFragment = { id: string, version: number, state: LifeState | null, publishedAt: string | null, archivedAt: string | null } & { ' $fragmentName'?: 'EventLifeFragment' };

export type SetEventStateMutationVariables = Exact<{
  id: string | number;
  input: LifeInput;
}>;


export type SetEventStateMutation = { setEventState: { ' $fragmentRefs'?: { 'EventLifeFragment': EventLifeFragment } } };

export type MoveEventMutationVariables = Exact<{
  id: string | number;
  input: PlaceInput;
}>;


export type MoveEventMutation = { moveEvent: { id: string } };

export type AdminEventsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: EventSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: EventFilter | null | undefined;
  locale?: Locale | null | undefined;
  withSubscribers?: boolean | null | undefined;
}>;


export type AdminEventsQuery = { events: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string, date: string | null, startsAt: string | null, endsAt: string | null, places: number | null, taken: number | null, waiting: number | null, missingIn: Array<Locale>, translations: { en: { title: string | null, content: string | null }, ka: { title: string | null, content: string | null } }, subscribers?: (
        { totalCount: number }
        & { ' $fragmentRefs'?: { 'SubscribersFragment': SubscribersFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'EventLifeFragment': EventLifeFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type SubscribersFragment = { totalCount: number, nodes: Array<{ id: string | null, name: string, email: string | null, state: SubscriberState | null, turn: number | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } & { ' $fragmentName'?: 'SubscribersFragment' };

export type MoreSubscribersQueryVariables = Exact<{
  eventId: string | number;
  after?: string | null | undefined;
}>;


export type MoreSubscribersQuery = { event: { id: string, subscribers: { ' $fragmentRefs'?: { 'SubscribersFragment': SubscribersFragment } } | null } | null };

export type SubscribersInStateQueryVariables = Exact<{
  eventId: string | number;
  state: SubscriberState;
  after?: string | null | undefined;
}>;


export type SubscribersInStateQuery = { event: { id: string, subscribers: { ' $fragmentRefs'?: { 'SubscribersFragment': SubscribersFragment } } | null } | null };

export type GiveSubscriberPlaceMutationVariables = Exact<{
  id: string | number;
  beyondLimit: boolean;
}>;


export type GiveSubscriberPlaceMutation = { giveSubscriberPlace: string };

export type RemoveSubscriberMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveSubscriberMutation = { removeSubscriber: string };

export type RestoreSubscriberMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreSubscriberMutation = { restoreSubscriber: string };

export type AdminGalleryQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminGalleryQuery = { gallery: { videoLinks: Array<string>, version: number } };

export type UpdateGalleryMutationVariables = Exact<{
  input: GalleryInput;
}>;


export type UpdateGalleryMutation = { updateGallery: { videoLinks: Array<string>, version: number } };

export type GiftStateFragment = { amount: number, status: DonationStatus, receivedAt: string, method: DonationMethod | null, reference: string | null, anonymous: boolean, projectId: string, projectTitle: string, recordedDonor: { name: string | null, email: string | null } | null } & { ' $fragmentName'?: 'GiftStateFragment' };

export type GiftEntryFragment = { version: number, kind: DonationEntryKind, corrects: number | null, reason: string | null, madeBy: string | null, byProvider: boolean, madeAt: string, change: number, counts: number, before: { ' $fragmentRefs'?: { 'GiftStateFragment': GiftStateFragment } } | null, after: { ' $fragmentRefs'?: { 'GiftStateFragment': GiftStateFragment } } } & { ' $fragmentName'?: 'GiftEntryFragment' };

export type GiftFragment = { id: string, version: number, amount: number, refunded: number, status: DonationStatus, anonymous: boolean, donorId: string | null, receivedAt: string, method: DonationMethod | null, reference: string | null, projectId: string, projectTitle: string, recordedDonor: { name: string | null, email: string | null } | null, importedFrom: { importId: string, fileName: string | null, line: number } | null, entries: Array<{ ' $fragmentRefs'?: { 'GiftEntryFragment': GiftEntryFragment } }> } & { ' $fragmentName'?: 'GiftFragment' };

export type AdminGiftQueryVariables = Exact<{
  id: string | number;
  locale?: Locale | null | undefined;
}>;


export type AdminGiftQuery = { donation: { ' $fragmentRefs'?: { 'GiftFragment': GiftFragment } } | null };

export type CorrectGiftMutationVariables = Exact<{
  id: string | number;
  input: DonationCorrectionInput;
  idempotencyKey: string;
  locale?: Locale | null | undefined;
}>;


export type CorrectGiftMutation = { correctDonation: { ' $fragmentRefs'?: { 'GiftFragment': GiftFragment } } };

export type RefundGiftMutationVariables = Exact<{
  id: string | number;
  input: DonationRefundInput;
  idempotencyKey: string;
  locale?: Locale | null | undefined;
}>;


export type RefundGiftMutation = { refundDonation: { ' $fragmentRefs'?: { 'GiftFragment': GiftFragment } } };

export type VoidGiftMutationVariables = Exact<{
  id: string | number;
  input: DonationReasonInput;
  idempotencyKey: string;
  locale?: Locale | null | undefined;
}>;


export type VoidGiftMutation = { voidDonation: { ' $fragmentRefs'?: { 'GiftFragment': GiftFragment } } };

export type RestoreGiftMutationVariables = Exact<{
  id: string | number;
  input: DonationReasonInput;
  idempotencyKey: string;
  locale?: Locale | null | undefined;
}>;


export type RestoreGiftMutation = { restoreDonation: { ' $fragmentRefs'?: { 'GiftFragment': GiftFragment } } };

export type GiftRowFragment = { id: string, amount: number, refunded: number, status: DonationStatus, anonymous: boolean, receivedAt: string, method: DonationMethod | null, reference: string | null, projectId: string, projectTitle: string, recordedDonor: { name: string | null } | null } & { ' $fragmentName'?: 'GiftRowFragment' };

export type AdminGiftsQueryVariables = Exact<{
  after?: string | null | undefined;
  reference?: string | null | undefined;
  project?: string | number | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  method?: DonationMethod | null | undefined;
  status?: DonationStatus | null | undefined;
  sort?: LedgerSort | null | undefined;
  direction?: Direction | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type AdminGiftsQuery = { donations: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'GiftRowFragment': GiftRowFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type KnownReferenceQueryVariables = Exact<{
  reference: string;
  locale?: Locale | null | undefined;
}>;


export type KnownReferenceQuery = { donations: { nodes: Array<{ id: string, status: DonationStatus, amount: number, refunded: number, receivedAt: string, projectTitle: string }> } | null };

export type DonorNamesakesQueryVariables = Exact<{
  name: string;
}>;


export type DonorNamesakesQuery = { donorNamesakes: Array<{ id: string, name: string | null, email: string | null, donationCount: number }> | null };

export type ProjectChoiceQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;


export type ProjectChoiceQuery = { projects: { nodes: Array<{ id: string, title: string }> } | null };

export type PreviewOfImportFragment = { created: number, changed: number, unchanged: number, refused: number, notTaken: Array<{ field: string, rows: number }>, rows: Array<{ line: number, outcome: RowOutcome, id: string | null, title: string, changes: Array<{ field: string, before: string, after: string }>, errors: Array<{ field: string, code: string }> }> } & { ' $fragmentName'?: 'PreviewOfImportFragment' };

export type PreviewProjectsImportMutationVariables = Exact<{
  csv: string;
}>;


export type PreviewProjectsImportMutation = { previewProjectsImport: { ' $fragmentRefs'?: { 'PreviewOfImportFragment': PreviewOfImportFragment } } };

export type PreviewEventsImportMutationVariables = Exact<{
  csv: string;
}>;


export type PreviewEventsImportMutation = { previewEventsImport: { ' $fragmentRefs'?: { 'PreviewOfImportFragment': PreviewOfImportFragment } } };

export type ImportProjectsMutationVariables = Exact<{
  csv: string;
  idempotencyKey: string;
}>;


export type ImportProjectsMutation = { importProjects: { id: string, created: number, changed: number } };

export type ImportEventsMutationVariables = Exact<{
  csv: string;
  idempotencyKey: string;
}>;


export type ImportEventsMutation = { importEvents: { id: string, created: number, changed: number } };

export type ImportRowFragment = { line: number, state: DonationImportState, why: DonationImportLeftOut | null, day: string | null, amount: number | null, reference: string | null, payer: string | null, description: string | null, returnedBy: number | null, returns: number | null, faults: Array<{ column: number, holds: BankColumn, code: string, limit: number | null }>, twin: { match: DonationImportMatch, line: number | null, gift: { id: string, status: DonationStatus, amount: number, receivedAt: string, donorName: string | null } | null } | null, code: { code: string, outcome: DonationImportCodeOutcome, near: Array<string>, pledge: { id: string, amount: number, donorName: string | null, anonymous: boolean, projectId: string } | null, meant: Array<{ id: string, amount: number, donorName: string | null, anonymous: boolean, projectId: string }> } | null, namesakes: Array<{ id: string, name: string | null, email: string | null, donationCount: number }> } & { ' $fragmentName'?: 'ImportRowFragment' };

export type ImportPreviewFragment = { headerLine: number, remembered: boolean, complete: boolean, fingerprint: string, columns: Array<{ number: number, name: string, samples: Array<string> }>, mapping: { day: number | null, dayOrder: DayOrder | null, amount: number | null, credit: number | null, debit: number | null, decimalMark: DecimalMark | null, currency: number | null, reference: number | null, payer: number | null, description: number | null }, rows: Array<{ ' $fragmentRefs'?: { 'ImportRowFragment': ImportRowFragment } }> } & { ' $fragmentName'?: 'ImportPreviewFragment' };

export type PreviewDonationImportMutationVariables = Exact<{
  input: DonationImportPreviewInput;
}>;


export type PreviewDonationImportMutation = { previewDonationImport: { ' $fragmentRefs'?: { 'ImportPreviewFragment': ImportPreviewFragment } } };

export type DonationImportFragment = { id: string, fileName: string | null, gifts: number, sum: number, counting: number, countingSum: number, putRight: number, madeBy: string | null, madeAt: string, voidedAt: string | null } & { ' $fragmentName'?: 'DonationImportFragment' };

export type ImportDonationsMutationVariables = Exact<{
  projectId: string | number;
  input: NewDonationImportInput;
  idempotencyKey: string;
}>;


export type ImportDonationsMutation = { importDonations: { ' $fragmentRefs'?: { 'DonationImportFragment': DonationImportFragment } } };

export type VoidDonationImportMutationVariables = Exact<{
  id: string | number;
  input: DonationImportVoidInput;
  idempotencyKey: string;
}>;


export type VoidDonationImportMutation = { voidDonationImport: { ' $fragmentRefs'?: { 'DonationImportFragment': DonationImportFragment } } };

export type DonationImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type DonationImportsQuery = { donationImports: { totalCount: number, nodes: Array<{ ' $fragmentRefs'?: { 'DonationImportFragment': DonationImportFragment } }> } };

export type AdminIssuesQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: NewsletterIssueSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: NewsletterIssueFilter | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type AdminIssuesQuery = { issues: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string, missingIn: Array<Locale>, offSiteAt: string | null, translations: { en: { title: string | null }, ka: { title: string | null } } }
      & { ' $fragmentRefs'?: { 'IssueProgressFragment': IssueProgressFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type IssueProgressFragment = { id: string, version: number, state: IssueState, sendAt: string | null, sentAt: string | null, endedAt: string | null, offSiteAt: string | null, readers: number, unwritten: number, delivered: number, failed: number, doubtful: number, waiting: number } & { ' $fragmentName'?: 'IssueProgressFragment' };

export type IssueForFormFragment = (
  { id: string, version: number, offSiteAt: string | null, missingIn: Array<Locale>, translations: { en: { title: string | null, content: string | null }, ka: { title: string | null, content: string | null } } }
  & { ' $fragmentRefs'?: { 'IssueProgressFragment': IssueProgressFragment } }
) & { ' $fragmentName'?: 'IssueForFormFragment' };

export type AdminIssueQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminIssueQuery = { issue: { ' $fragmentRefs'?: { 'IssueForFormFragment': IssueForFormFragment } } | null };

export type AdminIssueProgressQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminIssueProgressQuery = { issue: { ' $fragmentRefs'?: { 'IssueProgressFragment': IssueProgressFragment } } | null };

export type IssueReadersQueryVariables = Exact<{ [key: string]: never; }>;


export type IssueReadersQuery = { issueReaders: Array<{ locale: Locale, readers: number }> | null };

export type IssuePreviewsQueryVariables = Exact<{
  id: string | number;
}>;


export type IssuePreviewsQuery = { issuePreviews: Array<{ locale: Locale, subject: string, html: string, text: string }> | null };

export type CreateNewsletterIssueMutationVariables = Exact<{
  input: NewNewsletterIssueInput;
  idempotencyKey: string;
}>;


export type CreateNewsletterIssueMutation = { createNewsletterIssue: { ' $fragmentRefs'?: { 'IssueForFormFragment': IssueForFormFragment } } };

export type UpdateNewsletterIssueMutationVariables = Exact<{
  id: string | number;
  input: NewsletterIssueChangeInput;
}>;


export type UpdateNewsletterIssueMutation = { updateNewsletterIssue: { ' $fragmentRefs'?: { 'IssueForFormFragment': IssueForFormFragment } } };

export type DeleteNewsletterIssueMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteNewsletterIssueMutation = { deleteNewsletterIssue: string };

export type SetNewsletterIssueStateMutationVariables = Exact<{
  id: string | number;
  input: IssueStateInput;
}>;


export type SetNewsletterIssueStateMutation = { setNewsletterIssueState: { ' $fragmentRefs'?: { 'IssueProgressFragment': IssueProgressFragment } } };

export type SetNewsletterIssueOnSiteMutationVariables = Exact<{
  id: string | number;
  onSite: boolean;
}>;


export type SetNewsletterIssueOnSiteMutation = { setNewsletterIssueOnSite: { id: string, version: number, offSiteAt: string | null } };

export type TryNewsletterIssueMutationVariables = Exact<{
  id: string | number;
}>;


export type TryNewsletterIssueMutation = { tryNewsletterIssue: string };

export type IssueSwitchesQueryVariables = Exact<{ [key: string]: never; }>;


export type IssueSwitchesQuery = { switches: { letters: boolean, newsletter: boolean } };

export type AdminLaunchesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLaunchesQuery = { launches: Array<{ ' $fragmentRefs'?: { 'LaunchCardFragment': LaunchCardFragment } }> | null };

export type LaunchCardFragment = { feature: Launchable, launched: boolean, launchedAt: string | null, launchedBy: string | null, needs: Array<{ name: LaunchNeedName, isMet: boolean, missing: Array<CharityDetail> }>, ways: Array<{ name: PaymentWay, isSetUp: boolean, needs: Array<string>, lastAnswer: { outcome: ProviderOutcome, status: number | null, askedAt: string } | null }> } & { ' $fragmentName'?: 'LaunchCardFragment' };

export type SetLaunchMutationVariables = Exact<{
  feature: Launchable;
  launched: boolean;
}>;


export type SetLaunchMutation = { setLaunch: { ' $fragmentRefs'?: { 'LaunchCardFragment': LaunchCardFragment } } };

export type AdminLettersQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: LetterSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: LetterFilter | null | undefined;
  issue?: string | number | null | undefined;
}>;


export type AdminLettersQuery = { letters: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'LetterRowFragment': LetterRowFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type IssuesWithLettersQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;


export type IssuesWithLettersQuery = { issues: { nodes: Array<{ id: string, state: IssueState, translations: { en: { title: string | null }, ka: { title: string | null } } }> } | null };

export type LetterRowFragment = { id: string, kind: LetterKind, recipient: string, eventTitle: string | null, locale: Locale, state: LetterState, attempts: number, answer: string | null, trouble: LetterTrouble | null, writtenAt: string, triedAt: string | null, nextTryAt: string | null, resends: number, dismissedAt: string | null } & { ' $fragmentName'?: 'LetterRowFragment' };

export type LetterPreviewsQueryVariables = Exact<{
  id: string | number;
}>;


export type LetterPreviewsQuery = { letterPreviews: Array<{ locale: Locale, subject: string, html: string, text: string, attachments: Array<{ name: string, path: string }> }> | null };

export type LetterExamplesQueryVariables = Exact<{
  kind: LetterKind;
}>;


export type LetterExamplesQuery = { letterExamples: Array<{ previews: Array<{ locale: Locale, subject: string, html: string, text: string }> }> | null };

export type LetterSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterSettingsQuery = { letterSettings: { delivery: LetterDelivery, perMinute: number | null } | null };

export type SendLetterAgainMutationVariables = Exact<{
  id: string | number;
}>;


export type SendLetterAgainMutation = { sendLetterAgain: (
    { id: string }
    & { ' $fragmentRefs'?: { 'LetterRowFragment': LetterRowFragment } }
  ) };

export type DismissLetterMutationVariables = Exact<{
  id: string | number;
}>;


export type DismissLetterMutation = { dismissLetter: (
    { id: string }
    & { ' $fragmentRefs'?: { 'LetterRowFragment': LetterRowFragment } }
  ) };

export type RecallLetterMutationVariables = Exact<{
  id: string | number;
}>;


export type RecallLetterMutation = { recallLetter: (
    { id: string }
    & { ' $fragmentRefs'?: { 'LetterRowFragment': LetterRowFragment } }
  ) };

export type KeptLettersQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptLettersQuery = { letters: { totalCount: number | null } | null };

export type SendLettersAgainMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type SendLettersAgainMutation = { sendLettersAgain: Array<{ id: string, refusal: string | null, version: number | null }> };

export type DismissLettersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DismissLettersMutation = { dismissLetters: Array<{ id: string, refusal: string | null, version: number | null }> };

export type RecallLettersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecallLettersMutation = { recallLetters: Array<{ id: string, refusal: string | null, version: number | null }> };

export type SetProjectStatesMutationVariables = Exact<{
  changes: Array<LifeOfOneInput> | LifeOfOneInput;
}>;


export type SetProjectStatesMutation = { setProjectStates: Array<{ id: string, refusal: string | null, version: number | null }> };

export type DeleteProjectsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteProjectsMutation = { deleteProjects: Array<{ id: string, refusal: string | null, version: number | null }> };

export type SetEventStatesMutationVariables = Exact<{
  changes: Array<LifeOfOneInput> | LifeOfOneInput;
}>;


export type SetEventStatesMutation = { setEventStates: Array<{ id: string, refusal: string | null, version: number | null }> };

export type DeleteEventsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteEventsMutation = { deleteEvents: Array<{ id: string, refusal: string | null, version: number | null }> };

export type UpdateContactMessagesMutationVariables = Exact<{
  changes: Array<ChangeOfContactMessageInput> | ChangeOfContactMessageInput;
}>;


export type UpdateContactMessagesMutation = { updateContactMessages: Array<{ id: string, refusal: string | null, version: number | null }> };

export type DeleteContactMessagesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteContactMessagesMutation = { deleteContactMessages: Array<{ id: string, refusal: string | null, version: number | null }> };

export type RestoreAllFromBinMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RestoreAllFromBinMutation = { restoreAllFromBin: Array<{ id: string, refusal: string | null, version: number | null }> };

export type UnsubscribeReadersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type UnsubscribeReadersMutation = { unsubscribeReaders: Array<{ id: string, refusal: string | null, version: number | null }> };

export type ResubscribeReadersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ResubscribeReadersMutation = { resubscribeReaders: Array<{ id: string, refusal: string | null, version: number | null }> };

export type AdminReadersQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: NewsletterReaderSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: NewsletterReaderFilter | null | undefined;
}>;


export type AdminReadersQuery = { newsletterReaders: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ReaderRowFragment': ReaderRowFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type ReaderRowFragment = { id: string, email: string | null, locale: Locale, source: NewsletterSource | null, state: ReaderState, createdAt: string } & { ' $fragmentName'?: 'ReaderRowFragment' };

export type UnsubscribeReaderMutationVariables = Exact<{
  id: string | number;
}>;


export type UnsubscribeReaderMutation = { unsubscribeReader: string };

export type ResubscribeReaderMutationVariables = Exact<{
  id: string | number;
}>;


export type ResubscribeReaderMutation = { resubscribeReader: string };

export type RemovedReadersQueryVariables = Exact<{ [key: string]: never; }>;


export type RemovedReadersQuery = { removedReaders: { totalCount: number, nodes: Array<{ id: string, email: string | null, locale: Locale, source: NewsletterSource | null, createdAt: string, removedAt: string }> } | null };

export type UploadTargetQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadTargetQuery = { uploadTarget: { url: string, preset: string } | null };

export type AdminPicturesQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: PictureSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: PictureFilter | null | undefined;
}>;


export type AdminPicturesQuery = { pictures: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'KeptPictureFragment': KeptPictureFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type AdminPictureQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminPictureQuery = { picture: { ' $fragmentRefs'?: { 'KeptPictureFragment': KeptPictureFragment } } | null };

export type UpdatePictureMutationVariables = Exact<{
  id: string | number;
  input: PictureChangeInput;
}>;


export type UpdatePictureMutation = { updatePicture: { ' $fragmentRefs'?: { 'KeptPictureFragment': KeptPictureFragment } } };

export type DeletePictureMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePictureMutation = { deletePicture: string };

export type KeptPictureFragment = { id: string, version: number, address: string, width: number, height: number, name: string, focusX: number | null, focusY: number | null, useCount: number, uploadedBy: string | null, createdAt: string, translations: { en: { alt: string | null }, ka: { alt: string | null } }, uses: Array<{ id: string, kind: PictureUseKind, isInBin: boolean, translations: { en: { title: string | null }, ka: { title: string | null } } }> } & { ' $fragmentName'?: 'KeptPictureFragment' };

export type PictureOfProjectFragment = { picture: { focusX: number | null, focusY: number | null, altInEnglish: string | null, altInGeorgian: string | null } | null } & { ' $fragmentName'?: 'PictureOfProjectFragment' };

export type PictureOfEventFragment = { picture: { focusX: number | null, focusY: number | null, altInEnglish: string | null, altInGeorgian: string | null } | null } & { ' $fragmentName'?: 'PictureOfEventFragment' };

export type PledgeFactsFragment = { id: string, version: number, code: string, amount: number, donorName: string | null, donorEmail: string | null, anonymous: boolean, dedicationKind: DedicationKind | null, dedication: string | null, dedicationShown: boolean, way: PaymentWay, frequency: GiftFrequency, monthlyState: MonthlyState | null, nextChargeAt: string | null, monthlyEnd: MonthlyEnd | null, endAskedAt: string | null, chargedSinceAskedAt: string | null, cameInstead: string | null, cameBeside: string | null, locale: Locale, state: PledgeState, createdAt: string, expiresAt: string, settledAt: string | null, reason: string | null, projectId: string, donationId: string | null, giftStatus: DonationStatus | null, giftAmount: number | null, giftRefunded: number | null } & { ' $fragmentName'?: 'PledgeFactsFragment' };

export type AdminPledgesQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: PledgeSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: PledgeFilter | null | undefined;
}>;


export type AdminPledgesQuery = { pledges: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'PledgeFactsFragment': PledgeFactsFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type AdminPledgeQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminPledgeQuery = { pledge: { ' $fragmentRefs'?: { 'PledgeFactsFragment': PledgeFactsFragment } } | null };

export type PledgeOfGiftQueryVariables = Exact<{
  donationId: string | number;
}>;


export type PledgeOfGiftQuery = { donationPledges: Array<{ id: string, code: string }> | null };

export type ConfirmPledgeMutationVariables = Exact<{
  id: string | number;
  input: PledgeArrivalInput;
}>;


export type ConfirmPledgeMutation = { confirmPledge: { ' $fragmentRefs'?: { 'PledgeFactsFragment': PledgeFactsFragment } } };

export type RefusePledgeMutationVariables = Exact<{
  id: string | number;
  input: PledgeReasonInput;
}>;


export type RefusePledgeMutation = { refusePledge: { ' $fragmentRefs'?: { 'PledgeFactsFragment': PledgeFactsFragment } } };

export type AwaitPledgeMutationVariables = Exact<{
  id: string | number;
  input: PledgeReasonInput;
}>;


export type AwaitPledgeMutation = { awaitPledge: { ' $fragmentRefs'?: { 'PledgeFactsFragment': PledgeFactsFragment } } };

export type EndMonthlyGiftMutationVariables = Exact<{
  id: string | number;
  input: PledgeReasonInput;
}>;


export type EndMonthlyGiftMutation = { endMonthlyGift: { ' $fragmentRefs'?: { 'PledgeFactsFragment': PledgeFactsFragment } } };

export type ProjectPreviewQueryVariables = Exact<{
  id: string | number;
  locale: Locale;
}>;


export type ProjectPreviewQuery = { project: { ' $fragmentRefs'?: { 'ProjectArticleFragment': ProjectArticleFragment } } | null };

export type EventPreviewQueryVariables = Exact<{
  id: string | number;
  locale: Locale;
}>;


export type EventPreviewQuery = { event: { ' $fragmentRefs'?: { 'EventArticleFragment': EventArticleFragment } } | null };

export type ProjectSoFarQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectSoFarQuery = { project: { id: string, raised: number, archivedAt: string | null } | null };

export type EventSoFarQueryVariables = Exact<{
  id: string | number;
}>;


export type EventSoFarQuery = { event: { id: string, taken: number | null, archivedAt: string | null } | null };

export type FindPersonalDataMutationVariables = Exact<{
  email: string;
}>;


export type FindPersonalDataMutation = { findPersonalData: { email: string, names: Array<string>, otherAddresses: Array<string>, refusal: ErasureRefusal | null, places: Array<{ place: PersonalPlace, count: number }> } };

export type ExportPersonalDataMutationVariables = Exact<{
  email: string;
  locale?: Locale | null | undefined;
}>;


export type ExportPersonalDataMutation = { exportPersonalData: string };

export type ErasePersonalDataMutationVariables = Exact<{
  input: ErasureInput;
}>;


export type ErasePersonalDataMutation = { erasePersonalData: { places: Array<{ place: PersonalPlace, count: number }> } };

export type DeleteProjectMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteProjectMutation = { deleteProject: string };

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

export type ProjectToEditFragment = (
  { id: string, version: number, goal: number, startDate: string | null, endDate: string | null, imageUrl: string | null, youtubeUrl: string | null, firstSum: number | null, firstBuysEn: string | null, firstBuysKa: string | null, secondSum: number | null, secondBuysEn: string | null, secondBuysKa: string | null, thirdSum: number | null, thirdBuysEn: string | null, thirdBuysKa: string | null, state: LifeState | null, publishedAt: string | null, archivedAt: string | null, titleInEnglish: string, titleInGeorgian: string, descriptionInEnglish: string, descriptionInGeorgian: string, translations: { en: { title: string | null, description: string | null }, ka: { title: string | null, description: string | null } } }
  & { ' $fragmentRefs'?: { 'ProjectGiftsFragment': ProjectGiftsFragment;'PictureOfProjectFragment': PictureOfProjectFragment } }
) & { ' $fragmentName'?: 'ProjectToEditFragment' };

export type ProjectGiftsFragment = (
  { id: string, raised: number, goal: number, translations: { en: { title: string | null }, ka: { title: string | null } } }
  & { ' $fragmentRefs'?: { 'ProjectProgressFragment': ProjectProgressFragment } }
) & { ' $fragmentName'?: 'ProjectGiftsFragment' };

export type ProjectLifeFragment = { id: string, version: number, state: LifeState | null, publishedAt: string | null, archivedAt: string | null } & { ' $fragmentName'?: 'ProjectLifeFragment' };

export type SetProjectStateMutationVariables = Exact<{
  id: string | number;
  input: LifeInput;
}>;


export type SetProjectStateMutation = { setProjectState: { ' $fragmentRefs'?: { 'ProjectLifeFragment': ProjectLifeFragment } } };

export type MoveProjectMutationVariables = Exact<{
  id: string | number;
  input: PlaceInput;
}>;


export type MoveProjectMutation = { moveProject: { id: string } };

export type ProjectProgressFragment = { goal: number, raised: number } & { ' $fragmentName'?: 'ProjectProgressFragment' };

export type AdminProjectsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: ProjectSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: ProjectFilter | null | undefined;
  locale?: Locale | null | undefined;
  withGifts?: boolean | null | undefined;
}>;


export type AdminProjectsQuery = { projects: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string, missingIn: Array<Locale>, goal: number, raised: number, startDate: string | null, endDate: string | null, translations: { en: { title: string | null }, ka: { title: string | null } }, donations?: (
        { totalCount: number, donorCount: number, unsignedCount: number }
        & { ' $fragmentRefs'?: { 'DonorsFragment': DonorsFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'ProjectLifeFragment': ProjectLifeFragment;'ProjectProgressFragment': ProjectProgressFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type ReceiptLineFragment = { id: string, number: string, kind: ReceiptKind, donationId: string, entryVersion: number | null, issuedAt: string, locale: Locale, donorName: string | null, amount: number, projectTitle: string, replaces: string | null, replacedBy: string | null, isOutdated: boolean, isVoid: boolean, pdfPath: string, donorEmail: string | null, sentAt: string | null } & { ' $fragmentName'?: 'ReceiptLineFragment' };

export type AdminReceiptsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: ReceiptSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: ReceiptFilter | null | undefined;
}>;


export type AdminReceiptsQuery = { receipts: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ReceiptLineFragment': ReceiptLineFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type ReceiptsOfGiftQueryVariables = Exact<{
  donationId: string | number;
}>;


export type ReceiptsOfGiftQuery = { donationReceipts: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ReceiptLineFragment': ReceiptLineFragment } }
  )> | null };

export type IssueReceiptMutationVariables = Exact<{
  donationId: string | number;
  entry?: number | null | undefined;
}>;


export type IssueReceiptMutation = { issueReceipt: { ' $fragmentRefs'?: { 'ReceiptLineFragment': ReceiptLineFragment } } };

export type ReplaceReceiptMutationVariables = Exact<{
  id: string | number;
}>;


export type ReplaceReceiptMutation = { replaceReceipt: { ' $fragmentRefs'?: { 'ReceiptLineFragment': ReceiptLineFragment } } };

export type SendReceiptMutationVariables = Exact<{
  id: string | number;
}>;


export type SendReceiptMutation = { sendReceipt: { ' $fragmentRefs'?: { 'ReceiptLineFragment': ReceiptLineFragment } } };

export type YearlyStatementsStandFragment = { year: number, isSending: boolean, waiting: number, sent: number, unreachable: number } & { ' $fragmentName'?: 'YearlyStatementsStandFragment' };

export type DonorStatementLineFragment = { id: string, year: number, amount: number, giftCount: number, pdfPath: string, sentAt: string | null, sentAmount: number | null } & { ' $fragmentName'?: 'DonorStatementLineFragment' };

export type AdminStatementsQueryVariables = Exact<{
  year: number;
}>;


export type AdminStatementsQuery = { statements: { ' $fragmentRefs'?: { 'YearlyStatementsStandFragment': YearlyStatementsStandFragment } } | null };

export type StatementPreviewsQueryVariables = Exact<{
  year: number;
}>;


export type StatementPreviewsQuery = { statementPreviews: Array<{ locale: Locale, subject: string, html: string, text: string }> | null };

export type StatementSwitchesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatementSwitchesQuery = { switches: { letters: boolean, giving: boolean } };

export type AdminDonorStatementsQueryVariables = Exact<{
  donorId: string | number;
}>;


export type AdminDonorStatementsQuery = { donorStatements: Array<{ ' $fragmentRefs'?: { 'DonorStatementLineFragment': DonorStatementLineFragment } }> | null };

export type SetStatementsSendingMutationVariables = Exact<{
  year: number;
  sending: boolean;
}>;


export type SetStatementsSendingMutation = { setStatementsSending: { ' $fragmentRefs'?: { 'YearlyStatementsStandFragment': YearlyStatementsStandFragment } } };

export type SendStatementMutationVariables = Exact<{
  id: string | number;
}>;


export type SendStatementMutation = { sendStatement: { ' $fragmentRefs'?: { 'DonorStatementLineFragment': DonorStatementLineFragment } } };

export type SearchEverythingQueryVariables = Exact<{
  text: string;
  locale: Locale;
}>;


export type SearchEverythingQuery = { search: Array<{ kind: SearchedKind, hasMore: boolean, found: Array<{ id: string, title: string | null, detail: string | null }> }> | null };

export type SpendingLineFragment = { id: string, version: number, amount: number, spentOn: string, projectId: string | null, purpose: string, status: SpendingStatus, receiptPath: string | null, translations: { en: { purpose: string | null }, ka: { purpose: string | null } } } & { ' $fragmentName'?: 'SpendingLineFragment' };

export type AdminSpendingsQueryVariables = Exact<{
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort?: SpendingSort | null | undefined;
  direction?: Direction | null | undefined;
  filter?: SpendingFilter | null | undefined;
}>;


export type AdminSpendingsQuery = { spendings: { totalCount: number | null, offset: number | null, previousCursor: string | null, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'SpendingLineFragment': SpendingLineFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type SpendingHistoryQueryVariables = Exact<{
  id: string | number;
}>;


export type SpendingHistoryQuery = { spendingHistory: Array<{ version: number, kind: SpendingEntryKind, reason: string | null, madeBy: string | null, madeAt: string, amount: number, spentOn: string, projectId: string | null, purpose: { en: string | null, ka: string | null } }> | null };

export type CreateSpendingMutationVariables = Exact<{
  input: NewSpendingInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateSpendingMutation = { createSpending: { ' $fragmentRefs'?: { 'SpendingLineFragment': SpendingLineFragment } } };

export type CorrectSpendingMutationVariables = Exact<{
  id: string | number;
  input: SpendingChangeInput;
}>;


export type CorrectSpendingMutation = { correctSpending: { ' $fragmentRefs'?: { 'SpendingLineFragment': SpendingLineFragment } } };

export type VoidSpendingMutationVariables = Exact<{
  id: string | number;
  input: SpendingReasonInput;
}>;


export type VoidSpendingMutation = { voidSpending: { ' $fragmentRefs'?: { 'SpendingLineFragment': SpendingLineFragment } } };

export type DetachReceiptMutationVariables = Exact<{
  id: string | number;
  input: SpendingReasonInput;
}>;


export type DetachReceiptMutation = { detachReceipt: { ' $fragmentRefs'?: { 'SpendingLineFragment': SpendingLineFragment } } };

export type AdminCountedViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCountedViewsQuery = { countedViews: Array<{ count: number | null, hasMore: boolean, view: (
      { id: string, room: ViewRoom }
      & { ' $fragmentRefs'?: { 'SavedViewLineFragment': SavedViewLineFragment } }
    ) }> | null };

export type AdminLatelyQueryVariables = Exact<{
  locale: Locale;
}>;


export type AdminLatelyQuery = { lately: Array<{ id: string, at: string, actor: string | null, actorId: string | null, isOwn: boolean, program: string | null, action: TrailAction, kind: TrailKind, count: number | null, entry: DonationEntryKind | null, sum: number | null, version: number | null, recordId: string | null, title: string | null, undoable: Array<{ id: string, recordId: string, version: number | null }> }> | null };

export type AdminWaitingQueryVariables = Exact<{
  locale: Locale;
}>;


export type AdminWaitingQuery = { waiting: Array<{ need: WaitingNeed, room: WaitingRoom, count: number | null, id: string, title: string, excerpt: string | null, since: string | null, endDate: string | null, raised: number | null, goal: number | null }> | null };

export type AdminTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTeamQuery = { team: { members: Array<{ ' $fragmentRefs'?: { 'TeamLineFragment': TeamLineFragment } }>, invitations: Array<{ id: string, name: string, role: Role, createdAt: string, expiresAt: string, invitedBy: string | null }> } | null };

export type TeamLineFragment = { id: string, version: number, name: string, username: string, email: string, role: Role, hasSecondFactor: boolean, seenAt: string | null, openSessions: number, disabledAt: string | null } & { ' $fragmentName'?: 'TeamLineFragment' };

export type InviteToTeamMutationVariables = Exact<{
  input: InvitationInput;
  idempotencyKey: string;
}>;


export type InviteToTeamMutation = { inviteToTeam: { id: string, name: string, token: string } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: string };

export type ChangeRoleMutationVariables = Exact<{
  id: string | number;
  role: Role;
  version?: number | null | undefined;
}>;


export type ChangeRoleMutation = { changeRole: (
    { version: number }
    & { ' $fragmentRefs'?: { 'TeamLineFragment': TeamLineFragment } }
  ) };

export type SetMemberAccessMutationVariables = Exact<{
  id: string | number;
  disabled: boolean;
  version?: number | null | undefined;
}>;


export type SetMemberAccessMutation = { setMemberAccess: (
    { version: number }
    & { ' $fragmentRefs'?: { 'TeamLineFragment': TeamLineFragment } }
  ) };

export type EndMemberSessionsMutationVariables = Exact<{
  id: string | number;
}>;


export type EndMemberSessionsMutation = { endMemberSessions: string };

export type TrailRowFragment = { id: string, at: string, actor: string | null, actorId: string | null, program: string | null, address: string | null, device: string | null, action: TrailAction, kind: TrailKind | null, recordId: string | null, title: string | null, version: number | null, columns: Array<string>, isErased: boolean, changes: Array<{ column: string, before: string | null, after: string | null }>, accounts: Array<{ id: string, name: string }>, records: Array<{ kind: TrailKind, id: string, title: string | null }> } & { ' $fragmentName'?: 'TrailRowFragment' };

export type AdminTrailQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  actor?: string | number | null | undefined;
  kind?: TrailKind | null | undefined;
  record?: string | number | null | undefined;
  action?: TrailAction | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type AdminTrailQuery = { trail: { totalCount: number | null, offset: number | null, previousCursor: string | null, isCut: boolean, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'TrailRowFragment': TrailRowFragment } }
    )>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null };

export type AdminTrailActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTrailActorsQuery = { trailActors: Array<{ id: string, name: string }> | null };

export type PutOldValuesBackMutationVariables = Exact<{
  id: string | number;
  version?: number | null | undefined;
}>;


export type PutOldValuesBackMutation = { putOldValuesBack: { id: string, entry: string | null, version: number | null, leftOut: Array<string> } };

export type SavedViewLineFragment = { id: string, name: string, search: string, chosen: string, opensRoom: boolean, missing: Array<string> } & { ' $fragmentName'?: 'SavedViewLineFragment' };

export type AdminSavedViewsQueryVariables = Exact<{
  room: ViewRoom;
}>;


export type AdminSavedViewsQuery = { savedViews: Array<{ ' $fragmentRefs'?: { 'SavedViewLineFragment': SavedViewLineFragment } }> | null };

export type CreateSavedViewMutationVariables = Exact<{
  input: NewSavedViewInput;
  idempotencyKey: string;
}>;


export type CreateSavedViewMutation = { createSavedView: { id: string } };

export type UpdateSavedViewMutationVariables = Exact<{
  id: string | number;
  input: SavedViewChangeInput;
}>;


export type UpdateSavedViewMutation = { updateSavedView: { ' $fragmentRefs'?: { 'SavedViewLineFragment': SavedViewLineFragment } } };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteSavedViewMutation = { deleteSavedView: string };

export type EventArticleFragment = (
  { id: string, title: string, content: string, date: string | null, startsAt: string | null, endsAt: string | null, venue: string | null, archivedAt: string | null, places: number | null, isFull: boolean | null, imageUrl: string | null, picture: { alt: string | null } | null }
  & { ' $fragmentRefs'?: { 'EventCoverFragment': EventCoverFragment } }
) & { ' $fragmentName'?: 'EventArticleFragment' };

export type EventCoverFragment = { imageUrl: string | null, picture: { alt: string | null, focusX: number | null, focusY: number | null } | null } & { ' $fragmentName'?: 'EventCoverFragment' };

export type GivingCardFragment = (
  { raised: number, goal: number, archivedAt: string | null, startDate: string | null, endDate: string | null }
  & { ' $fragmentRefs'?: { 'ProjectPresetsFragment': ProjectPresetsFragment } }
) & { ' $fragmentName'?: 'GivingCardFragment' };

export type ProjectPresetsFragment = { firstSum: number | null, firstBuysEn: string | null, firstBuysKa: string | null, secondSum: number | null, secondBuysEn: string | null, secondBuysKa: string | null, thirdSum: number | null, thirdBuysEn: string | null, thirdBuysKa: string | null } & { ' $fragmentName'?: 'ProjectPresetsFragment' };

export type ProjectArticleFragment = (
  { id: string, title: string, description: string, imageUrl: string | null }
  & { ' $fragmentRefs'?: { 'ProjectMediaFragment': ProjectMediaFragment;'GivingCardFragment': GivingCardFragment;'ProjectStoryFragment': ProjectStoryFragment } }
) & { ' $fragmentName'?: 'ProjectArticleFragment' };

export type ProjectMediaFragment = (
  { title: string, youtubeUrl: string | null }
  & { ' $fragmentRefs'?: { 'ProjectCoverFragment': ProjectCoverFragment } }
) & { ' $fragmentName'?: 'ProjectMediaFragment' };

export type ProjectCoverFragment = { imageUrl: string | null, picture: { alt: string | null, focusX: number | null, focusY: number | null } | null } & { ' $fragmentName'?: 'ProjectCoverFragment' };

export type ProjectStoryFragment = { startDate: string | null, endDate: string | null, description: string } & { ' $fragmentName'?: 'ProjectStoryFragment' };

export const ProjectTotalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","alias":{"kind":"Name","value":"en"},"name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"ka"},"name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"totalDonated"}}]}}]}}]} as unknown as DocumentNode<ProjectTotalsFragment, unknown>;
export const TotalCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TotalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"growth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<TotalCardFragment, unknown>;
export const BinnedRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BinnedRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"destroyedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<BinnedRecordFragment, unknown>;
export const CharityForFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharityForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"identificationCode"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"silverFrom"}},{"kind":"Field","name":{"kind":"Name","value":"goldenFrom"}},{"kind":"Field","name":{"kind":"Name","value":"platinumFrom"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<CharityForFormFragment, unknown>;
export const DeleteMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DeleteMessageFragment, unknown>;
export const MessageCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenById"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MessageCardFragment, unknown>;
export const DonorLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"lastGiftAt"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearGiven"}}]}}]} as unknown as DocumentNode<DonorLineFragment, unknown>;
export const DonorPairSidesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorPairSides"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"are"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"lastGiftAt"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearGiven"}}]}}]} as unknown as DocumentNode<DonorPairSidesFragment, unknown>;
export const DonorGiftLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorGiftLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorGift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<DonorGiftLineFragment, unknown>;
export const PictureOfEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<PictureOfEventFragment, unknown>;
export const EventForFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureOfEvent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<EventForFormFragment, unknown>;
export const EventLifeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<EventLifeFragment, unknown>;
export const SubscribersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscribers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<SubscribersFragment, unknown>;
export const GiftStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<GiftStateFragment, unknown>;
export const GiftEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProvider"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<GiftEntryFragment, unknown>;
export const GiftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationWithHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProvider"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}}]}}]} as unknown as DocumentNode<GiftFragment, unknown>;
export const GiftRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerDonation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<GiftRowFragment, unknown>;
export const PreviewOfImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewOfImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"notTaken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewOfImportFragment, unknown>;
export const ImportRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"twin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pledge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"meant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"namesakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnedBy"}},{"kind":"Field","name":{"kind":"Name","value":"returns"}}]}}]} as unknown as DocumentNode<ImportRowFragment, unknown>;
export const ImportPreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"dayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"debit"}},{"kind":"Field","name":{"kind":"Name","value":"decimalMark"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remembered"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"twin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pledge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"meant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"namesakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnedBy"}},{"kind":"Field","name":{"kind":"Name","value":"returns"}}]}}]} as unknown as DocumentNode<ImportPreviewFragment, unknown>;
export const DonationImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonationImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"gifts"}},{"kind":"Field","name":{"kind":"Name","value":"sum"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"countingSum"}},{"kind":"Field","name":{"kind":"Name","value":"putRight"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}}]}}]} as unknown as DocumentNode<DonationImportFragment, unknown>;
export const IssueProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"unwritten"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<IssueProgressFragment, unknown>;
export const IssueForFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"unwritten"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<IssueForFormFragment, unknown>;
export const LaunchCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Launch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}},{"kind":"Field","name":{"kind":"Name","value":"launched"}},{"kind":"Field","name":{"kind":"Name","value":"launchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"launchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"needs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSetUp"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}}]}}]}}]}}]} as unknown as DocumentNode<LaunchCardFragment, unknown>;
export const LetterRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"trouble"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"resends"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}}]}}]} as unknown as DocumentNode<LetterRowFragment, unknown>;
export const ReaderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReaderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterReader"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReaderRowFragment, unknown>;
export const KeptPictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isInBin"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<KeptPictureFragment, unknown>;
export const PledgeFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationShown"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"giftStatus"}},{"kind":"Field","name":{"kind":"Name","value":"giftAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giftRefunded"}}]}}]} as unknown as DocumentNode<PledgeFactsFragment, unknown>;
export const DonorsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<DonorsFragment, unknown>;
export const ProjectProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}}]} as unknown as DocumentNode<ProjectProgressFragment, unknown>;
export const ProjectGiftsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}}]} as unknown as DocumentNode<ProjectGiftsFragment, unknown>;
export const PictureOfProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<PictureOfProjectFragment, unknown>;
export const ProjectToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"titleInEnglish"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleInGeorgian"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInEnglish"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInGeorgian"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectGifts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureOfProject"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectToEditFragment, unknown>;
export const ProjectLifeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ProjectLifeFragment, unknown>;
export const ReceiptLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"entryVersion"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<ReceiptLineFragment, unknown>;
export const YearlyStatementsStandFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearlyStatementsStand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearlyStatements"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isSending"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"unreachable"}}]}}]} as unknown as DocumentNode<YearlyStatementsStandFragment, unknown>;
export const DonorStatementLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorStatementLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"giftCount"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAmount"}}]}}]} as unknown as DocumentNode<DonorStatementLineFragment, unknown>;
export const SpendingLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpendingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptPath"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}}]}}]}}]} as unknown as DocumentNode<SpendingLineFragment, unknown>;
export const TeamLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}}]}}]} as unknown as DocumentNode<TeamLineFragment, unknown>;
export const TrailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrailEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}}]}}]} as unknown as DocumentNode<TrailRowFragment, unknown>;
export const SavedViewLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}},{"kind":"Field","name":{"kind":"Name","value":"opensRoom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<SavedViewLineFragment, unknown>;
export const EventCoverFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<EventCoverFragment, unknown>;
export const EventArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<EventArticleFragment, unknown>;
export const ProjectCoverFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectCoverFragment, unknown>;
export const ProjectMediaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}}]} as unknown as DocumentNode<ProjectMediaFragment, unknown>;
export const ProjectPresetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}}]} as unknown as DocumentNode<ProjectPresetsFragment, unknown>;
export const GivingCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectPresets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}}]} as unknown as DocumentNode<GivingCardFragment, unknown>;
export const ProjectStoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ProjectStoryFragment, unknown>;
export const ProjectArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectMedia"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivingCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectStory"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectPresets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ProjectArticleFragment, unknown>;
export const DonorSuggestionsDocument = {"__meta__":{"hash":"21eb5472aa6a2890c1fa31b2ebbf5b2711982b22fb176d5f8bd9ef3560052c26","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonorSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}}]}}]}}]}}]} as unknown as DocumentNode<DonorSuggestionsQuery, DonorSuggestionsQueryVariables>;
export const NewestGiftOfDocument = {"__meta__":{"hash":"a9ba466236e27bb86f4a36cbadc421c7cb6337f802faead1040ba41aad9a7867","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestGiftOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NewestGiftOfQuery, NewestGiftOfQueryVariables>;
export const AnalyticsDocument = {"__meta__":{"hash":"7ceca93166d121133cd404a9c443526eda729c0646ee197bdbcd2908ad4d664b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Analytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"growth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TotalCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectTotals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TotalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"growth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","alias":{"kind":"Name","value":"en"},"name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"ka"},"name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"totalDonated"}}]}}]}}]} as unknown as DocumentNode<AnalyticsQuery, AnalyticsQueryVariables>;
export const AdminBinDocument = {"__meta__":{"hash":"3a7055f996be941aaf3a70bc3a3a4d98789e3f363f7ec6fa59438abb6947665c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedRecordSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedRecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BinnedRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BinnedRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"}},{"kind":"Field","name":{"kind":"Name","value":"destroyedAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<AdminBinQuery, AdminBinQueryVariables>;
export const DestroyInBinDocument = {"__meta__":{"hash":"842ed812071d4e09a8c317916cdc2c7b262c018782859b71bdc43dee495ed016","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DestroyInBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destroyInBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DestroyInBinMutation, DestroyInBinMutationVariables>;
export const RestoreFromBinDocument = {"__meta__":{"hash":"a7eaca14e7810f3a8d47f63ea45577004540347c1ace652def163278dab8e6d0","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreFromBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreFromBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RestoreFromBinMutation, RestoreFromBinMutationVariables>;
export const AdminCharityDocument = {"__meta__":{"hash":"c74abf39cce261aebcf6033f6a764bd68ee56ca222ed9719825a973e7442a924","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCharity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharityForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharityForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"identificationCode"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"silverFrom"}},{"kind":"Field","name":{"kind":"Name","value":"goldenFrom"}},{"kind":"Field","name":{"kind":"Name","value":"platinumFrom"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCharityQuery, AdminCharityQueryVariables>;
export const UpdateCharityDocument = {"__meta__":{"hash":"1820af27fa6933c7cf0ed87f6745e9a188212ee015eb71faff7120b81c8a2ee3","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCharity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CharityChangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCharity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CharityForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CharityForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"identificationCode"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"silverFrom"}},{"kind":"Field","name":{"kind":"Name","value":"goldenFrom"}},{"kind":"Field","name":{"kind":"Name","value":"platinumFrom"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCharityMutation, UpdateCharityMutationVariables>;
export const AdminMessageAnswersDocument = {"__meta__":{"hash":"040567f9a849cd40f111b7150f4a5b2e9ddb64fdd9c7ab5f0a5eccab48d2633b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMessageAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessageAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"letterState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}}]} as unknown as DocumentNode<AdminMessageAnswersQuery, AdminMessageAnswersQueryVariables>;
export const AnswerContactMessageDocument = {"__meta__":{"hash":"5791dbbf4eb02b65cea734d6e40c4eb5d038eef93e3216b952f3adf786a20778","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewContactMessageAnswerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AnswerContactMessageMutation, AnswerContactMessageMutationVariables>;
export const AdminContactsDocument = {"__meta__":{"hash":"e2421af92b1b235b2ec17c687716ec899d85957a2208619e587930694127e71c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"box"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageBox"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"box"},"value":{"kind":"Variable","name":{"kind":"Name","value":"box"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenById"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteMessage"}}]}}]} as unknown as DocumentNode<AdminContactsQuery, AdminContactsQueryVariables>;
export const DeleteContactMessageDocument = {"__meta__":{"hash":"9828da67754067b1973aa30f6142921b0ea39cf076a4850276199680522b3bb1","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>;
export const AdminMessageCountsDocument = {"__meta__":{"hash":"e649199befc112f4a54a04a8fa4c152dedd7412ef39e15e80499199f0f2c7905","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMessageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}}]}}]}}]} as unknown as DocumentNode<AdminMessageCountsQuery, AdminMessageCountsQueryVariables>;
export const AdminMessageDocument = {"__meta__":{"hash":"c55c3dace4f38b14c842727abdf266ddc9780ca03105ac8913b44d4e4b8480d3","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenById"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteMessage"}}]}}]} as unknown as DocumentNode<AdminMessageQuery, AdminMessageQueryVariables>;
export const AdminMessageAssigneesDocument = {"__meta__":{"hash":"cdc43c30ddce9f4138e1fc8bf33ba0c5a1fbc1c22e12be2d2d0e5c5d67a149c0","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMessageAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessageAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminMessageAssigneesQuery, AdminMessageAssigneesQueryVariables>;
export const AdminMessageNotesDocument = {"__meta__":{"hash":"e63daf498cfdf79f2bb04ce2391c80a8c858912e0260bc99b262e6fa29ddaf10","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMessageNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactMessageNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]}}]} as unknown as DocumentNode<AdminMessageNotesQuery, AdminMessageNotesQueryVariables>;
export const UpdateContactMessageDocument = {"__meta__":{"hash":"bbd7047f289cd43fb487b6102d0d1b0556ebcef57ed7426f9ef15db1d4cefa7e","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenById"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}}]}}]}}]} as unknown as DocumentNode<UpdateContactMessageMutation, UpdateContactMessageMutationVariables>;
export const AddContactMessageNoteDocument = {"__meta__":{"hash":"cd0b9b0c74651c746292120442fe3199c2645be2ab30c9c5f3c487567d705f21","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddContactMessageNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewContactMessageNoteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContactMessageNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddContactMessageNoteMutation, AddContactMessageNoteMutationVariables>;
export const RecordDonationDocument = {"__meta__":{"hash":"0343e6c14610775a75524319b38a307648d8832b8f75a86e409f5de630caf940","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordDonation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewDonationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordDonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RecordDonationMutation, RecordDonationMutationVariables>;
export const ProjectAfterGiftDocument = {"__meta__":{"hash":"a9a4ea58a9b092b60204aeb47bf3db17d564dbc54fa42621a179608a31c0aa39","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectAfterGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Donors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<ProjectAfterGiftQuery, ProjectAfterGiftQueryVariables>;
export const AdminDonorDocument = {"__meta__":{"hash":"974270466099941e9bcff57e3aa02002266f1c71de05ee1612189c0cb6b4f85b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDonor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"lastGiftAt"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"thanked"}},{"kind":"Field","name":{"kind":"Name","value":"thankedForAll"}},{"kind":"Field","name":{"kind":"Name","value":"languageTold"}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"given"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mergedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mergedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alike"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorGiftLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"lastGiftAt"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearGiven"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorGiftLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorGift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<AdminDonorQuery, AdminDonorQueryVariables>;
export const AdminDonorPairDocument = {"__meta__":{"hash":"f671886de68706fececc91626e9d1e75ccd13366f460f7ee242ca2bf8f31e184","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDonorPair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorPair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorPairSides"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"lastGiftAt"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearGiven"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorPairSides"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"are"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorLine"}}]}}]}}]} as unknown as DocumentNode<AdminDonorPairQuery, AdminDonorPairQueryVariables>;
export const JudgeDonorsDocument = {"__meta__":{"hash":"5c811a73f8ceca2cd7c868cb8baaafbf6e2d830f4cf7c9959f16ae94bcadd6d7","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JudgeDonors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonorJudgementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"judgeDonors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorPairSides"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"lastGiftAt"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearGiven"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorPairSides"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"are"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorLine"}}]}}]}}]} as unknown as DocumentNode<JudgeDonorsMutation, JudgeDonorsMutationVariables>;
export const SetDonorThanksDocument = {"__meta__":{"hash":"8a85b4b0dfcebf6c40eb09a0663a9bdf5e41e2d0263899e762f29f8834e91ff6","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDonorThanks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thanked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDonorThanks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"thanked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thanked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thanked"}},{"kind":"Field","name":{"kind":"Name","value":"thankedForAll"}}]}}]}}]} as unknown as DocumentNode<SetDonorThanksMutation, SetDonorThanksMutationVariables>;
export const SetDonorLanguageDocument = {"__meta__":{"hash":"ee167c9dcad58e096e8460f030159f178ac704c6857a6cd40248349a0992d316","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDonorLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDonorLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"languageTold"}}]}}]}}]} as unknown as DocumentNode<SetDonorLanguageMutation, SetDonorLanguageMutationVariables>;
export const AddDonorNoteDocument = {"__meta__":{"hash":"e9daec538fc06f133e1a220c1a855699ad177db439f87d6e6b23feacf2d3bde3","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDonorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewDonorNoteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDonorNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddDonorNoteMutation, AddDonorNoteMutationVariables>;
export const AdminDonorsDocument = {"__meta__":{"hash":"7f270d259edae899ed90a3100a07dc38b5695e923f8982d7ba009f5a03c24690","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDonors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DonorSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DonorFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"everybodyCount"}},{"kind":"Field","name":{"kind":"Name","value":"givenByAll"}},{"kind":"Field","name":{"kind":"Name","value":"givenWithoutName"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"otherScript"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymous"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"lastGiftAt"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearGiven"}}]}}]} as unknown as DocumentNode<AdminDonorsQuery, AdminDonorsQueryVariables>;
export const AdminEventDocument = {"__meta__":{"hash":"cd92afcecbd0f05cd4caeb62f4b9e9130cd9243be8403c0ed5c5fac9ba96390c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureOfEvent"}}]}}]} as unknown as DocumentNode<AdminEventQuery, AdminEventQueryVariables>;
export const CreateEventDocument = {"__meta__":{"hash":"1dc445d67d667b9c36aac3591bd7b8657525bb06a1c16ae694ba061103cdc4f3","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureOfEvent"}}]}}]} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = {"__meta__":{"hash":"51e113e8a4ae7b825eeb15c655503889cc48826d99117118bed9d7ca425f1ae7","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureOfEvent"}}]}}]} as unknown as DocumentNode<UpdateEventMutation, UpdateEventMutationVariables>;
export const DeleteEventDocument = {"__meta__":{"hash":"279078e4066cbca567df57160c585efea4dee77176f91718b5c00604bdd4db67","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteEventMutation, DeleteEventMutationVariables>;
export const SetEventStateDocument = {"__meta__":{"hash":"c6d4a11adf5d2e429e56f469840a7acb3f199d96f7d35e94a5d269cadf4f6d51","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEventState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LifeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEventState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventLife"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<SetEventStateMutation, SetEventStateMutationVariables>;
export const MoveEventDocument = {"__meta__":{"hash":"ac1d33a5c893dffed9f21252dfb9c4c5f87d72693cf2fadf9f8b9d4e8dcb47dd","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveEventMutation, MoveEventMutationVariables>;
export const AdminEventsDocument = {"__meta__":{"hash":"9de2b1c4c9df32758f80c71d73655d03750bcdf4637599c279582af1364a1a2b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withSubscribers"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventLife"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withSubscribers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscribers"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscribers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<AdminEventsQuery, AdminEventsQueryVariables>;
export const MoreSubscribersDocument = {"__meta__":{"hash":"295c42ce1a8bc249400b42b0f08cca052c97f4c43053717da0b93ec9a0845b73","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreSubscribers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscribers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscribers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<MoreSubscribersQuery, MoreSubscribersQueryVariables>;
export const SubscribersInStateDocument = {"__meta__":{"hash":"4dbc96e4a14a9ce58cbe48cb45ad3b467dfcfba14f991b51474230de8dea7fa6","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscribersInState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscribers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscribers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"turn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<SubscribersInStateQuery, SubscribersInStateQueryVariables>;
export const GiveSubscriberPlaceDocument = {"__meta__":{"hash":"f4937ad660d9b1737f416e3478b4c9c965a91c93f3b8de6d3c782df7c8951fa6","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveSubscriberPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"beyondLimit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveSubscriberPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"beyondLimit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"beyondLimit"}}}]}]}}]} as unknown as DocumentNode<GiveSubscriberPlaceMutation, GiveSubscriberPlaceMutationVariables>;
export const RemoveSubscriberDocument = {"__meta__":{"hash":"601ab92f683f62fe869f07bac8ed32e6d1aae41a9c8625e355bd586c699a9218","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSubscriber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSubscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveSubscriberMutation, RemoveSubscriberMutationVariables>;
export const RestoreSubscriberDocument = {"__meta__":{"hash":"f4e58d76108883879ea023963da67e986b96cb60b63dc40d30947d84dadc39d8","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSubscriber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSubscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RestoreSubscriberMutation, RestoreSubscriberMutationVariables>;
export const AdminGalleryDocument = {"__meta__":{"hash":"51443de4ab646bcb8a5918a18d798ec95e8fbe294dfbddd04dbff18b6d147ea4","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminGallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLinks"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AdminGalleryQuery, AdminGalleryQueryVariables>;
export const UpdateGalleryDocument = {"__meta__":{"hash":"3e42da954d850025b3071a3d060188833b069770c7728fe6b828b5dc6c0c732f","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGallery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GalleryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGallery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoLinks"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateGalleryMutation, UpdateGalleryMutationVariables>;
export const AdminGiftDocument = {"__meta__":{"hash":"7853ca8032d85b0a4c4685cac95cd2977232cd48284e3b473cc9c786b3ab4751","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProvider"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationWithHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftEntry"}}]}}]}}]} as unknown as DocumentNode<AdminGiftQuery, AdminGiftQueryVariables>;
export const CorrectGiftDocument = {"__meta__":{"hash":"34460de50da880dd3b6c392e609cec8a3f9180d770ef70583582465019c8721b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationCorrectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctDonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProvider"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationWithHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftEntry"}}]}}]}}]} as unknown as DocumentNode<CorrectGiftMutation, CorrectGiftMutationVariables>;
export const RefundGiftDocument = {"__meta__":{"hash":"5cf4de360e770c4302e4689c829812ab50ddd9238df3ecf5430ef1700d739372","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationRefundInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundDonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProvider"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationWithHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftEntry"}}]}}]}}]} as unknown as DocumentNode<RefundGiftMutation, RefundGiftMutationVariables>;
export const VoidGiftDocument = {"__meta__":{"hash":"fc14771b92b037cce3d19fc5638bc4771955ad0ca9284427047749b1e72b31e8","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationReasonInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidDonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProvider"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationWithHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftEntry"}}]}}]}}]} as unknown as DocumentNode<VoidGiftMutation, VoidGiftMutationVariables>;
export const RestoreGiftDocument = {"__meta__":{"hash":"7974b31c90d0486b92ea34b4b7db476c7f3c15cf571380c0b10a274477276b34","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationReasonInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gift"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"byProvider"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gift"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationWithHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donorId"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"importedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftEntry"}}]}}]}}]} as unknown as DocumentNode<RestoreGiftMutation, RestoreGiftMutationVariables>;
export const AdminGiftsDocument = {"__meta__":{"hash":"08ef6c019fa0e04850b0782e6bd8e1fa3ae672f44fd21bd47ed9bbb1c11481f7","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminGifts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"project"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationMethod"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"project"},"value":{"kind":"Variable","name":{"kind":"Name","value":"project"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerDonation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<AdminGiftsQuery, AdminGiftsQueryVariables>;
export const KnownReferenceDocument = {"__meta__":{"hash":"b1e49a8b7df3cf9947109165b7eb0f63511569c4a373dcf0eb6764fd1a2601db","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownReference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"sameReference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}}]}}]} as unknown as DocumentNode<KnownReferenceQuery, KnownReferenceQueryVariables>;
export const DonorNamesakesDocument = {"__meta__":{"hash":"47f3355af948b904312bf74a731963d0578fb0e7ee20e50f2dd5525d0c582025","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonorNamesakes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorNamesakes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}}]}}]}}]} as unknown as DocumentNode<DonorNamesakesQuery, DonorNamesakesQueryVariables>;
export const ProjectChoiceDocument = {"__meta__":{"hash":"b6a1443b378c78ea056782ba78ddf137663d6cb7a8e3fdaae1a831f032ea2d09","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"title"}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}}]}}]} as unknown as DocumentNode<ProjectChoiceQuery, ProjectChoiceQueryVariables>;
export const PreviewProjectsImportDocument = {"__meta__":{"hash":"3f5b52b3344b063115653bedb04a881a2e01acd4cc5d3a7ebcf9280b773cfbbd","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewProjectsImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewProjectsImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewOfImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewOfImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"notTaken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewProjectsImportMutation, PreviewProjectsImportMutationVariables>;
export const PreviewEventsImportDocument = {"__meta__":{"hash":"b8b22a5209d8bcb5b0b524a63154d2f4bf53c302f298dfdf0355be8f3d9ac0d8","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewEventsImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewEventsImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewOfImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewOfImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"notTaken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewEventsImportMutation, PreviewEventsImportMutationVariables>;
export const ImportProjectsDocument = {"__meta__":{"hash":"5fae1735eea63b3f3fcd77eeed4cabfcb15b39de147aa9c4f64bdf777715c4c5","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<ImportProjectsMutation, ImportProjectsMutationVariables>;
export const ImportEventsDocument = {"__meta__":{"hash":"8c3fcb4696e5c2e177a1eba7f59316017f7785c9f88813c60b0f3f049798cfe6","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<ImportEventsMutation, ImportEventsMutationVariables>;
export const PreviewDonationImportDocument = {"__meta__":{"hash":"98238170eb9fa96bfab835179bff14137337fe7b0a081f7d100150b07832e288","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewDonationImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImportPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewDonationImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPreview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"twin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"pledge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"meant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"namesakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"donationCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnedBy"}},{"kind":"Field","name":{"kind":"Name","value":"returns"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"dayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"debit"}},{"kind":"Field","name":{"kind":"Name","value":"decimalMark"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"payer"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remembered"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}}]}}]} as unknown as DocumentNode<PreviewDonationImportMutation, PreviewDonationImportMutationVariables>;
export const ImportDonationsDocument = {"__meta__":{"hash":"844e4cf191cbf2948da14c6fa8bc0670b3266855cff7b188e007a219c801152e","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportDonations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewDonationImportInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importDonations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonationImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonationImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"gifts"}},{"kind":"Field","name":{"kind":"Name","value":"sum"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"countingSum"}},{"kind":"Field","name":{"kind":"Name","value":"putRight"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}}]}}]} as unknown as DocumentNode<ImportDonationsMutation, ImportDonationsMutationVariables>;
export const VoidDonationImportDocument = {"__meta__":{"hash":"c804a2d9e77007df874dd3c0dc368aaf1aa6ca5b88ef266e70b23653eb2f6b2d","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidDonationImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImportVoidInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidDonationImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonationImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonationImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"gifts"}},{"kind":"Field","name":{"kind":"Name","value":"sum"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"countingSum"}},{"kind":"Field","name":{"kind":"Name","value":"putRight"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}}]}}]} as unknown as DocumentNode<VoidDonationImportMutation, VoidDonationImportMutationVariables>;
export const DonationImportsDocument = {"__meta__":{"hash":"2e9c1843fb45a821c1dca4bfaab2f34b577798a18dd5e8a4e317ec291e764602","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonationImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonationImport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonationImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"gifts"}},{"kind":"Field","name":{"kind":"Name","value":"sum"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"countingSum"}},{"kind":"Field","name":{"kind":"Name","value":"putRight"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}}]}}]} as unknown as DocumentNode<DonationImportsQuery, DonationImportsQueryVariables>;
export const AdminIssuesDocument = {"__meta__":{"hash":"e2973bc69d4c09e418e2f48932a65c473fb365b8adcc21a64261f9fead0dae30","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminIssues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssueSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssueFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueProgress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"unwritten"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<AdminIssuesQuery, AdminIssuesQueryVariables>;
export const AdminIssueDocument = {"__meta__":{"hash":"63588eeac61e67dd156c4c4b39c416758afd07fb0a2b0e5cc46aa129e1ee3012","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"unwritten"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueProgress"}}]}}]} as unknown as DocumentNode<AdminIssueQuery, AdminIssueQueryVariables>;
export const AdminIssueProgressDocument = {"__meta__":{"hash":"10d0c0f37df363a55b5c269b46f90d3f3fb7b06c5a8bfb3e2fbf5d11d8719cc7","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminIssueProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"unwritten"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<AdminIssueProgressQuery, AdminIssueProgressQueryVariables>;
export const IssueReadersDocument = {"__meta__":{"hash":"9419b3a4f30e510bf63bbea115392034a6559ff4c50ba26bd030e833f27497dd","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssueReaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueReaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}}]}}]}}]} as unknown as DocumentNode<IssueReadersQuery, IssueReadersQueryVariables>;
export const IssuePreviewsDocument = {"__meta__":{"hash":"87eb6022aabe7eb9b56e7c1322adf2787c1d444f792f3a582c7a8d645819222a","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuePreviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuePreviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<IssuePreviewsQuery, IssuePreviewsQueryVariables>;
export const CreateNewsletterIssueDocument = {"__meta__":{"hash":"fedcd83bbd4a76ea6f8ed6d352a2954d589d8532f70e92d8e544cf981ef2db3a","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNewsletterIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewNewsletterIssueInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewsletterIssue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"unwritten"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueProgress"}}]}}]} as unknown as DocumentNode<CreateNewsletterIssueMutation, CreateNewsletterIssueMutationVariables>;
export const UpdateNewsletterIssueDocument = {"__meta__":{"hash":"00e58af24cb32cac3c65d25ee7745918a8f37ee67ce00718fb6970e52e6184be","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNewsletterIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssueChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNewsletterIssue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueForForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"unwritten"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueForForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueProgress"}}]}}]} as unknown as DocumentNode<UpdateNewsletterIssueMutation, UpdateNewsletterIssueMutationVariables>;
export const DeleteNewsletterIssueDocument = {"__meta__":{"hash":"7e749a5ac9e775247d2a82f291804afab3f666ac5c262e1d12160dce607aff15","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNewsletterIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNewsletterIssue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNewsletterIssueMutation, DeleteNewsletterIssueMutationVariables>;
export const SetNewsletterIssueStateDocument = {"__meta__":{"hash":"8dbd9b28a5ace13de35d98e21049b0a27dbec4ecc8b4092b7c35de61b3b23592","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNewsletterIssueState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueStateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNewsletterIssueState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssueProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssueProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterIssue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"unwritten"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]} as unknown as DocumentNode<SetNewsletterIssueStateMutation, SetNewsletterIssueStateMutationVariables>;
export const SetNewsletterIssueOnSiteDocument = {"__meta__":{"hash":"5c26c9b2377834cfce2b5e41bca45cbdfd5ce4a4b2d03b75a8901b052d44fc39","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNewsletterIssueOnSite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onSite"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNewsletterIssueOnSite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"onSite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onSite"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"offSiteAt"}}]}}]}}]} as unknown as DocumentNode<SetNewsletterIssueOnSiteMutation, SetNewsletterIssueOnSiteMutationVariables>;
export const TryNewsletterIssueDocument = {"__meta__":{"hash":"948e71decba6609ca9f62232f56da9f07df7186ab2795d70b8f4f5472e0fd87f","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryNewsletterIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tryNewsletterIssue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<TryNewsletterIssueMutation, TryNewsletterIssueMutationVariables>;
export const IssueSwitchesDocument = {"__meta__":{"hash":"05eace5317347b3c93145ebe868a6f9087b5b7294d53a058cd0b6c38bdef113a","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssueSwitches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"}}]}}]}}]} as unknown as DocumentNode<IssueSwitchesQuery, IssueSwitchesQueryVariables>;
export const AdminLaunchesDocument = {"__meta__":{"hash":"680414d8a05af476a8ca5f779880ae3ef895bf774b5e54597ab920db6830c46f","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLaunches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Launch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}},{"kind":"Field","name":{"kind":"Name","value":"launched"}},{"kind":"Field","name":{"kind":"Name","value":"launchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"launchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"needs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSetUp"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AdminLaunchesQuery, AdminLaunchesQueryVariables>;
export const SetLaunchDocument = {"__meta__":{"hash":"e854baeb206998ab2a049abcf2c32acc2811118cbb02bb9ba7452fff30a48aba","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLaunch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"feature"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Launchable"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"launched"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLaunch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"feature"},"value":{"kind":"Variable","name":{"kind":"Name","value":"feature"}}},{"kind":"Argument","name":{"kind":"Name","value":"launched"},"value":{"kind":"Variable","name":{"kind":"Name","value":"launched"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Launch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}},{"kind":"Field","name":{"kind":"Name","value":"launched"}},{"kind":"Field","name":{"kind":"Name","value":"launchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"launchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"needs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSetUp"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SetLaunchMutation, SetLaunchMutationVariables>;
export const AdminLettersDocument = {"__meta__":{"hash":"c08627e55ccc66b0d22f3e0f9fa0fc48af1386cf21e383c2fe3457a9525d015b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"issue"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"issue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"issue"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"trouble"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"resends"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}}]}}]} as unknown as DocumentNode<AdminLettersQuery, AdminLettersQueryVariables>;
export const IssuesWithLettersDocument = {"__meta__":{"hash":"d469745d99c464a16b9ef86e1cc622258f48a278a771ed2b355b03eda8b7cbc9","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuesWithLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<IssuesWithLettersQuery, IssuesWithLettersQueryVariables>;
export const LetterPreviewsDocument = {"__meta__":{"hash":"867aee94f007456f495fe9404d026de5a83b52e84bf0fca146ac626fe3c80bcd","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterPreviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterPreviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<LetterPreviewsQuery, LetterPreviewsQueryVariables>;
export const LetterExamplesDocument = {"__meta__":{"hash":"15c61804dd517ba9293cae61c19f32c72d1d2d26f36cb8d1c8aecbb87cc9a821","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterExamples"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterExamples"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<LetterExamplesQuery, LetterExamplesQueryVariables>;
export const LetterSettingsDocument = {"__meta__":{"hash":"c04d4c95fb4eb1cd27abf1e65cd2baad336489d4f556a05619526f9031bd206e","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"perMinute"}}]}}]}}]} as unknown as DocumentNode<LetterSettingsQuery, LetterSettingsQueryVariables>;
export const SendLetterAgainDocument = {"__meta__":{"hash":"5a7cc3ab1a119570cdf44f7a396b059ec5dd712db77da81ae250a279b7cab52d","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendLetterAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendLetterAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"trouble"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"resends"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}}]}}]} as unknown as DocumentNode<SendLetterAgainMutation, SendLetterAgainMutationVariables>;
export const DismissLetterDocument = {"__meta__":{"hash":"da7b2f7721cfdaf38e69c6038d23204d37584df5bddeb1b87e10a9f336d417a9","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"trouble"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"resends"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}}]}}]} as unknown as DocumentNode<DismissLetterMutation, DismissLetterMutationVariables>;
export const RecallLetterDocument = {"__meta__":{"hash":"afb449ec5157e421976a007d1f8aa9f03077438bb029a47bfd6896f63abfe620","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecallLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recallLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"trouble"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"resends"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}}]}}]} as unknown as DocumentNode<RecallLetterMutation, RecallLetterMutationVariables>;
export const KeptLettersDocument = {"__meta__":{"hash":"26cd3c6819752a4e59781c7ab66a0a511fcf277432b60276990b3f99e9d439b3","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptLetters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"unsent"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<KeptLettersQuery, KeptLettersQueryVariables>;
export const SendLettersAgainDocument = {"__meta__":{"hash":"d1442d7465c1ef93dd65bcac6197269579dfbb1ef9ef2dd69f19c44bcfcef90b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendLettersAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendLettersAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SendLettersAgainMutation, SendLettersAgainMutationVariables>;
export const DismissLettersDocument = {"__meta__":{"hash":"beb1634644ac0578163206eac7266b7d1814720b44f31b98793dcacc0942c1a1","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DismissLettersMutation, DismissLettersMutationVariables>;
export const RecallLettersDocument = {"__meta__":{"hash":"9a086e96d3486d18e0ec3af98b7e616acde10746a0370f09011f861cbdcf93de","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecallLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recallLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RecallLettersMutation, RecallLettersMutationVariables>;
export const SetProjectStatesDocument = {"__meta__":{"hash":"6fc808e455fe50ae2ecc453595c7b3270a72730b1547f9b9705629f594cc5ec6","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProjectStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LifeOfOneInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProjectStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SetProjectStatesMutation, SetProjectStatesMutationVariables>;
export const DeleteProjectsDocument = {"__meta__":{"hash":"f3d545617c96dbcdffee167f1a6859df62121e74ecaa87b320f72aa0f0dd07ce","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DeleteProjectsMutation, DeleteProjectsMutationVariables>;
export const SetEventStatesDocument = {"__meta__":{"hash":"1c48ec125cc00c5a863a95a11f41a34ba8e64377c77c1e0ffba12fe3de1b9960","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEventStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LifeOfOneInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEventStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SetEventStatesMutation, SetEventStatesMutationVariables>;
export const DeleteEventsDocument = {"__meta__":{"hash":"a15d69f77f4d8f1abd516940b570130f79c61cfbf750fc42fd862a06e102abd7","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DeleteEventsMutation, DeleteEventsMutationVariables>;
export const UpdateContactMessagesDocument = {"__meta__":{"hash":"4ac633dafea19d8a439b18ff25018e0bc63008aa123fb2e85f6c0849e2f143f9","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOfContactMessageInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateContactMessagesMutation, UpdateContactMessagesMutationVariables>;
export const DeleteContactMessagesDocument = {"__meta__":{"hash":"b6896aa2556103c806f49f278bfb8daa614d4378963b604d264ea90617d253ca","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DeleteContactMessagesMutation, DeleteContactMessagesMutationVariables>;
export const RestoreAllFromBinDocument = {"__meta__":{"hash":"555a12da7e8369b81868b9fdcc381737d3cc960e13035617fa1db53bd0d739d1","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreAllFromBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreAllFromBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RestoreAllFromBinMutation, RestoreAllFromBinMutationVariables>;
export const UnsubscribeReadersDocument = {"__meta__":{"hash":"d87602588424ab829604e9caea7cb29c5d365634758541cb59bc81b71b95371e","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeReaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeReaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeReadersMutation, UnsubscribeReadersMutationVariables>;
export const ResubscribeReadersDocument = {"__meta__":{"hash":"6636471f9f3d8f8e988a76806a51ebd00175fb0a87f8c08e343f4e8b5c2b9984","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubscribeReaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resubscribeReaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ResubscribeReadersMutation, ResubscribeReadersMutationVariables>;
export const AdminReadersDocument = {"__meta__":{"hash":"7626f1e286266c833accf436e830432c020eaf75225af9e277f1179ac1e53a45","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterReaderSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterReaderFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterReaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReaderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReaderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterReader"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdminReadersQuery, AdminReadersQueryVariables>;
export const UnsubscribeReaderDocument = {"__meta__":{"hash":"32132b59196208fb28b491bf2d68314e765ad8e899c56bd1fe0acc435a872cf9","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeReader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeReader"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UnsubscribeReaderMutation, UnsubscribeReaderMutationVariables>;
export const ResubscribeReaderDocument = {"__meta__":{"hash":"9eda1f7c1c4a33bc11e09ee6ed63c1a2fac578407d41fbe6a57fee3548fa116c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubscribeReader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resubscribeReader"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResubscribeReaderMutation, ResubscribeReaderMutationVariables>;
export const RemovedReadersDocument = {"__meta__":{"hash":"b8f73baae25d894405d44fab353cc634dc6ee31708d2e1f2e06fb10d0bad9d1b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemovedReaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedReaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<RemovedReadersQuery, RemovedReadersQueryVariables>;
export const UploadTargetDocument = {"__meta__":{"hash":"b94e32e8c30d262dab3181d8d3729cfd4a157d534074c97dd096a0df1527b70b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}}]}}]}}]} as unknown as DocumentNode<UploadTargetQuery, UploadTargetQueryVariables>;
export const AdminPicturesDocument = {"__meta__":{"hash":"2193f087818c865ef8052743d17719eabcc0483d8ef3474fc2180b38c0eb9c86","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PictureSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PictureFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptPicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isInBin"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminPicturesQuery, AdminPicturesQueryVariables>;
export const AdminPictureDocument = {"__meta__":{"hash":"b0edef155035b946649cac3f460e0451209938c7857d9ec7d227e6b3cb1ba01a","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isInBin"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminPictureQuery, AdminPictureQueryVariables>;
export const UpdatePictureDocument = {"__meta__":{"hash":"2bed490fb1cc9ad47120fae42d668db294d1a482f7bcefac7694d9db44b1413a","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PictureChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isInBin"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePictureMutation, UpdatePictureMutationVariables>;
export const DeletePictureDocument = {"__meta__":{"hash":"643b57db9516f89c9551478ec6414fbe2e5b7fb480b6b59a4da4e2ef1146a311","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePictureMutation, DeletePictureMutationVariables>;
export const AdminPledgesDocument = {"__meta__":{"hash":"de10f2312352bc6108626a0314128378c9cae3329e96cf2b37d4b7f6006d607a","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPledges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PledgeSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PledgeFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pledges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgeFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationShown"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"giftStatus"}},{"kind":"Field","name":{"kind":"Name","value":"giftAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giftRefunded"}}]}}]} as unknown as DocumentNode<AdminPledgesQuery, AdminPledgesQueryVariables>;
export const AdminPledgeDocument = {"__meta__":{"hash":"a95f6ec4b20d1e163991fc36f43821128bb4e53271d842d0ae6d537bd372d960","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPledge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pledge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationShown"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"giftStatus"}},{"kind":"Field","name":{"kind":"Name","value":"giftAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giftRefunded"}}]}}]} as unknown as DocumentNode<AdminPledgeQuery, AdminPledgeQueryVariables>;
export const PledgeOfGiftDocument = {"__meta__":{"hash":"b5ebe142f84e27c09c01107823c1aa32042cab36947e27b134af20b26afe9b85","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PledgeOfGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationPledges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"donationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<PledgeOfGiftQuery, PledgeOfGiftQueryVariables>;
export const ConfirmPledgeDocument = {"__meta__":{"hash":"13ef53c874a6d80e1ef526047f2385da93cc7570c29fcc90deeaebf1b936e01e","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPledge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PledgeArrivalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPledge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationShown"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"giftStatus"}},{"kind":"Field","name":{"kind":"Name","value":"giftAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giftRefunded"}}]}}]} as unknown as DocumentNode<ConfirmPledgeMutation, ConfirmPledgeMutationVariables>;
export const RefusePledgeDocument = {"__meta__":{"hash":"89cdb8b63075756f03da3338b3a374d275c6a5f56a96b7f91f9cedd0e321ff8c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefusePledge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PledgeReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusePledge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationShown"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"giftStatus"}},{"kind":"Field","name":{"kind":"Name","value":"giftAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giftRefunded"}}]}}]} as unknown as DocumentNode<RefusePledgeMutation, RefusePledgeMutationVariables>;
export const AwaitPledgeDocument = {"__meta__":{"hash":"d79142952aaa51d94e1fa1db49d19304d6e7b58443e9a049bfd9d83a4bc7d7bd","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AwaitPledge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PledgeReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitPledge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationShown"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"giftStatus"}},{"kind":"Field","name":{"kind":"Name","value":"giftAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giftRefunded"}}]}}]} as unknown as DocumentNode<AwaitPledgeMutation, AwaitPledgeMutationVariables>;
export const EndMonthlyGiftDocument = {"__meta__":{"hash":"6a4de3fa06a5148cfab9ada9c20c7dc034aa68bab0fd11a795b1cc1c0939a8fe","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMonthlyGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PledgeReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMonthlyGift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PledgeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PledgeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pledge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationKind"}},{"kind":"Field","name":{"kind":"Name","value":"dedication"}},{"kind":"Field","name":{"kind":"Name","value":"dedicationShown"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyState"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"chargedSinceAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cameInstead"}},{"kind":"Field","name":{"kind":"Name","value":"cameBeside"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"giftStatus"}},{"kind":"Field","name":{"kind":"Name","value":"giftAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giftRefunded"}}]}}]} as unknown as DocumentNode<EndMonthlyGiftMutation, EndMonthlyGiftMutationVariables>;
export const ProjectPreviewDocument = {"__meta__":{"hash":"03c6bc266acc1582368b3d5b6555160d0fc45b3feed19e690c0901f36aad03d8","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectMedia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectPresets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectPresets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectMedia"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivingCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectStory"}}]}}]} as unknown as DocumentNode<ProjectPreviewQuery, ProjectPreviewQueryVariables>;
export const EventPreviewDocument = {"__meta__":{"hash":"1ec24eabeed038c16448bcdb9a66268bca9c0a517d118841924f65734a2371c3","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCover"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCover"}}]}}]} as unknown as DocumentNode<EventPreviewQuery, EventPreviewQueryVariables>;
export const ProjectSoFarDocument = {"__meta__":{"hash":"e74205b3a5152ed9e690b0fa86d3b70c24e4031a6641b80d09c15ce1c8adf345","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectSoFar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]}}]} as unknown as DocumentNode<ProjectSoFarQuery, ProjectSoFarQueryVariables>;
export const EventSoFarDocument = {"__meta__":{"hash":"09e462ccdb203d6bb6447f7c7c1a286ab005a5ec8aa4ba81519d36d72a00743d","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventSoFar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]}}]} as unknown as DocumentNode<EventSoFarQuery, EventSoFarQueryVariables>;
export const FindPersonalDataDocument = {"__meta__":{"hash":"6bf7d5f1d22428c557368e273adfb5a9635a8595ce4e6246c4751794b9b050e0","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindPersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findPersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"otherAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<FindPersonalDataMutation, FindPersonalDataMutationVariables>;
export const ExportPersonalDataDocument = {"__meta__":{"hash":"721cb37af73fc7b80a21f534aeb2796bd9f87081b0afce41a3b2d65ff592fc06","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]} as unknown as DocumentNode<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>;
export const ErasePersonalDataDocument = {"__meta__":{"hash":"8706ed04e0334774d4e8065afa7a31e07c1d9b58cdd12a386ff391d2c1d4709c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const DeleteProjectDocument = {"__meta__":{"hash":"91a676219d292267fbb598be7968bba9504a45aa75c21f89bd89c1d9161c5a37","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const MoreDonorsDocument = {"__meta__":{"hash":"366e584daa732fd2bfbc764a2b8003ab25ba5126cdfbaf0a7b2f15d1407637af","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreDonors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Donors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<MoreDonorsQuery, MoreDonorsQueryVariables>;
export const AdminProjectDocument = {"__meta__":{"hash":"a52b6293b40af432df6b1a871115d0f1b707d5ad5020938790495211157a33f4","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"titleInEnglish"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleInGeorgian"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInEnglish"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInGeorgian"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectGifts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureOfProject"}}]}}]} as unknown as DocumentNode<AdminProjectQuery, AdminProjectQueryVariables>;
export const CreateProjectDocument = {"__meta__":{"hash":"e4d291d2d28a6fa2e18089c60b527bbf1b02c8eef688576b7327ab934522f298","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewProjectInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"titleInEnglish"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleInGeorgian"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInEnglish"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInGeorgian"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectGifts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureOfProject"}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const UpdateProjectDocument = {"__meta__":{"hash":"c0b370b246284f99c2c0c93d22014b70d3f1fdc66e85b6e3ae617fa70eb7b6eb","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectGifts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureOfProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"altInEnglish"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"altInGeorgian"},"name":{"kind":"Name","value":"alt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"titleInEnglish"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"titleInGeorgian"},"name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInEnglish"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"en"}}]},{"kind":"Field","alias":{"kind":"Name","value":"descriptionInGeorgian"},"name":{"kind":"Name","value":"description"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ka"}}]},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"firstSum"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"firstBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"secondSum"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"secondBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"thirdSum"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysEn"}},{"kind":"Field","name":{"kind":"Name","value":"thirdBuysKa"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectGifts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureOfProject"}}]}}]} as unknown as DocumentNode<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const SetProjectStateDocument = {"__meta__":{"hash":"4416b10fb73e4588ce841864ef3c49a866ce42d08840e20b04b834ac2075e5ca","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProjectState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LifeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProjectState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectLife"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<SetProjectStateMutation, SetProjectStateMutationVariables>;
export const MoveProjectDocument = {"__meta__":{"hash":"92dbb1c2e23ef481a9a463062afa61bb70638f12ad1cc0d0756731bd9868df39","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveProjectMutation, MoveProjectMutationVariables>;
export const AdminProjectsDocument = {"__meta__":{"hash":"78dc027995a1955f7a71eb275e77c41855f0b31bd0d5266cca3b00c67460c41c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withGifts"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectLife"}},{"kind":"Field","name":{"kind":"Name","value":"missingIn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectProgress"}},{"kind":"Field","name":{"kind":"Name","value":"donations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withGifts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Donors"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectLife"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Donors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anonymous"}},{"kind":"Field","name":{"kind":"Name","value":"donor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedDonor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"donorCount"}},{"kind":"Field","name":{"kind":"Name","value":"unsignedCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<AdminProjectsQuery, AdminProjectsQueryVariables>;
export const AdminReceiptsDocument = {"__meta__":{"hash":"6fd31de9398b72526a3777e99a5a9d10a54faf76be9c79f70d4fcb20caf3117b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiptSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiptFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"entryVersion"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<AdminReceiptsQuery, AdminReceiptsQueryVariables>;
export const ReceiptsOfGiftDocument = {"__meta__":{"hash":"355a68b6e16df999c2beb561d139e4b3819e0b5fffbacb27c822426a93683845","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptsOfGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donationReceipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"donationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"entryVersion"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<ReceiptsOfGiftQuery, ReceiptsOfGiftQueryVariables>;
export const IssueReceiptDocument = {"__meta__":{"hash":"c38a614dd480d9e81cc4c55863bcbffd7228373b7e020e77a39f883b8c9b5bbd","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"donationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"entry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"entryVersion"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<IssueReceiptMutation, IssueReceiptMutationVariables>;
export const ReplaceReceiptDocument = {"__meta__":{"hash":"5c8bae4953cdddeb7dc116332926071b0eace05cfeb002decc5f5c270b8df177","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"entryVersion"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<ReplaceReceiptMutation, ReplaceReceiptMutationVariables>;
export const SendReceiptDocument = {"__meta__":{"hash":"946c3732c8169831dbba999c8bff97e8b3f74d3b68b23e6a0d85f2ffa06bf0d2","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"donationId"}},{"kind":"Field","name":{"kind":"Name","value":"entryVersion"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"donorName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"replacedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isVoid"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"donorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<SendReceiptMutation, SendReceiptMutationVariables>;
export const AdminStatementsDocument = {"__meta__":{"hash":"189fe869a84ca36c3e53d98011fe800a7e345403aa9883b052f7a41c785096af","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStatements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearlyStatementsStand"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearlyStatementsStand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearlyStatements"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isSending"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"unreachable"}}]}}]} as unknown as DocumentNode<AdminStatementsQuery, AdminStatementsQueryVariables>;
export const StatementPreviewsDocument = {"__meta__":{"hash":"171096970776a82d75f87e05d4165318a09dce3f16ae6e1323ff3f8da5acaa96","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementPreviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statementPreviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<StatementPreviewsQuery, StatementPreviewsQueryVariables>;
export const StatementSwitchesDocument = {"__meta__":{"hash":"5f945d26f99873bdcad76e6fb79b0413a443a5ace7836dd6202b3b5bb36dd0d6","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementSwitches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"giving"}}]}}]}}]} as unknown as DocumentNode<StatementSwitchesQuery, StatementSwitchesQueryVariables>;
export const AdminDonorStatementsDocument = {"__meta__":{"hash":"4d8170631d6bfbfb8ea80badfdb78b8f650ffaa540bef10b657c7c3af803726c","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDonorStatements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"donorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donorStatements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"donorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"donorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorStatementLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorStatementLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"giftCount"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAmount"}}]}}]} as unknown as DocumentNode<AdminDonorStatementsQuery, AdminDonorStatementsQueryVariables>;
export const SetStatementsSendingDocument = {"__meta__":{"hash":"805f2c19214e8f75c873dd6efabcebd0fc9174d63b60b44628804d886671a33d","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStatementsSending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStatementsSending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"sending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearlyStatementsStand"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearlyStatementsStand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearlyStatements"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"isSending"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"unreachable"}}]}}]} as unknown as DocumentNode<SetStatementsSendingMutation, SetStatementsSendingMutationVariables>;
export const SendStatementDocument = {"__meta__":{"hash":"3ab70b2b177f091d554fbb436622f91cc15d264c4c70a6d290a208935fe72fa9","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonorStatementLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonorStatementLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonorStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"giftCount"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAmount"}}]}}]} as unknown as DocumentNode<SendStatementMutation, SendStatementMutationVariables>;
export const SearchEverythingDocument = {"__meta__":{"hash":"ff50e625f48a7b8df04063140a7611031604a034440c3fd5d229884e714b2408","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchEverything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"found"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]} as unknown as DocumentNode<SearchEverythingQuery, SearchEverythingQueryVariables>;
export const AdminSpendingsDocument = {"__meta__":{"hash":"5d69e0f6d23eabcd4205b72aef8cb93e867971b8c1075bb47ce9ed3f4cfff68a","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSpendings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SpendingSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Direction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SpendingFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spendings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpendingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptPath"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}}]}}]}}]} as unknown as DocumentNode<AdminSpendingsQuery, AdminSpendingsQueryVariables>;
export const SpendingHistoryDocument = {"__meta__":{"hash":"2592a88f14c7cf8abbf25064ac4a628e47d29119493365bb41781010c5e8487f","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpendingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spendingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ka"}}]}}]}}]}}]} as unknown as DocumentNode<SpendingHistoryQuery, SpendingHistoryQueryVariables>;
export const CreateSpendingDocument = {"__meta__":{"hash":"33a7a37f803aaf49040145dc1978a5cbe5ae45fa49306be01d745d2f49cbe0f7","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSpending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewSpendingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSpending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpendingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptPath"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSpendingMutation, CreateSpendingMutationVariables>;
export const CorrectSpendingDocument = {"__meta__":{"hash":"ec2faa8e7abadb67452d465b780ed08742df8040fd81ba62afffe325026349e4","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectSpending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpendingChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctSpending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpendingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptPath"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}}]}}]}}]} as unknown as DocumentNode<CorrectSpendingMutation, CorrectSpendingMutationVariables>;
export const VoidSpendingDocument = {"__meta__":{"hash":"c0524479feab85bc243e10d4b32a81833ca80cc5a085fe18938066061e8693ad","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidSpending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpendingReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidSpending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpendingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptPath"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}}]}}]}}]} as unknown as DocumentNode<VoidSpendingMutation, VoidSpendingMutationVariables>;
export const DetachReceiptDocument = {"__meta__":{"hash":"b378ff346a798129c7e729d77f2aa445b4b84cb73ef50556aae2b21667c3728b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DetachReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpendingReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detachReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpendingLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpendingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"spentOn"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptPath"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ka"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}}]}}]}}]} as unknown as DocumentNode<DetachReceiptMutation, DetachReceiptMutationVariables>;
export const AdminCountedViewsDocument = {"__meta__":{"hash":"132aae574f8615431d258c69727d5f7285e717884ab6dc14b30916c4e99c408f","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCountedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}},{"kind":"Field","name":{"kind":"Name","value":"opensRoom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<AdminCountedViewsQuery, AdminCountedViewsQueryVariables>;
export const AdminLatelyDocument = {"__meta__":{"hash":"1926696f07846ea8ec2bef832fa9c1f5c30b9c66ffeba3bfe6060b4ad33efecf","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLately"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lately"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"sum"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}}]}}]} as unknown as DocumentNode<AdminLatelyQuery, AdminLatelyQueryVariables>;
export const AdminWaitingDocument = {"__meta__":{"hash":"48304b33959024ef822c2317f90292b90c5b32625e19a2670cb106599bd00310","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}}]}}]}}]} as unknown as DocumentNode<AdminWaitingQuery, AdminWaitingQueryVariables>;
export const AdminTeamDocument = {"__meta__":{"hash":"acbdccff7080e8d940a6b5f061f4281fb42ec0436043629db180da614c8ca8a5","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}}]}}]} as unknown as DocumentNode<AdminTeamQuery, AdminTeamQueryVariables>;
export const InviteToTeamDocument = {"__meta__":{"hash":"ac5c8f7baa88842093245d9bd4cbdf61e4d2d82401aa075f965a88fbc3c8436e","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteToTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteToTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<InviteToTeamMutation, InviteToTeamMutationVariables>;
export const WithdrawInvitationDocument = {"__meta__":{"hash":"0593a41c703a00a8c59036d4dda17f3182013da5ec977a21fa87420f4f0870a8","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const ChangeRoleDocument = {"__meta__":{"hash":"26fce1cedea1a63252cf012331283193113b643cad43f4796740691cf00e0aa2","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}}]}}]} as unknown as DocumentNode<ChangeRoleMutation, ChangeRoleMutationVariables>;
export const SetMemberAccessDocument = {"__meta__":{"hash":"157c92d853aa74938cfe43d636314c06bcb40e35cddbedbef5f5dc85fde81a6d","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemberAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMemberAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"disabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"disabled"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}}]}}]} as unknown as DocumentNode<SetMemberAccessMutation, SetMemberAccessMutationVariables>;
export const EndMemberSessionsDocument = {"__meta__":{"hash":"b6db39f08c6987548f9c5d929d73a48662e141a4d0ee726713e0fe2e0c180b85","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMemberSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endMemberSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndMemberSessionsMutation, EndMemberSessionsMutationVariables>;
export const AdminTrailDocument = {"__meta__":{"hash":"11e4a071dfceae7f83b68d40e3287fe9bf4acc8b5654d2a48fff0e8372474dbb","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTrail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrailKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"record"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrailAction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"actor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actor"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"record"},"value":{"kind":"Variable","name":{"kind":"Name","value":"record"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrailRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"previousCursor"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrailEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}}]}}]} as unknown as DocumentNode<AdminTrailQuery, AdminTrailQueryVariables>;
export const AdminTrailActorsDocument = {"__meta__":{"hash":"6feadc1cac80332c9a1a2cecde299291cd562228e5f068f7b3730c901b2eb4cf","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTrailActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminTrailActorsQuery, AdminTrailActorsQueryVariables>;
export const PutOldValuesBackDocument = {"__meta__":{"hash":"db8214f8fb0543792d89c76ef98e1fd420e81b520cd463f389aa4545b43f3de9","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutOldValuesBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putOldValuesBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<PutOldValuesBackMutation, PutOldValuesBackMutationVariables>;
export const AdminSavedViewsDocument = {"__meta__":{"hash":"91c89a080219377cbde6955c8887cbacd366628233373ca463214904760b238a","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSavedViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"room"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewRoom"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"room"},"value":{"kind":"Variable","name":{"kind":"Name","value":"room"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}},{"kind":"Field","name":{"kind":"Name","value":"opensRoom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<AdminSavedViewsQuery, AdminSavedViewsQueryVariables>;
export const CreateSavedViewDocument = {"__meta__":{"hash":"9e1e2a5d04a376f16fa7f707a916ab7774dfaff35c0a063f7994afda43a5091b","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewSavedViewInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateSavedViewMutation, CreateSavedViewMutationVariables>;
export const UpdateSavedViewDocument = {"__meta__":{"hash":"1141d1a7b9f140f581b47aeb69cc5e8499efb98e8af2772836bb6953d448d651","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedViewChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}},{"kind":"Field","name":{"kind":"Name","value":"opensRoom"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>;
export const DeleteSavedViewDocument = {"__meta__":{"hash":"6f1d2879ce41df905592c17ae10476f5e9d43071a6354ebf19b9b25bb403f591","protected":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>;
export const useDonorSuggestionsQuery = (options: useQuery.Options<DonorSuggestionsQuery, DonorSuggestionsQueryVariables>) => useQuery(DonorSuggestionsDocument, options)

export const useNewestGiftOfQuery = (options: useQuery.Options<NewestGiftOfQuery, NewestGiftOfQueryVariables>) => useQuery(NewestGiftOfDocument, options)

export const useAnalyticsQuery = (options?: useQuery.Options<AnalyticsQuery, AnalyticsQueryVariables>) => useQuery(AnalyticsDocument, options)

export const useAdminBinQuery = (options?: useQuery.Options<AdminBinQuery, AdminBinQueryVariables>) => useQuery(AdminBinDocument, options)

export const useDestroyInBinMutation = (options?: useMutation.Options<DestroyInBinMutation, DestroyInBinMutationVariables>) => useMutation(DestroyInBinDocument, options)

export const useRestoreFromBinMutation = (options?: useMutation.Options<RestoreFromBinMutation, RestoreFromBinMutationVariables>) => useMutation(RestoreFromBinDocument, options)

export const useAdminCharityQuery = (options?: useQuery.Options<AdminCharityQuery, AdminCharityQueryVariables>) => useQuery(AdminCharityDocument, options)

export const useUpdateCharityMutation = (options?: useMutation.Options<UpdateCharityMutation, UpdateCharityMutationVariables>) => useMutation(UpdateCharityDocument, options)

export const useAdminMessageAnswersQuery = (options: useQuery.Options<AdminMessageAnswersQuery, AdminMessageAnswersQueryVariables>) => useQuery(AdminMessageAnswersDocument, options)

export const useAnswerContactMessageMutation = (options?: useMutation.Options<AnswerContactMessageMutation, AnswerContactMessageMutationVariables>) => useMutation(AnswerContactMessageDocument, options)

export const useAdminContactsQuery = (options?: useQuery.Options<AdminContactsQuery, AdminContactsQueryVariables>) => useQuery(AdminContactsDocument, options)

export const useDeleteContactMessageMutation = (options?: useMutation.Options<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>) => useMutation(DeleteContactMessageDocument, options)

export const useAdminMessageCountsQuery = (options?: useQuery.Options<AdminMessageCountsQuery, AdminMessageCountsQueryVariables>) => useQuery(AdminMessageCountsDocument, options)

export const useAdminMessageQuery = (options: useQuery.Options<AdminMessageQuery, AdminMessageQueryVariables>) => useQuery(AdminMessageDocument, options)

export const useAdminMessageAssigneesQuery = (options?: useQuery.Options<AdminMessageAssigneesQuery, AdminMessageAssigneesQueryVariables>) => useQuery(AdminMessageAssigneesDocument, options)

export const useAdminMessageNotesQuery = (options: useQuery.Options<AdminMessageNotesQuery, AdminMessageNotesQueryVariables>) => useQuery(AdminMessageNotesDocument, options)

export const useUpdateContactMessageMutation = (options?: useMutation.Options<UpdateContactMessageMutation, UpdateContactMessageMutationVariables>) => useMutation(UpdateContactMessageDocument, options)

export const useAddContactMessageNoteMutation = (options?: useMutation.Options<AddContactMessageNoteMutation, AddContactMessageNoteMutationVariables>) => useMutation(AddContactMessageNoteDocument, options)

export const useRecordDonationMutation = (options?: useMutation.Options<RecordDonationMutation, RecordDonationMutationVariables>) => useMutation(RecordDonationDocument, options)

export const useAdminDonorQuery = (options: useQuery.Options<AdminDonorQuery, AdminDonorQueryVariables>) => useQuery(AdminDonorDocument, options)

export const useAdminDonorPairQuery = (options: useQuery.Options<AdminDonorPairQuery, AdminDonorPairQueryVariables>) => useQuery(AdminDonorPairDocument, options)

export const useJudgeDonorsMutation = (options?: useMutation.Options<JudgeDonorsMutation, JudgeDonorsMutationVariables>) => useMutation(JudgeDonorsDocument, options)

export const useSetDonorThanksMutation = (options?: useMutation.Options<SetDonorThanksMutation, SetDonorThanksMutationVariables>) => useMutation(SetDonorThanksDocument, options)

export const useSetDonorLanguageMutation = (options?: useMutation.Options<SetDonorLanguageMutation, SetDonorLanguageMutationVariables>) => useMutation(SetDonorLanguageDocument, options)

export const useAddDonorNoteMutation = (options?: useMutation.Options<AddDonorNoteMutation, AddDonorNoteMutationVariables>) => useMutation(AddDonorNoteDocument, options)

export const useAdminDonorsQuery = (options?: useQuery.Options<AdminDonorsQuery, AdminDonorsQueryVariables>) => useQuery(AdminDonorsDocument, options)

export const useAdminEventQuery = (options: useQuery.Options<AdminEventQuery, AdminEventQueryVariables>) => useQuery(AdminEventDocument, options)

export const useCreateEventMutation = (options?: useMutation.Options<CreateEventMutation, CreateEventMutationVariables>) => useMutation(CreateEventDocument, options)

export const useUpdateEventMutation = (options?: useMutation.Options<UpdateEventMutation, UpdateEventMutationVariables>) => useMutation(UpdateEventDocument, options)

export const useDeleteEventMutation = (options?: useMutation.Options<DeleteEventMutation, DeleteEventMutationVariables>) => useMutation(DeleteEventDocument, options)

export const useSetEventStateMutation = (options?: useMutation.Options<SetEventStateMutation, SetEventStateMutationVariables>) => useMutation(SetEventStateDocument, options)

export const useMoveEventMutation = (options?: useMutation.Options<MoveEventMutation, MoveEventMutationVariables>) => useMutation(MoveEventDocument, options)

export const useAdminEventsQuery = (options?: useQuery.Options<AdminEventsQuery, AdminEventsQueryVariables>) => useQuery(AdminEventsDocument, options)

export const useSubscribersInStateQuery = (options: useQuery.Options<SubscribersInStateQuery, SubscribersInStateQueryVariables>) => useQuery(SubscribersInStateDocument, options)

export const useGiveSubscriberPlaceMutation = (options?: useMutation.Options<GiveSubscriberPlaceMutation, GiveSubscriberPlaceMutationVariables>) => useMutation(GiveSubscriberPlaceDocument, options)

export const useRemoveSubscriberMutation = (options?: useMutation.Options<RemoveSubscriberMutation, RemoveSubscriberMutationVariables>) => useMutation(RemoveSubscriberDocument, options)

export const useRestoreSubscriberMutation = (options?: useMutation.Options<RestoreSubscriberMutation, RestoreSubscriberMutationVariables>) => useMutation(RestoreSubscriberDocument, options)

export const useAdminGalleryQuery = (options?: useQuery.Options<AdminGalleryQuery, AdminGalleryQueryVariables>) => useQuery(AdminGalleryDocument, options)

export const useUpdateGalleryMutation = (options?: useMutation.Options<UpdateGalleryMutation, UpdateGalleryMutationVariables>) => useMutation(UpdateGalleryDocument, options)

export const useAdminGiftQuery = (options: useQuery.Options<AdminGiftQuery, AdminGiftQueryVariables>) => useQuery(AdminGiftDocument, options)

export const useCorrectGiftMutation = (options?: useMutation.Options<CorrectGiftMutation, CorrectGiftMutationVariables>) => useMutation(CorrectGiftDocument, options)

export const useRefundGiftMutation = (options?: useMutation.Options<RefundGiftMutation, RefundGiftMutationVariables>) => useMutation(RefundGiftDocument, options)

export const useVoidGiftMutation = (options?: useMutation.Options<VoidGiftMutation, VoidGiftMutationVariables>) => useMutation(VoidGiftDocument, options)

export const useRestoreGiftMutation = (options?: useMutation.Options<RestoreGiftMutation, RestoreGiftMutationVariables>) => useMutation(RestoreGiftDocument, options)

export const useAdminGiftsQuery = (options?: useQuery.Options<AdminGiftsQuery, AdminGiftsQueryVariables>) => useQuery(AdminGiftsDocument, options)

export const useKnownReferenceQuery = (options: useQuery.Options<KnownReferenceQuery, KnownReferenceQueryVariables>) => useQuery(KnownReferenceDocument, options)

export const useDonorNamesakesQuery = (options: useQuery.Options<DonorNamesakesQuery, DonorNamesakesQueryVariables>) => useQuery(DonorNamesakesDocument, options)

export const useProjectChoiceQuery = (options?: useQuery.Options<ProjectChoiceQuery, ProjectChoiceQueryVariables>) => useQuery(ProjectChoiceDocument, options)

export const usePreviewProjectsImportMutation = (options?: useMutation.Options<PreviewProjectsImportMutation, PreviewProjectsImportMutationVariables>) => useMutation(PreviewProjectsImportDocument, options)

export const usePreviewEventsImportMutation = (options?: useMutation.Options<PreviewEventsImportMutation, PreviewEventsImportMutationVariables>) => useMutation(PreviewEventsImportDocument, options)

export const useImportProjectsMutation = (options?: useMutation.Options<ImportProjectsMutation, ImportProjectsMutationVariables>) => useMutation(ImportProjectsDocument, options)

export const useImportEventsMutation = (options?: useMutation.Options<ImportEventsMutation, ImportEventsMutationVariables>) => useMutation(ImportEventsDocument, options)

export const usePreviewDonationImportMutation = (options?: useMutation.Options<PreviewDonationImportMutation, PreviewDonationImportMutationVariables>) => useMutation(PreviewDonationImportDocument, options)

export const useImportDonationsMutation = (options?: useMutation.Options<ImportDonationsMutation, ImportDonationsMutationVariables>) => useMutation(ImportDonationsDocument, options)

export const useVoidDonationImportMutation = (options?: useMutation.Options<VoidDonationImportMutation, VoidDonationImportMutationVariables>) => useMutation(VoidDonationImportDocument, options)

export const useDonationImportsQuery = (options?: useQuery.Options<DonationImportsQuery, DonationImportsQueryVariables>) => useQuery(DonationImportsDocument, options)

export const useAdminIssuesQuery = (options?: useQuery.Options<AdminIssuesQuery, AdminIssuesQueryVariables>) => useQuery(AdminIssuesDocument, options)

export const useAdminIssueQuery = (options: useQuery.Options<AdminIssueQuery, AdminIssueQueryVariables>) => useQuery(AdminIssueDocument, options)

export const useAdminIssueProgressQuery = (options: useQuery.Options<AdminIssueProgressQuery, AdminIssueProgressQueryVariables>) => useQuery(AdminIssueProgressDocument, options)

export const useIssueReadersQuery = (options?: useQuery.Options<IssueReadersQuery, IssueReadersQueryVariables>) => useQuery(IssueReadersDocument, options)

export const useIssuePreviewsQuery = (options: useQuery.Options<IssuePreviewsQuery, IssuePreviewsQueryVariables>) => useQuery(IssuePreviewsDocument, options)

export const useCreateNewsletterIssueMutation = (options?: useMutation.Options<CreateNewsletterIssueMutation, CreateNewsletterIssueMutationVariables>) => useMutation(CreateNewsletterIssueDocument, options)

export const useUpdateNewsletterIssueMutation = (options?: useMutation.Options<UpdateNewsletterIssueMutation, UpdateNewsletterIssueMutationVariables>) => useMutation(UpdateNewsletterIssueDocument, options)

export const useDeleteNewsletterIssueMutation = (options?: useMutation.Options<DeleteNewsletterIssueMutation, DeleteNewsletterIssueMutationVariables>) => useMutation(DeleteNewsletterIssueDocument, options)

export const useSetNewsletterIssueStateMutation = (options?: useMutation.Options<SetNewsletterIssueStateMutation, SetNewsletterIssueStateMutationVariables>) => useMutation(SetNewsletterIssueStateDocument, options)

export const useSetNewsletterIssueOnSiteMutation = (options?: useMutation.Options<SetNewsletterIssueOnSiteMutation, SetNewsletterIssueOnSiteMutationVariables>) => useMutation(SetNewsletterIssueOnSiteDocument, options)

export const useTryNewsletterIssueMutation = (options?: useMutation.Options<TryNewsletterIssueMutation, TryNewsletterIssueMutationVariables>) => useMutation(TryNewsletterIssueDocument, options)

export const useIssueSwitchesQuery = (options?: useQuery.Options<IssueSwitchesQuery, IssueSwitchesQueryVariables>) => useQuery(IssueSwitchesDocument, options)

export const useAdminLaunchesQuery = (options?: useQuery.Options<AdminLaunchesQuery, AdminLaunchesQueryVariables>) => useQuery(AdminLaunchesDocument, options)

export const useSetLaunchMutation = (options?: useMutation.Options<SetLaunchMutation, SetLaunchMutationVariables>) => useMutation(SetLaunchDocument, options)

export const useAdminLettersQuery = (options?: useQuery.Options<AdminLettersQuery, AdminLettersQueryVariables>) => useQuery(AdminLettersDocument, options)

export const useIssuesWithLettersQuery = (options?: useQuery.Options<IssuesWithLettersQuery, IssuesWithLettersQueryVariables>) => useQuery(IssuesWithLettersDocument, options)

export const useLetterPreviewsQuery = (options: useQuery.Options<LetterPreviewsQuery, LetterPreviewsQueryVariables>) => useQuery(LetterPreviewsDocument, options)

export const useLetterExamplesQuery = (options: useQuery.Options<LetterExamplesQuery, LetterExamplesQueryVariables>) => useQuery(LetterExamplesDocument, options)

export const useLetterSettingsQuery = (options?: useQuery.Options<LetterSettingsQuery, LetterSettingsQueryVariables>) => useQuery(LetterSettingsDocument, options)

export const useSendLetterAgainMutation = (options?: useMutation.Options<SendLetterAgainMutation, SendLetterAgainMutationVariables>) => useMutation(SendLetterAgainDocument, options)

export const useDismissLetterMutation = (options?: useMutation.Options<DismissLetterMutation, DismissLetterMutationVariables>) => useMutation(DismissLetterDocument, options)

export const useRecallLetterMutation = (options?: useMutation.Options<RecallLetterMutation, RecallLetterMutationVariables>) => useMutation(RecallLetterDocument, options)

export const useKeptLettersQuery = (options?: useQuery.Options<KeptLettersQuery, KeptLettersQueryVariables>) => useQuery(KeptLettersDocument, options)

export const useSendLettersAgainMutation = (options?: useMutation.Options<SendLettersAgainMutation, SendLettersAgainMutationVariables>) => useMutation(SendLettersAgainDocument, options)

export const useDismissLettersMutation = (options?: useMutation.Options<DismissLettersMutation, DismissLettersMutationVariables>) => useMutation(DismissLettersDocument, options)

export const useRecallLettersMutation = (options?: useMutation.Options<RecallLettersMutation, RecallLettersMutationVariables>) => useMutation(RecallLettersDocument, options)

export const useSetProjectStatesMutation = (options?: useMutation.Options<SetProjectStatesMutation, SetProjectStatesMutationVariables>) => useMutation(SetProjectStatesDocument, options)

export const useDeleteProjectsMutation = (options?: useMutation.Options<DeleteProjectsMutation, DeleteProjectsMutationVariables>) => useMutation(DeleteProjectsDocument, options)

export const useSetEventStatesMutation = (options?: useMutation.Options<SetEventStatesMutation, SetEventStatesMutationVariables>) => useMutation(SetEventStatesDocument, options)

export const useDeleteEventsMutation = (options?: useMutation.Options<DeleteEventsMutation, DeleteEventsMutationVariables>) => useMutation(DeleteEventsDocument, options)

export const useUpdateContactMessagesMutation = (options?: useMutation.Options<UpdateContactMessagesMutation, UpdateContactMessagesMutationVariables>) => useMutation(UpdateContactMessagesDocument, options)

export const useDeleteContactMessagesMutation = (options?: useMutation.Options<DeleteContactMessagesMutation, DeleteContactMessagesMutationVariables>) => useMutation(DeleteContactMessagesDocument, options)

export const useRestoreAllFromBinMutation = (options?: useMutation.Options<RestoreAllFromBinMutation, RestoreAllFromBinMutationVariables>) => useMutation(RestoreAllFromBinDocument, options)

export const useUnsubscribeReadersMutation = (options?: useMutation.Options<UnsubscribeReadersMutation, UnsubscribeReadersMutationVariables>) => useMutation(UnsubscribeReadersDocument, options)

export const useResubscribeReadersMutation = (options?: useMutation.Options<ResubscribeReadersMutation, ResubscribeReadersMutationVariables>) => useMutation(ResubscribeReadersDocument, options)

export const useAdminReadersQuery = (options?: useQuery.Options<AdminReadersQuery, AdminReadersQueryVariables>) => useQuery(AdminReadersDocument, options)

export const useUnsubscribeReaderMutation = (options?: useMutation.Options<UnsubscribeReaderMutation, UnsubscribeReaderMutationVariables>) => useMutation(UnsubscribeReaderDocument, options)

export const useResubscribeReaderMutation = (options?: useMutation.Options<ResubscribeReaderMutation, ResubscribeReaderMutationVariables>) => useMutation(ResubscribeReaderDocument, options)

export const useRemovedReadersQuery = (options?: useQuery.Options<RemovedReadersQuery, RemovedReadersQueryVariables>) => useQuery(RemovedReadersDocument, options)

export const useAdminPicturesQuery = (options?: useQuery.Options<AdminPicturesQuery, AdminPicturesQueryVariables>) => useQuery(AdminPicturesDocument, options)

export const useAdminPictureQuery = (options: useQuery.Options<AdminPictureQuery, AdminPictureQueryVariables>) => useQuery(AdminPictureDocument, options)

export const useUpdatePictureMutation = (options?: useMutation.Options<UpdatePictureMutation, UpdatePictureMutationVariables>) => useMutation(UpdatePictureDocument, options)

export const useDeletePictureMutation = (options?: useMutation.Options<DeletePictureMutation, DeletePictureMutationVariables>) => useMutation(DeletePictureDocument, options)

export const useAdminPledgesQuery = (options?: useQuery.Options<AdminPledgesQuery, AdminPledgesQueryVariables>) => useQuery(AdminPledgesDocument, options)

export const useAdminPledgeQuery = (options: useQuery.Options<AdminPledgeQuery, AdminPledgeQueryVariables>) => useQuery(AdminPledgeDocument, options)

export const usePledgeOfGiftQuery = (options: useQuery.Options<PledgeOfGiftQuery, PledgeOfGiftQueryVariables>) => useQuery(PledgeOfGiftDocument, options)

export const useConfirmPledgeMutation = (options?: useMutation.Options<ConfirmPledgeMutation, ConfirmPledgeMutationVariables>) => useMutation(ConfirmPledgeDocument, options)

export const useRefusePledgeMutation = (options?: useMutation.Options<RefusePledgeMutation, RefusePledgeMutationVariables>) => useMutation(RefusePledgeDocument, options)

export const useAwaitPledgeMutation = (options?: useMutation.Options<AwaitPledgeMutation, AwaitPledgeMutationVariables>) => useMutation(AwaitPledgeDocument, options)

export const useEndMonthlyGiftMutation = (options?: useMutation.Options<EndMonthlyGiftMutation, EndMonthlyGiftMutationVariables>) => useMutation(EndMonthlyGiftDocument, options)

export const useProjectPreviewQuery = (options: useQuery.Options<ProjectPreviewQuery, ProjectPreviewQueryVariables>) => useQuery(ProjectPreviewDocument, options)

export const useEventPreviewQuery = (options: useQuery.Options<EventPreviewQuery, EventPreviewQueryVariables>) => useQuery(EventPreviewDocument, options)

export const useProjectSoFarQuery = (options: useQuery.Options<ProjectSoFarQuery, ProjectSoFarQueryVariables>) => useQuery(ProjectSoFarDocument, options)

export const useEventSoFarQuery = (options: useQuery.Options<EventSoFarQuery, EventSoFarQueryVariables>) => useQuery(EventSoFarDocument, options)

export const useFindPersonalDataMutation = (options?: useMutation.Options<FindPersonalDataMutation, FindPersonalDataMutationVariables>) => useMutation(FindPersonalDataDocument, options)

export const useExportPersonalDataMutation = (options?: useMutation.Options<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>) => useMutation(ExportPersonalDataDocument, options)

export const useErasePersonalDataMutation = (options?: useMutation.Options<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>) => useMutation(ErasePersonalDataDocument, options)

export const useDeleteProjectMutation = (options?: useMutation.Options<DeleteProjectMutation, DeleteProjectMutationVariables>) => useMutation(DeleteProjectDocument, options)

export const useAdminProjectQuery = (options: useQuery.Options<AdminProjectQuery, AdminProjectQueryVariables>) => useQuery(AdminProjectDocument, options)

export const useCreateProjectMutation = (options?: useMutation.Options<CreateProjectMutation, CreateProjectMutationVariables>) => useMutation(CreateProjectDocument, options)

export const useUpdateProjectMutation = (options?: useMutation.Options<UpdateProjectMutation, UpdateProjectMutationVariables>) => useMutation(UpdateProjectDocument, options)

export const useSetProjectStateMutation = (options?: useMutation.Options<SetProjectStateMutation, SetProjectStateMutationVariables>) => useMutation(SetProjectStateDocument, options)

export const useMoveProjectMutation = (options?: useMutation.Options<MoveProjectMutation, MoveProjectMutationVariables>) => useMutation(MoveProjectDocument, options)

export const useAdminProjectsQuery = (options?: useQuery.Options<AdminProjectsQuery, AdminProjectsQueryVariables>) => useQuery(AdminProjectsDocument, options)

export const useAdminReceiptsQuery = (options?: useQuery.Options<AdminReceiptsQuery, AdminReceiptsQueryVariables>) => useQuery(AdminReceiptsDocument, options)

export const useReceiptsOfGiftQuery = (options: useQuery.Options<ReceiptsOfGiftQuery, ReceiptsOfGiftQueryVariables>) => useQuery(ReceiptsOfGiftDocument, options)

export const useIssueReceiptMutation = (options?: useMutation.Options<IssueReceiptMutation, IssueReceiptMutationVariables>) => useMutation(IssueReceiptDocument, options)

export const useReplaceReceiptMutation = (options?: useMutation.Options<ReplaceReceiptMutation, ReplaceReceiptMutationVariables>) => useMutation(ReplaceReceiptDocument, options)

export const useSendReceiptMutation = (options?: useMutation.Options<SendReceiptMutation, SendReceiptMutationVariables>) => useMutation(SendReceiptDocument, options)

export const useAdminStatementsQuery = (options: useQuery.Options<AdminStatementsQuery, AdminStatementsQueryVariables>) => useQuery(AdminStatementsDocument, options)

export const useStatementPreviewsQuery = (options: useQuery.Options<StatementPreviewsQuery, StatementPreviewsQueryVariables>) => useQuery(StatementPreviewsDocument, options)

export const useStatementSwitchesQuery = (options?: useQuery.Options<StatementSwitchesQuery, StatementSwitchesQueryVariables>) => useQuery(StatementSwitchesDocument, options)

export const useAdminDonorStatementsQuery = (options: useQuery.Options<AdminDonorStatementsQuery, AdminDonorStatementsQueryVariables>) => useQuery(AdminDonorStatementsDocument, options)

export const useSetStatementsSendingMutation = (options?: useMutation.Options<SetStatementsSendingMutation, SetStatementsSendingMutationVariables>) => useMutation(SetStatementsSendingDocument, options)

export const useSendStatementMutation = (options?: useMutation.Options<SendStatementMutation, SendStatementMutationVariables>) => useMutation(SendStatementDocument, options)

export const useSearchEverythingQuery = (options: useQuery.Options<SearchEverythingQuery, SearchEverythingQueryVariables>) => useQuery(SearchEverythingDocument, options)

export const useAdminSpendingsQuery = (options?: useQuery.Options<AdminSpendingsQuery, AdminSpendingsQueryVariables>) => useQuery(AdminSpendingsDocument, options)

export const useSpendingHistoryQuery = (options: useQuery.Options<SpendingHistoryQuery, SpendingHistoryQueryVariables>) => useQuery(SpendingHistoryDocument, options)

export const useCreateSpendingMutation = (options?: useMutation.Options<CreateSpendingMutation, CreateSpendingMutationVariables>) => useMutation(CreateSpendingDocument, options)

export const useCorrectSpendingMutation = (options?: useMutation.Options<CorrectSpendingMutation, CorrectSpendingMutationVariables>) => useMutation(CorrectSpendingDocument, options)

export const useVoidSpendingMutation = (options?: useMutation.Options<VoidSpendingMutation, VoidSpendingMutationVariables>) => useMutation(VoidSpendingDocument, options)

export const useDetachReceiptMutation = (options?: useMutation.Options<DetachReceiptMutation, DetachReceiptMutationVariables>) => useMutation(DetachReceiptDocument, options)

export const useAdminCountedViewsQuery = (options?: useQuery.Options<AdminCountedViewsQuery, AdminCountedViewsQueryVariables>) => useQuery(AdminCountedViewsDocument, options)

export const useAdminLatelyQuery = (options: useQuery.Options<AdminLatelyQuery, AdminLatelyQueryVariables>) => useQuery(AdminLatelyDocument, options)

export const useAdminWaitingQuery = (options: useQuery.Options<AdminWaitingQuery, AdminWaitingQueryVariables>) => useQuery(AdminWaitingDocument, options)

export const useAdminTeamQuery = (options?: useQuery.Options<AdminTeamQuery, AdminTeamQueryVariables>) => useQuery(AdminTeamDocument, options)

export const useInviteToTeamMutation = (options?: useMutation.Options<InviteToTeamMutation, InviteToTeamMutationVariables>) => useMutation(InviteToTeamDocument, options)

export const useWithdrawInvitationMutation = (options?: useMutation.Options<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>) => useMutation(WithdrawInvitationDocument, options)

export const useChangeRoleMutation = (options?: useMutation.Options<ChangeRoleMutation, ChangeRoleMutationVariables>) => useMutation(ChangeRoleDocument, options)

export const useSetMemberAccessMutation = (options?: useMutation.Options<SetMemberAccessMutation, SetMemberAccessMutationVariables>) => useMutation(SetMemberAccessDocument, options)

export const useEndMemberSessionsMutation = (options?: useMutation.Options<EndMemberSessionsMutation, EndMemberSessionsMutationVariables>) => useMutation(EndMemberSessionsDocument, options)

export const useAdminTrailQuery = (options?: useQuery.Options<AdminTrailQuery, AdminTrailQueryVariables>) => useQuery(AdminTrailDocument, options)

export const useAdminTrailActorsQuery = (options?: useQuery.Options<AdminTrailActorsQuery, AdminTrailActorsQueryVariables>) => useQuery(AdminTrailActorsDocument, options)

export const usePutOldValuesBackMutation = (options?: useMutation.Options<PutOldValuesBackMutation, PutOldValuesBackMutationVariables>) => useMutation(PutOldValuesBackDocument, options)

export const useAdminSavedViewsQuery = (options: useQuery.Options<AdminSavedViewsQuery, AdminSavedViewsQueryVariables>) => useQuery(AdminSavedViewsDocument, options)

export const useCreateSavedViewMutation = (options?: useMutation.Options<CreateSavedViewMutation, CreateSavedViewMutationVariables>) => useMutation(CreateSavedViewDocument, options)

export const useUpdateSavedViewMutation = (options?: useMutation.Options<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>) => useMutation(UpdateSavedViewDocument, options)

export const useDeleteSavedViewMutation = (options?: useMutation.Options<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>) => useMutation(DeleteSavedViewDocument, options)