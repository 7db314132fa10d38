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
  password_too_common: {
    status: 403,
    detail: 'this password is too common for this account, ask whoever runs the site for a new one',
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
  nothing_to_take_back: { status: 409, detail: 'nothing of this gift was refunded or voided' },
  precondition_failed: {
    status: 412,
    detail: 'this record is no longer as If-Match names it',
  },
  not_found: { status: 404, detail: 'not found' },
  method_not_allowed: { status: 405, detail: 'method not allowed' },
  payload_too_large: { status: 413, detail: 'request body is too large' },
  unsupported_media_type: { status: 415, detail: 'unsupported media type' },
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
  'too_many',
  'too_deep',
  'invalid_email',
  'invalid_username',
  'invalid_url',
  'invalid_video',
  'invalid_picture',
  'too_many_pixels',
  'invalid_date',
  'invalid_datetime',
  'invalid_month',
  'invalid_option',
  'invalid_cursor',
  'before_start',
  'before_2000',
  'after_today',
  'mismatch',
  'too_common',
  'read_only',
  'unknown_field',
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
