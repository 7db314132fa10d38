import { ConfigError } from './config.ts'
import { DataDirectoryInUseError } from './database/data-directory.ts'

const isNodeError = (error: unknown): error is NodeJS.ErrnoException & { address?: string; port?: number } =>
  error instanceof Error && 'code' in error

/** What a person at a terminal is told when something could not start: what is wrong, and what to do. */
export const explainFailure = (error: unknown): string => {
  if (error instanceof ConfigError) {
    return ['The configuration cannot be used:', ...error.faults.map((fault) => `  - ${fault}`)].join('\n')
  }
  if (error instanceof DataDirectoryInUseError) return `Cannot start: ${error.message}`
  if (isNodeError(error) && error.code === 'EADDRINUSE') {
    return `Cannot start: port ${error.port} of ${error.address} is in use by another program. Stop it, or set PORT to another one.`
  }
  if (isNodeError(error) && error.code === 'EACCES' && error.port !== undefined) {
    return `Cannot start: port ${error.port} needs rights this user has not. Set PORT to one above 1023.`
  }
  return `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
