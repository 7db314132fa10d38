/** What the system, Node or a library calls an error. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'for a reason unknown'
