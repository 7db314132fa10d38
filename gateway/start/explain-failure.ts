import { SecretUnusableError } from '../authentication/session-secret.ts'
import { ConfigError } from '../config/config.ts'
import { DataDirectoryUnusableError } from '../config/make-directory.ts'
import { errorCode } from '../core/error-code.ts'
import { ClusterUnusableError } from '../database/cluster-unusable.ts'
import { DataDirectoryInUseError } from '../database/data-directory.ts'
import { DatabaseNewerError } from '../database/migrate.ts'
import { DatabaseUnreachableError } from '../database/open.ts'
import { describeError, summarizeError } from '../log/describe-error.ts'
import { MetricsAddressError } from '../metrics/serve-metrics.ts'

type NodeError = NodeJS.ErrnoException & { address?: string; hostname?: string; port?: number }

const isNodeError = (error: unknown): error is NodeError => error instanceof Error && 'code' in error

/** A name is looked up at a start for HOST alone: whoever connects to a database says so. */
const isNoAddressOfOurs = ({ code, syscall }: NodeError): boolean =>
  code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && (code === 'ENOTFOUND' || code === 'EAI_AGAIN'))

/** Their sentences name the variable and what to do. */
const speakForThemselves = [
  ClusterUnusableError,
  DataDirectoryInUseError,
  DataDirectoryUnusableError,
  DatabaseNewerError,
  DatabaseUnreachableError,
  MetricsAddressError,
  SecretUnusableError,
]

/** The database's own sentences name accounts and values: these say the same and name none. */
const sentences: [sqlState: RegExp, sentence: string][] = [
  [/^28/, 'the database refuses the user or the password in DATABASE_URL'],
  [/^3D/, 'there is no database of the name in DATABASE_URL'],
]

const ofDatabase = (error: unknown): string | null => {
  const { code = '' } = describeError(error)
  const found = sentences.find(([sqlState]) => sqlState.test(code))
  return found ? `${found[1]} (SQLSTATE ${code}).` : null
}

/** As PostgreSQL says it, also the embedded one, which finds out as it writes. */
const diskFull = '53100'

/** What a start writes is in the data directory, or in that of a database server. */
const ofDisk = (error: unknown): string | null => {
  if (describeError(error).code === diskFull)
    return `the disk of the database is full (SQLSTATE ${diskFull}). Make room there, or, without DATABASE_URL, set DATA_DIR to a directory on another one.`
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error))
    ? 'the disk is full. Make room, or set DATA_DIR to a directory on another one.'
    : null
}

/** How Node says that it does not trust a server, or takes it for another one. */
const distrust =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_CERT_ALTNAME_INVALID)/

/** The driver's own, without a code. */
const plainServer = 'The server does not support SSL connections'

const ofEncryption = (error: unknown): string | null => {
  if (error instanceof Error && error.message === plainServer)
    return 'the database takes no encrypted connections, as sslmode in DATABASE_URL wants it. Switch TLS on there, or take sslmode out of the address.'
  const code = errorCode(error)
  return distrust.test(code)
    ? `the certificate of the database is not trusted (${code}). Name the file of the one that signed it, as sslrootcert=/path/ca.pem in DATABASE_URL, and the database by the name that the certificate has.`
    : null
}

/** Of causes behind causes. */
const most = 5

/** All that may be told of an error, each cause after what it led to. */
const inFull = (error: unknown, depth = 1): string => {
  const { statement, stack } = describeError(error)
  const lines = [summarizeError(error), statement ?? '', stack].filter(Boolean).join('\n')
  const cause = error instanceof Error && depth < most ? error.cause : undefined
  return cause instanceof Error ? `${lines}\nbecause of ${inFull(cause, depth + 1)}` : lines
}

/** What a person at a terminal is told when something could not start: what is wrong, and what to do. */
export const explainFailure = (error: unknown): string => {
  if (error instanceof ConfigError) {
    return ['The configuration cannot be used:', ...error.faults.map((fault) => `  - ${fault}`)].join('\n')
  }
  if (error instanceof Error && speakForThemselves.some((each) => error instanceof each))
    return `Cannot start: ${error.message}`
  if (isNodeError(error) && isNoAddressOfOurs(error)) {
    return `Cannot start: ${error.address ?? error.hostname} is no address of this machine. Set HOST to one it has, to 127.0.0.1, or to 0.0.0.0 for all of them.`
  }
  if (isNodeError(error) && error.code === 'EADDRINUSE') {
    return `Cannot start: port ${error.port} of ${error.address} is in use by another program. Stop it, or set PORT to another one.`
  }
  if (isNodeError(error) && error.code === 'EACCES' && error.port !== undefined) {
    return `Cannot start: port ${error.port} needs rights this user has not. Set PORT to one above 1023.`
  }
  return `Cannot start: ${ofDatabase(error) ?? ofEncryption(error) ?? ofDisk(error) ?? inFull(error)}`
}
