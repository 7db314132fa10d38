/** The form a username or an email is compared in: one person whatever the case or the keyboard. */
export const lookupKey = (value: string): string => value.normalize('NFKC').toLowerCase()
