import type { FieldErrorCode, ProblemCode } from '../../../schema/problems.ts'

/** What only forms find. */
type ClientCode = 'invalid_amount' | 'ambiguous_amount' | 'required_in_one' | 'username_taken' | 'email_taken'

/** Sentences for a refused field, by its code. Each must make sense under any field's label. */
export const fieldErrors = {
  required: 'Fill in this field',
  invalid_type: 'This value is not of the right kind',
  invalid_text: 'This text holds characters that cannot be stored',
  too_short: 'This is too short',
  too_long: 'This is too long',
  too_small: 'This is too little',
  too_big: 'This is too much',
  too_precise: 'Use at most two decimals, like 12.50',
  too_many: 'There are too many',
  too_deep: 'This is nested too deeply',
  invalid_email: 'Enter an email address like name@example.com',
  invalid_username: 'Use letters, digits and . _ - only',
  invalid_url: 'Enter an address that starts with https://',
  invalid_video: 'Enter a YouTube link or a video id',
  invalid_picture: 'Choose an undamaged picture without animation: PNG, JPEG, WebP or AVIF',
  too_many_pixels: 'This picture is too large, choose a smaller one',
  invalid_date: 'Enter a date',
  invalid_option: 'Choose one of the options',
  invalid_cursor: 'This place in the list does not exist',
  before_start: 'Choose a day that is not before the start',
  before_2000: 'Choose 1 January 2000 or a later day',
  after_today: 'Choose today or an earlier day',
  mismatch: 'The two passwords are not the same',
  too_common: 'Too many people use this password, choose another',
  read_only: 'This field cannot be changed',
  unknown_field: 'This field is not expected here',
  invalid_amount: 'Enter an amount in digits, like 1250.50',
  ambiguous_amount: 'This can be read in two ways: write 1500 or 1.50',
  required_in_one: 'Write this in at least one language',
  username_taken: 'This username is taken, choose another',
  email_taken: 'There is already an account with this email',
} satisfies Record<FieldErrorCode | ClientCode, string>

/** The same where the limit is known. */
export const fieldLimits = {
  too_short: 'Use at least {{limit}} characters',
  too_long: 'Use at most {{limit}} characters',
  too_small: 'Enter at least {{limit}}',
  too_big: 'Enter at most {{limit}}',
}

/** What went wrong with a whole request. English users read the server's own words, these stand in. */
export const problems = {
  token_missing: 'token missing',
  token_invalid: 'invalid token',
  token_expired: 'jwt expired',
  user_not_found: 'user not found',
  invalid_credentials: 'invalid username or password',
  password_too_common:
    'this password is too common for this account, ask whoever runs the site for a new one',
  forbidden: 'admin access required',
  foreign_origin: 'this origin may not write',
  validation_failed: 'invalid request',
  username_taken: 'username already exists',
  email_taken: 'email already exists',
  idempotency_key_reused: 'this idempotency key was used for a different request',
  edit_conflict: 'this record was changed by someone else in the meantime',
  not_found: 'not found',
  method_not_allowed: 'method not allowed',
  payload_too_large: 'request body is too large',
  unsupported_media_type: 'unsupported media type',
  rate_limited: 'too many requests, try again later',
  unavailable: 'service temporarily unavailable',
  internal: 'internal server error',
  unreachable: 'The server could not be reached. Check your connection and try again.',
} satisfies Record<ProblemCode | 'unreachable', string>
