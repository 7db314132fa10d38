import { type Charity, charity, charityChange } from '../../../schema/charity.ts'
import type { Locale } from '../../../schema/locales.ts'
import { fieldError } from '../../../schema/validation.ts'
import { parse } from '../../core/parse.ts'
import { Problem, validationFailed } from '../../core/problem.ts'
import type { MadeFrom } from '../../core/version-tags.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { changedKeptFields, toChangedColumns } from '../../models/columns.ts'
import { requireVersion } from '../../models/records.service.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { CharityRepository } from './charity.repository.ts'

interface Dependencies {
  repository: CharityRepository
  accounts: Pick<AccountsService, 'proveForTeam'>
  outbox: Outbox | null
}

/** Whom people give to, and by which account. */
export const createCharityService = ({ repository, accounts, outbox }: Dependencies) => ({
  /** The same for whoever gives: what is told of it stands where giving is launched. */
  details: repository.get,

  get: (viewer: Viewer): Promise<Charity> => {
    requirePermission(viewer, charity.permissions.read)
    return repository.get()
  },

  /**
   * Changes what `input` names and keeps the rest. Another account asks for the password of whoever changes it, and is told to
   * every admin by letter.
   * @throws Problem `validation_failed`, `edit_conflict`, `precondition_failed`, `rate_limited` after wrong passwords
   */
  update: async (
    viewer: Viewer,
    input: unknown,
    { locale, address }: { locale: Locale; address: string },
    from: MadeFrom = null,
  ): Promise<Charity> => {
    requirePermission(viewer, charity.permissions.write)
    const { version, currentPassword, ...given } = parse(charityChange, input)
    const isOther = ({ iban }: Charity): boolean => given.iban !== undefined && given.iban !== iban
    const isProven = isOther(await repository.get())
    if (isProven) {
      if (currentPassword === undefined) throw validationFailed([fieldError('currentPassword', 'required')])
      await accounts.proveForTeam(viewer, currentPassword, address)
    }
    return repository.update((stood) => {
      requireVersion(stood, version, from)
      const refused = changedKeptFields(charity, stood, given).map((name) => fieldError(name, 'read_only'))
      if (refused.length > 0) throw validationFailed(refused)
      // Somebody has changed it since it was looked at, and nobody has asked for the password.
      if (isOther(stood) && !isProven) throw new Problem('edit_conflict')
      return toChangedColumns(charity, stood, given, locale)
    }, outbox)
  },
})

export type CharityService = ReturnType<typeof createCharityService>
