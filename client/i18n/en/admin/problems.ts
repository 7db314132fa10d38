import type { FieldErrorCode, ProblemCode } from '../../../../schema/problems.ts'

const wholeMoment = 'Write “{{label}}” with its day and time, like 2026-12-01 09:30'

/** What is wrong with a field, where only the team fills in such a one. */
export const fieldErrors = {
  invalid_url: 'Start “{{label}}” with https://',
  invalid_iban: 'Check “{{label}}”: it begins with GE and has 22 letters and digits; one of them is wrong',
  invalid_video: 'Enter a YouTube link or a video id in “{{label}}”',
  invalid_paper: 'For “{{label}}”, choose an undamaged picture (PNG, JPEG, WebP) or PDF',
  locked_paper: 'For “{{label}}”, choose a PDF that opens without a password',
  active_paper: 'For “{{label}}”, choose a PDF without scripts, actions and attached files',
  invalid_picture: 'For “{{label}}”, choose an undamaged picture without animation: PNG, JPEG, WebP or AVIF',
  picture_gone: 'The picture in “{{label}}” has been destroyed: choose another, or upload it again',
  too_many_pixels: 'For “{{label}}”, choose a smaller picture',
  ambiguous_date: '“{{label}}” may begin with the day or the month: write 2026-12-01',
  invalid_datetime: wholeMoment,
  invalid_time: 'Enter “{{label}}” in full: hours and minutes',
  not_a_month: 'Enter a month in “{{label}}”, like 2026-11',
  not_above_tier: 'Enter a larger sum in “{{label}}” than in the tier below it',
  not_above_sum: 'Enter a larger sum in “{{label}}” than the one before it',
  before_start: 'For “{{label}}”, choose the day of the start or a later one',
  before_beginning: 'For “{{label}}”, choose the time it begins or a later one',
  before_published: 'For “{{label}}”, choose the moment it was published or a later one',
  before_2000: 'For “{{label}}”, choose 1 January 2000 or a later day',
  after_today: 'For “{{label}}”, choose today or an earlier day',
  before_now: 'For “{{label}}”, choose a moment that is still to come',
  after_now: 'For “{{label}}”, choose a moment that has passed',
  empty_file:
    'There is nothing in “{{label}}”, or only the names of columns. Look which days were chosen, download it once more and choose it here',
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
  required_in_one: 'Fill in “{{label}}” in at least one language',
  view_name_taken: 'You have a view of this name here already. Write another in “{{label}}”',
} satisfies Partial<Record<FieldErrorCode | 'required_in_one' | 'view_name_taken', string>>

export const fieldLimits = {
  too_many_rows: 'Part “{{label}}” in files of {{limit, number}} rows or fewer',
}

/** What is refused only where the team works. */
export const problems = {
  last_admin: 'At least one admin has to stay: make somebody else an admin first.',
  last_admin_stays: 'You are the only admin and cannot be erased: make somebody else an admin first.',
  erasing_oneself: 'This is you. Ask another admin to erase you.',
  member_of_team:
    'They are in the team. On the Team page take them out of it or disable them first, then erase them.',
  receipt_still_right: 'This receipt says what the ledger says, so it stays as it is.',
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
  pledge_has_gift:
    'Another gift is recorded for the same promise. Void that one first, or the money counts twice.',
  callback_refused: 'This message is not from whom it says.',
  letter_pointless: 'What this letter was about is no more, so there is nothing left to send.',
  letter_not_resendable: 'This letter is on its way or was sent already, or this site sends no letters.',
  issue_on_its_way:
    'This issue is on its way to its readers or was sent, so it stays as it is. Write another one.',
  issue_not_paused: 'Only an issue that is paused can be ended. Pause it first.',
  issue_not_sending: 'This issue is not being sent, so there is nothing to pause.',
  issue_untranslated:
    'An issue goes to readers of both languages. Write the subject and the text that are still missing.',
  newsletter_off: 'The newsletter is not launched, so nobody is written to. Launch it first.',
  launch_not_ready: 'Something that this needs is still missing. See what it is beside the switch.',
  letter_not_dismissible: 'This letter has not failed and is not in doubt: there is nothing to set aside.',
} satisfies Partial<Record<ProblemCode, string>>
