/** Opens a letter in whatever program the reader writes letters with. To whom, they know themselves. */
export const hostLetter = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
