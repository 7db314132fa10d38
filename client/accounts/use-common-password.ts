import { useState } from 'react'
import { passwordLength } from '../../schema/accounts.ts'
import { logFailure } from '../lib/log-failure.ts'
import { waitForPointerUp } from '../lib/wait-for-pointer-up.ts'

interface CommonPassword {
  /** Whether the password, as it is now, has been looked for and found. */
  isCommon: boolean
  look: () => Promise<void>
}

/** Looks for a password among the common ones. Their list is long and is loaded with the first that may be one. */
export const useCommonPassword = (password: string): CommonPassword => {
  const [found, setFound] = useState<string | null>(null)

  const look = async (): Promise<void> => {
    if (password.length < passwordLength.minimum) return
    try {
      const { isCommonPassword } = await import('../../schema/common-passwords.ts')
      await waitForPointerUp()
      if (isCommonPassword(password)) setFound(password)
    } catch (error) {
      logFailure('The common passwords could not be loaded.', error)
    }
  }

  return { isCommon: password === found, look }
}
