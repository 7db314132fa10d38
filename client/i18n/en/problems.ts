import type { FieldErrorCode, ProblemCode } from '../../../schema/problems.ts'

/** What only forms find. */
type ClientCode =
  | 'invalid_amount'
  | 'ambiguous_amount'
  | 'required_in_one'
  | 'username_taken'
  | 'email_taken'
  | 'other'

/** What nobody can bring about by filling in a form. */
const check = 'Check “{{label}}” and try again'

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
  too_many: check,
  too_deep: check,
  invalid_email: 'Enter “{{label}}” in full, like name@example.com',
  invalid_username: 'Use only letters, digits and\u00A0.\u00A0_\u00A0- in “{{label}}”',
  invalid_url: 'Start “{{label}}” with https://',
  invalid_video: 'Enter a YouTube link or a video id in “{{label}}”',
  invalid_picture: 'For “{{label}}”, choose an undamaged picture without animation: PNG, JPEG, WebP or AVIF',
  too_many_pixels: 'For “{{label}}”, choose a smaller picture',
  invalid_date: wholeDay,
  invalid_datetime: wholeDay,
  invalid_month: 'Enter a month or a day in “{{label}}”, like 2026-11 or 2026-11-15',
  invalid_option: 'Choose one of the options for “{{label}}”',
  invalid_cursor: check,
  before_start: 'For “{{label}}”, choose the day of the start or a later one',
  before_2000: 'For “{{label}}”, choose 1 January 2000 or a later day',
  after_today: 'For “{{label}}”, choose today or an earlier day',
  mismatch: 'Type the same password again in “{{label}}”',
  too_common: 'Too many people use this password. Choose another for “{{label}}”',
  read_only: 'Leave “{{label}}” as it was: it cannot be changed',
  unknown_field: check,
  invalid_amount: 'Enter “{{label}}” in digits, for example 1250.50',
  ambiguous_amount: '“{{label}}” can be read in two ways: write 1500 or 1.50',
  required_in_one: 'Fill in “{{label}}” in at least one language',
  username_taken: 'This username is taken. Choose another for “{{label}}”',
  email_taken: 'This email already has an account. Sign in, or enter another in “{{label}}”',
  /** A code that this page has not heard of. */
  other: check,
} satisfies Record<FieldErrorCode | ClientCode, string>

/** The same where the limit is known. */
export const fieldLimits = {
  too_short: 'Use at least {{limit, number}} characters in “{{label}}”',
  too_long: 'Shorten “{{label}}” to {{limit, number}} characters or fewer',
  too_small: 'Enter {{limit, lari}} or more in “{{label}}”',
  too_big: 'Enter {{limit, lari}} or less in “{{label}}”',
}

const conflict = 'Someone else changed this in the meantime. Reload the page and try again.'

/** What went wrong with a whole request, for whoever made it. */
export const problems = {
  token_missing: 'Sign in to continue.',
  token_invalid: 'Sign in again to continue.',
  token_expired: 'Your session has ended. Sign in again to continue.',
  user_not_found: 'This account no longer exists.',
  invalid_credentials: 'The username or the password is wrong.',
  password_too_common:
    'This password is too common for this account. Ask whoever runs the site for a new one.',
  forbidden: 'Your account may not do this.',
  foreign_origin: 'This can only be done on the site itself. Reload the page and try again.',
  validation_failed: 'Correct the marked fields and try again.',
  username_taken: 'This username is taken. Choose another.',
  email_taken: 'This email already has an account. Sign in, or enter another.',
  idempotency_key_reused: 'This was sent before with other details. Reload the page to see it.',
  gift_not_counted: 'This gift counts no more. Take back first what ended it.',
  nothing_to_take_back: 'Nothing of this gift was refunded or voided.',
  edit_conflict: conflict,
  precondition_failed: conflict,
  not_found: 'This no longer exists.',
  method_not_allowed: 'This cannot be done here. Reload the page and try again.',
  payload_too_large: 'This is too much to send at once. Shorten it or choose a smaller file.',
  unsupported_media_type: 'Files of this kind cannot be used. Choose another.',
  rate_limited: 'Too many attempts. Wait a while, then try again.',
  unavailable: 'The site cannot do this at the moment. Try again a little later.',
  internal: 'Something went wrong on our side. Try again a little later.',
  signed_out: 'No user token found',
  unreachable: 'The server could not be reached. Check your connection and try again.',
} satisfies Record<ProblemCode | 'signed_out' | 'unreachable', string>
