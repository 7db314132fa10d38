import type { FieldErrorCode, ProblemCode } from '../../../schema/problems.ts'
import type { fieldErrors as fieldErrorsOfTeam, problems as problemsOfTeam } from './admin/problems.ts'

/** What only forms find. */
type ClientCode = 'username_taken' | 'email_taken' | 'other'

/** What nobody can bring about by filling in a form. */
const check = 'Check “{{label}}” and try again'

const wholeDay = 'Enter “{{label}}” in full: day, month and year'

/**
 * What to do about a refused field, by its code: a sentence for whoever stands before the form. What only the team can be
 * told comes with the admin area.
 */
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
  invalid_identification_code: 'Enter nine digits in “{{label}}”, or eleven of a person',
  invalid_date: wholeDay,
  invalid_month: 'Enter a month or a day in “{{label}}”, like 2026-11 or 2026-11-15',
  invalid_option: 'Choose one of the options for “{{label}}”',
  not_monthly: 'For “{{label}}”, choose what can be charged every month, or give once',
  invalid_cursor: check,
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
  invalid_amount: 'Enter “{{label}}” in digits, for example 1250.50',
  ambiguous_amount: '“{{label}}” can be read in two ways: write 1500 or 1.50',
  username_taken: 'This username is taken. Choose another for “{{label}}”',
  email_taken: 'This email already has an account. Sign in, or enter another in “{{label}}”',
  /** A code that this page has not heard of. */
  other: check,
} satisfies Record<Exclude<FieldErrorCode, keyof typeof fieldErrorsOfTeam> | ClientCode, string>

/** The same where the limit is known. */
export const fieldLimits = {
  too_short: 'Use at least {{limit, number}} characters in “{{label}}”',
  too_long: 'Shorten “{{label}}” to {{limit, number}} characters or fewer',
  too_small: 'Enter {{limit, lari}} or more in “{{label}}”',
  too_big: 'Enter {{limit, lari}} or less in “{{label}}”',
  number_too_small: 'Enter {{limit, number}} or more in “{{label}}”',
  number_too_big: 'Enter {{limit, number}} or less in “{{label}}”',
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
  in_team_already: 'You work here already. Your role can be changed by an admin.',
  forbidden: 'Your account may not do this.',
  foreign_origin: 'This can only be done on the site itself. Reload the page and try again.',
  validation_failed: 'Correct the marked fields and try again.',
  username_taken: 'This username is taken. Choose another.',
  email_taken: 'This email already has an account. Sign in, or enter another.',
  idempotency_key_reused: 'This was sent before with other details. Reload the page to see it.',
  charity_details_missing:
    'A receipt names the charity. Write down its name, address and identification code first.',
  donor_unreachable: 'Nobody has left an address with this gift, so no letter can be sent.',
  giving_off: 'Gifts are not taken on this site yet.',
  project_not_open: 'This project takes no gifts today. Choose another one.',
  pledge_settled: 'What became of this promise is settled already. Load the page again to see it.',
  payment_unavailable:
    'The page to pay on cannot be reached now. Try again in a minute, or choose another way to pay.',
  payment_refused: 'This payment is not taken this way. Choose another way to pay.',
  not_monthly: 'There is no monthly gift here that runs. Load the page again to see how it stands.',
  letters_off: 'This site sends no letters at the moment. Ask whoever runs it.',
  no_place_left: 'All places of this event are taken. Raise its limit, or give the place all the same.',
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
} satisfies Record<Exclude<ProblemCode, keyof typeof problemsOfTeam> | 'signed_out' | 'unreachable', string>
