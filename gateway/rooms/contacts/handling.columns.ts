/** Of an account `u`. */
export const fullName = `u.first_name || ' ' || u.last_name`

export const noteCount = (message: string): string =>
  `(select count(*)::int from message_notes n where n.message_id = ${message}.id)`
