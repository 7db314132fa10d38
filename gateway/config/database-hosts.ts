/** Where one server of a database listens, and its address with all else that was said. */
export interface DatabaseHost {
  host: string
  port: number
  url: string
}

/** The servers that an address names, at least one. */
export interface DatabaseHosts {
  hosts: readonly [DatabaseHost, ...DatabaseHost[]]
  /** Whether the one is to be looked for that takes writes: it may be another one later. */
  seeksPrimary: boolean
}

/** PostgreSQL's own. */
const defaultPort = 5432

/** Of those that libpq knows, what makes sense for who writes. */
const writable = new Set(['any', 'read-write', 'primary'])

const parameter = 'target_session_attrs'

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s

/** Whether every `%` begins a character, as the driver takes each part apart. */
const isDecodable = ({ username, password, hostname, pathname }: URL): boolean => {
  try {
    for (const part of [username, password, hostname, pathname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** The host is a name, an IPv4 address, an IPv6 one in brackets, which the driver is not given, or the folder of a socket. */
const readHost = (address: string): DatabaseHost | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!isDecodable(url)) return null
  const { hostname, port, searchParams } = url
  const host = decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1') || (searchParams.get('host') ?? '')
  const isSaid = searchParams.has(parameter)
  searchParams.delete(parameter)
  return { host, port: port === '' ? defaultPort : Number(port), url: isSaid ? url.href : address }
}

/**
 * Reads an address in the form of libpq: `postgresql://user:password@one:5432,two:5433/name?target_session_attrs=read-write`.
 * Of several hosts the primary is always looked for; of a single one, which may be a proxy's, where it is said so.
 * @returns null where it is none, or wants a server that takes no writes
 */
export const readDatabaseHosts = (address: string): DatabaseHosts | null => {
  const [, before = '', authorities = '', after = ''] = parts.exec(address) ?? []
  // Of a password that is written as it is, the rest would be a port, a database or nothing.
  if (before === '' || /[@#]/.test(after)) return null
  const addresses = authorities.split(',').map((authority) => `${before}${authority}${after}`)
  const [first, ...others] = addresses.map(readHost).filter((host) => host !== null)
  if (first === undefined || others.length + 1 !== addresses.length) return null
  if (others.length > 0 && [first, ...others].some(({ host }) => host === '')) return null
  const wanted = new URL(addresses[0] ?? '').searchParams.get(parameter)
  if (wanted !== null && !writable.has(wanted)) return null
  const seeksPrimary = others.length > 0 || (wanted !== null && wanted !== 'any')
  return { hosts: [first, ...others], seeksPrimary }
}
