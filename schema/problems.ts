/**
 * The catalogue of errors: what every refusal is called, its HTTP status and its words.
 * REST renders it as RFC 9457 problem details, GraphQL as `extensions.code`.
 */
export const problems = {
  token_missing: { status: 401, detail: 'token missing' },
  token_invalid: { status: 401, detail: 'invalid token' },
  token_expired: { status: 401, detail: 'jwt expired' },
  user_not_found: { status: 401, detail: 'user not found' },
  invalid_credentials: { status: 401, detail: 'invalid username or password' },
  second_factor_required: { status: 401, detail: 'a code of the second step is needed' },
  sign_in_expired: { status: 401, detail: 'this sign-in has taken too long, start again' },
  second_factor_on: { status: 409, detail: 'the second step is on already' },
  second_factor_off: { status: 409, detail: 'the second step is off' },
  password_too_common: {
    status: 403,
    detail: 'this password is too common for the team: set another, or have whoever runs the server set one',
  },
  account_disabled: {
    status: 403,
    detail: 'this account is disabled, ask whoever runs the site',
  },
  forbidden: { status: 403, detail: 'admin access required' },
  foreign_origin: { status: 403, detail: 'this origin may not write' },
  validation_failed: { status: 400, detail: 'invalid request' },
  username_taken: { status: 409, detail: 'username already exists' },
  email_taken: { status: 409, detail: 'email already exists' },
  idempotency_key_reused: {
    status: 409,
    detail: 'this idempotency key was used for a different request',
  },
  edit_conflict: {
    status: 409,
    detail: 'this record was changed by someone else in the meantime',
  },
  gift_not_counted: {
    status: 409,
    detail: 'this gift counts no more, take back first what ended it',
  },
  charity_details_missing: {
    status: 409,
    detail: 'a receipt names the charity: write down its name, address and identification code first',
  },
  receipt_still_right: { status: 409, detail: 'this receipt says what the ledger says, so it stands' },
  donor_unreachable: { status: 409, detail: 'nobody has left an address with this gift' },
  not_refunded: { status: 409, detail: 'this entry is no refund that stands' },
  preview_outdated: {
    status: 409,
    detail: 'the ledger or the rows are no longer as they were previewed, look at them again',
  },
  project_has_gifts: {
    status: 409,
    detail: 'gifts were made or promised to this project, archive it instead of deleting it',
  },
  picture_in_use: { status: 409, detail: 'this picture is used, take it out there before it is deleted' },
  spending_voided: {
    status: 409,
    detail: 'this never was spent, so nothing more is done to it but to take its receipt off',
  },
  nothing_to_take_back: { status: 409, detail: 'nothing of this gift was refunded or voided' },
  last_admin: { status: 409, detail: 'the last admin can neither be demoted nor disabled' },
  last_admin_stays: {
    status: 409,
    detail: 'the last admin cannot be erased: make somebody else an admin first',
  },
  erasing_oneself: { status: 409, detail: 'nobody erases themselves: ask another admin' },
  member_of_team: {
    status: 409,
    detail: 'a member of the team is not erased: take them out of the team or disable them first',
  },
  in_team_already: { status: 409, detail: 'this account belongs to the team already' },
  view_name_taken: { status: 409, detail: 'a view of this list has this name already, choose another' },
  too_many_views: { status: 409, detail: 'there are as many views of this list as there can be, delete one' },
  not_published: { status: 409, detail: 'only what is published can end' },
  letters_off: { status: 409, detail: 'this site sends no letters' },
  letter_not_resendable: {
    status: 409,
    detail: 'this letter is on its way or was sent already, or this site sends no letters',
  },
  letter_pointless: { status: 409, detail: 'what this letter was about is no more, so it says nothing' },
  no_place_left: {
    status: 409,
    detail: 'all places of this event are taken: say `beyondLimit` to give one more',
  },
  issue_on_its_way: {
    status: 409,
    detail: 'this issue is on its way to its readers or was sent, so it stays as it is',
  },
  issue_not_paused: { status: 409, detail: 'only an issue that is paused can be ended' },
  issue_not_sending: { status: 409, detail: 'this issue is not being sent' },
  issue_untranslated: {
    status: 409,
    detail: 'an issue goes to readers of both languages: write what is missing first',
  },
  newsletter_off: { status: 409, detail: 'the newsletter is not launched, so nobody is written to' },
  launch_not_ready: { status: 409, detail: 'something that this needs is still missing' },
  letter_not_dismissible: {
    status: 409,
    detail: 'this letter has not failed and is not in doubt',
  },
  giving_off: { status: 409, detail: 'gifts are not taken on this site yet' },
  project_not_open: { status: 409, detail: 'this project takes no gifts today' },
  pledge_has_gift: {
    status: 409,
    detail: 'the pledge that this gift came of is another gift by now, which would be counted twice',
  },
  pledge_settled: { status: 409, detail: 'this pledge is settled and stays as it is' },
  payment_unavailable: {
    status: 503,
    detail:
      'the page to pay on cannot be had at the moment, try again in a minute or choose another way to pay',
  },
  payment_refused: {
    status: 409,
    detail: 'whoever takes the payment refuses this one, choose another way to pay',
  },
  not_monthly: { status: 409, detail: 'there is no monthly gift that runs, so there is none to stop' },
  callback_refused: { status: 400, detail: 'this callback is not from whom it says' },
  ended: { status: 409, detail: 'this is over and takes nothing new' },
  precondition_failed: {
    status: 412,
    detail: 'this record is no longer as If-Match names it',
  },
  not_found: { status: 404, detail: 'not found' },
  method_not_allowed: { status: 405, detail: 'method not allowed' },
  request_timeout: { status: 408, detail: 'the request took too long to arrive' },
  payload_too_large: { status: 413, detail: 'request body is too large' },
  unsupported_media_type: { status: 415, detail: 'unsupported media type' },
  headers_too_large: { status: 431, detail: 'address and headers are too large' },
  rate_limited: { status: 429, detail: 'too many requests, try again later' },
  unavailable: { status: 503, detail: 'service temporarily unavailable' },
  internal: { status: 500, detail: 'internal server error' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ProblemCode = keyof typeof problems

/** One refused field. `field` is a dotted path into the input, empty for the whole of it. */
export interface FieldError {
  field: string
  code: FieldErrorCode
  message: string
}

/** Why a field is refused. The client translates the code; `message` is the English sentence. */
export const fieldErrorCodes = [
  'required',
  'invalid_type',
  'invalid_text',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_precise',
  'invalid_number',
  'number_too_small',
  'number_too_big',
  'too_many',
  'too_deep',
  'invalid_email',
  'invalid_username',
  'invalid_url',
  'invalid_video',
  'invalid_iban',
  'invalid_identification_code',
  'invalid_picture',
  'invalid_paper',
  'locked_paper',
  'active_paper',
  'picture_gone',
  'too_many_pixels',
  'invalid_date',
  'ambiguous_date',
  'invalid_datetime',
  'invalid_time',
  'invalid_month',
  'not_a_month',
  'invalid_option',
  'not_monthly',
  'invalid_cursor',
  'before_start',
  'not_above_tier',
  'not_above_sum',
  'before_beginning',
  'before_published',
  'before_2000',
  'after_today',
  'before_now',
  'after_now',
  'mismatch',
  'other_address',
  'own_address',
  'wrong_password',
  'wrong_code',
  'wrong_recovery_code',
  'too_common',
  'read_only',
  'unknown_field',
  'invalid_amount',
  'ambiguous_amount',
  'empty_file',
  'is_workbook',
  'is_web_page',
  'is_pdf',
  'not_utf8',
  'unclosed_quote',
  'uneven_row',
  'too_many_rows',
  'unknown_column',
  'unknown_record',
  'repeated',
  'changed_since',
  'recorded_already',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/**
 * The 401 texts that mean a session has ended, as clients have known them.
 * A client that reads one of these forgets the stored user and asks to sign in again.
 */
export const sessionExpiryTexts: readonly string[] = [
  problems.token_invalid.detail,
  'token invalid',
  problems.token_expired.detail,
  problems.token_missing.detail,
  problems.user_not_found.detail,
]
