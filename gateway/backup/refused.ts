/** A backup or a restore that was not begun, or has come to nothing. The message says why, and what to do. */
export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError'
}
