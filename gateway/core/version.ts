/** A version that every update raises, in SQL. */
export const nextVersion = () => 'version + 1'

/** What an update must find, so that it never overwrites a version its writer has not seen. */
export const ofVersion = (version: number | undefined): { version?: number } =>
  version === undefined ? {} : { version }
