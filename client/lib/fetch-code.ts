import { isServerThere } from './is-server-there.ts'

/** Code, or texts, that did not arrive. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode'

  constructor(
    /** Whether the server is there all the same: then it has another version, or the browser keeps the failure. */
    readonly isOutdated: boolean,
    options: ErrorOptions,
  ) {
    super('code of the site did not arrive', options)
  }
}

/** Fetches what somebody waits for. What did not arrive is asked for once more where the server is there. */
export const fetchCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load()
  } catch (cause) {
    // On the server there is nobody else to ask.
    if (typeof document === 'undefined') throw cause
    if (!(await isServerThere())) throw new MissingCode(false, { cause })
  }
  try {
    return await load()
  } catch (cause) {
    throw new MissingCode(true, { cause })
  }
}
