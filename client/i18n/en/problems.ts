import type { FieldErrorCode, ProblemCode } from '../../../schema/problems.ts'

/** What only forms find. */
type ClientCode = 'required_in_one' | 'username_taken' | 'email_taken' | 'view_name_taken' | 'other'

/** What nobody can bring about by filling in a form. */
const check = 'Check “{{label}}” and try again'

const wholeMoment = 'Write “{{label}}” with its day and time, like 2026-12-01 09:30'

const wholeDay = 'Enter “{{label}}” in full: day, month and year'

/** What to do about a refused field, by its code: a sentence for whoever stands before the form. */
export const fieldErrors = {
  required: 'Fill in “{{label}}”',
  invalid_type: check,
  invalid_text: 'Remove the unreadable characters from “{{label}}”',
  too_short: 'Write a little more in “{{label}}”',
  too_long: 'Shorten “{{label}}”',
  too_small: 'Enter a larger amount in “{{label}}”',
  too_big: 'Enter a smaller amount in “{{label}}”',
  too_precise: 'Enter “{{label}}” with two decimals at most, for example 12.50',
  invalid_number: 'Enter a whole number in “{{label}}”, for example 40',
  number_too_small: 'Enter a larger number in “{{label}}”',
  number_too_big: 'Enter a smaller number in “{{label}}”',
  too_many: check,
  too_deep: check,
  invalid_email: 'Enter “{{label}}” in full, like name@example.com',
  invalid_username: 'Use only letters, digits and\u00A0.\u00A0_\u00A0- in “{{label}}”',
  invalid_url: 'Start “{{label}}” with https://',
  invalid_iban: 'Check “{{label}}”: it begins with GE and has 22 letters and digits; one of them is wrong',
  invalid_identification_code: 'Enter nine digits in “{{label}}”, or eleven of a person',
  invalid_video: 'Enter a YouTube link or a video id in “{{label}}”',
  invalid_paper: 'For “{{label}}”, choose an undamaged picture (PNG, JPEG, WebP) or PDF',
  locked_paper: 'For “{{label}}”, choose a PDF that opens without a password',
  active_paper: 'For “{{label}}”, choose a PDF without scripts, actions and attached files',
  invalid_picture: 'For “{{label}}”, choose an undamaged picture without animation: PNG, JPEG, WebP or AVIF',
  picture_gone: 'The picture in “{{label}}” has been destroyed: choose another, or upload it again',
  too_many_pixels: 'For “{{label}}”, choose a smaller picture',
  invalid_date: wholeDay,
  ambiguous_date: '“{{label}}” may begin with the day or the month: write 2026-12-01',
  invalid_datetime: wholeMoment,
  invalid_time: 'Enter “{{label}}” in full: hours and minutes',
  invalid_month: 'Enter a month or a day in “{{label}}”, like 2026-11 or 2026-11-15',
  not_a_month: 'Enter a month in “{{label}}”, like 2026-11',
  invalid_option: 'Choose one of the options for “{{label}}”',
  not_monthly: 'For “{{label}}”, choose what can be charged every month, or give once',
  invalid_cursor: check,
  not_above_tier: 'Enter a larger sum in “{{label}}” than in the tier below it',
  not_above_sum: 'Enter a larger sum in “{{label}}” than the one before it',
  before_start: 'For “{{label}}”, choose the day of the start or a later one',
  before_beginning: 'For “{{label}}”, choose the time it begins or a later one',
  before_published: 'For “{{label}}”, choose the moment it was published or a later one',
  before_2000: 'For “{{label}}”, choose 1 January 2000 or a later day',
  after_today: 'For “{{label}}”, choose today or an earlier day',
  before_now: 'For “{{label}}”, choose a moment that is still to come',
  after_now: 'For “{{label}}”, choose a moment that has passed',
  other_address: 'Type the address you looked for in “{{label}}”',
  own_address: 'Your account has this address already. Type another one in “{{label}}”',
  mismatch: 'Type the same password again in “{{label}}”',
  wrong_password: 'This is not your password. Type the one you have now in “{{label}}”',
  wrong_code:
    'This code of the telephone is wrong, or was used already. Type the newest one into “{{label}}”',
  wrong_recovery_code:
    'This recovery code is wrong, or was used already: each is good once. Type another one into “{{label}}”',
  too_common: 'Too many people use this password. Choose another for “{{label}}”',
  read_only: 'Leave “{{label}}” as it was: it cannot be changed',
  unknown_field: check,
  empty_file:
    'There is nothing in “{{label}}”. Look which days were chosen, download it once more and choose it here',
  is_workbook:
    '“{{label}}” is an Excel workbook, not CSV. Open it, save it as “CSV UTF-8” and choose the new file here',
  is_web_page:
    '“{{label}}” is a web page: where it came from, you were perhaps not signed in any more. Sign in there, download the file as CSV and choose it here',
  is_pdf: '“{{label}}” is a PDF. Where you have it from, choose CSV, and then the new file here',
  not_utf8:
    'The letters of “{{label}}” cannot be read. Open it in a spreadsheet, save it as “CSV UTF-8” and choose the new file here',
  unclosed_quote:
    'Close the quotation mark that opens in “{{label}}”, or delete it, and choose the file again',
  uneven_row: 'Give “{{label}}” no more cells than the header has',
  too_many_rows: 'Choose a shorter file for “{{label}}”, or part it in two',
  unknown_column: '“{{label}}” is no column of these records',
  unknown_record: 'There is no record with this “{{label}}”',
  repeated: '“{{label}}” stands in the file twice',
  changed_since: '“{{label}}” is an old one: somebody changed this record since. Export it again',
  recorded_already: 'Look at “{{label}}”: it is recorded already, or looks like a gift that is',
  invalid_amount: 'Enter “{{label}}” in digits, for example 1250.50',
  ambiguous_amount: '“{{label}}” can be read in two ways: write 1500 or 1.50',
  required_in_one: 'Fill in “{{label}}” in at least one language',
  username_taken: 'This username is taken. Choose another for “{{label}}”',
  email_taken: 'This email already has an account. Sign in, or enter another in “{{label}}”',
  view_name_taken: 'You have a view of this name here already. Write another in “{{label}}”',
  /** A code that this page has not heard of. */
  other: check,
} satisfies Record<FieldErrorCode | ClientCode, string>

