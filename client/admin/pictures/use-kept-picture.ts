import { publicIdOf } from '../../../schema/pictures.ts'
import { type KeptPictureFragment, useAdminPictureQuery } from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'

const isOurs = (address: string): boolean =>
  URL.canParse(address, window.location.href) &&
  new URL(address, window.location.href).origin === window.location.origin

/** The kept picture at an address; nothing where it is kept elsewhere, or is not known yet. */
export const useKeptPicture = (address: string): KeptPictureFragment | null => {
  const id = isOurs(address) ? publicIdOf(address) : null
  const { data } = useAdminPictureQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  return unmask(data?.picture) ?? null
}
