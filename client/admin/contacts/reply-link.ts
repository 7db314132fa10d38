/** Opens a letter to `email` in whatever program the reader writes letters with. */
export const replyLink = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