/** The same where the limit is known. */
export const fieldLimits = {
  too_short: 'Use at least {{limit, number}} characters in “{{label}}”',
  too_long: 'Shorten “{{label}}” to {{limit, number}} characters or fewer',
  too_small: 'Enter {{limit, lari}} or more in “{{label}}”',
  too_big: 'Enter {{limit, lari}} or less in “{{label}}”',
  number_too_small: 'Enter {{limit, number}} or more in “{{label}}”',
  number_too_big: 'Enter {{limit, number}} or less in “{{label}}”',
  too_many_rows: 'Part “{{label}}” in files of {{limit, number}} rows or fewer',
}

const conflict = 'Someone else changed this in the meantime. Reload the page and try again.'

/** What went wrong with a whole request, for whoever made it. */
export const problems = {
  token_missing: 'Sign in to continue.',
  token_invalid: 'Sign in again to continue.',
  token_expired: 'Your session has ended. Sign in again to continue.',
  user_not_found: 'This account no longer exists.',
  invalid_credentials: 'The username or the password is wrong.',
  second_factor_required: 'Signing in to this account takes a code as well.',
  sign_in_expired: 'Signing in took too long. Start again.',
  second_factor_on: 'Two-step sign-in is on already. Reload the page to see it.',
  second_factor_off: 'Two-step sign-in is off. Reload the page to see it.',
  password_too_common:
    'This password is too common for the team. Ask whoever runs the server to set a new one for you.',
  account_disabled: 'This account is disabled. Ask whoever runs the site.',
  last_admin: 'At least one admin has to stay: make somebody else an admin first.',
  last_admin_stays: 'You are the only admin and cannot be erased: make somebody else an admin first.',
  erasing_oneself: 'This is you. Ask another admin to erase you.',
  member_of_team:
    'They are in the team. On the Team page take them out of it or disable them first, then erase them.',
  in_team_already: 'You work here already. Your role can be changed by an admin.',
  forbidden: 'Your account may not do this.',
  foreign_origin: 'This can only be done on the site itself. Reload the page and try again.',
  validation_failed: 'Correct the marked fields and try again.',
  username_taken: 'This username is taken. Choose another.',
  email_taken: 'This email already has an account. Sign in, or enter another.',
  idempotency_key_reused: 'This was sent before with other details. Reload the page to see it.',
  charity_details_missing:
    'A receipt names the charity. Write down its name, address and identification code first.',
  receipt_still_right: 'This receipt says what the ledger says, so it stays as it is.',
  donor_unreachable: 'Nobody has left an address with this gift, so no letter can be sent.',
  not_refunded: 'This refund was taken back, so there is nothing to issue a receipt of.',
  preview_outdated:
    'Something was recorded in the meantime, and nothing was written. Look at the rows again.',
  gift_not_counted: 'This gift counts no more. Take back first what ended it.',
  spending_voided: 'This was voided: only its receipt can still be taken off.',
  project_has_gifts: 'Gifts were made or promised to this project, so it cannot be deleted. End it instead.',
  picture_in_use: 'This picture is used. Take it out there, then it can be deleted.',
  nothing_to_take_back: 'Nothing of this gift was refunded or voided.',
  view_name_taken: 'You have a view of this name here already. Choose another.',
  too_many_views: 'You have as many views of this list as there can be. Delete one first.',
  not_published: 'Only what is published can end. Publish it first.',
  giving_off: 'Gifts are not taken on this site yet.',
  project_not_open: 'This project takes no gifts today. Choose another one.',
  pledge_has_gift:
    'Another gift is recorded for the same promise. Void that one first, or the money counts twice.',
  pledge_settled: 'What became of this promise is settled already. Load the page again to see it.',
  payment_unavailable:
    'The page to pay on cannot be reached now. Try again in a minute, or choose another way to pay.',
  payment_refused: 'This payment is not taken this way. Choose another way to pay.',
  not_monthly: 'There is no monthly gift here that runs. Load the page again to see how it stands.',
  callback_refused: 'This message is not from whom it says.',
  letters_off: 'This site sends no letters at the moment. Ask whoever runs it.',
  letter_pointless: 'What this letter was about is no more, so there is nothing left to send.',
  letter_not_resendable: 'This letter is on its way or was sent already, or this site sends no letters.',
  no_place_left: 'All places of this event are taken. Raise its limit, or give the place all the same.',
  issue_on_its_way:
    'This issue is on its way to its readers or was sent, so it stays as it is. Write another one.',
  issue_not_paused: 'Only an issue that is paused can be ended. Pause it first.',
  issue_not_sending: 'This issue is not being sent, so there is nothing to pause.',
  issue_untranslated:
    'An issue goes to readers of both languages. Write the subject and the text that are still missing.',
  newsletter_off: 'The newsletter is not launched, so nobody is written to. Launch it first.',
  launch_not_ready: 'Something that this needs is still missing. See what it is beside the switch.',
  letter_not_dismissible: 'This letter has not failed and is not in doubt: there is nothing to set aside.',
  ended: 'This is over and takes nothing new.',
  edit_conflict: conflict,
  precondition_failed: conflict,
  not_found: 'This no longer exists.',
  method_not_allowed: 'This cannot be done here. Reload the page and try again.',
  request_timeout: 'This took too long to arrive. Check your connection and try again.',
  payload_too_large: 'This is too much to send at once. Shorten it or choose a smaller file.',
  unsupported_media_type: 'Files of this kind cannot be used. Choose another.',
  headers_too_large: 'The address is too long. Shorten it and try again.',
  rate_limited: 'Too many attempts. Wait a while, then try again.',
  unavailable: 'The site cannot do this at the moment. Try again a little later.',
  internal: 'Something went wrong on our side. Try again a little later.',
  signed_out: 'No user token found',
  unreachable: 'The server could not be reached. Check your connection and try again.',
} satisfies Record<ProblemCode | 'signed_out' | 'unreachable', string>
