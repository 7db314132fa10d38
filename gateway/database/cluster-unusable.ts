/** The files of an embedded database are not to be opened. The message says what to do. */
export class ClusterUnusableError extends Error {
  override readonly name = 'ClusterUnusableError'

  constructor(directory: string, cause: unknown) {
    super(
      `the embedded database in ${directory} cannot be opened: its files are damaged, or not all there (${cause instanceof Error ? cause.message : String(cause)}). Keep them, set DATA_DIR to an empty directory, and bring the last backup back there with npm run restore -- <file>.`,
      { cause },
    )
  }
}
