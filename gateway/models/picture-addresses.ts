import { plainFields, type WithFields } from '../../schema/model.ts'
import { isPicturePath } from '../../schema/pictures.ts'
import type { WrittenColumns } from './columns.ts'

/**
 * The addresses of a model's uploaded pictures: kept as paths, so that the site can move, and shown whole to programs
 * elsewhere, where the site knows its own address, `https://dogs.example`. Its drawings stay paths, as pages know them.
 */
export const pictureAddresses = (model: WithFields, site: string | null) => {
  const names = plainFields(model).flatMap(([name, { kind }]) => (kind === 'picture' ? [name] : []))

  const shown = (address: unknown): unknown =>
    site !== null && typeof address === 'string' && isPicturePath(address) ? `${site}${address}` : address

  const kept = (address: unknown): unknown => {
    if (site === null || typeof address !== 'string' || !address.startsWith(`${site}/`)) return address
    const path = address.slice(site.length)
    return isPicturePath(path) ? path : address
  }

  return {
    /** Makes of a record that was read what is answered. */
    show: <Of extends object>(record: Of): Of => {
      for (const name of names)
        if (name in record) Reflect.set(record, name, shown(Reflect.get(record, name)))
      return record
    },

    /** What is written, without what stands there already under its other address. */
    keep: (columns: WrittenColumns, stood: object = {}): WrittenColumns => {
      const changed = { ...columns }
      for (const name of names) {
        if (!(name in changed)) continue
        if (kept(changed[name]) === kept(Reflect.get(stood, name))) delete changed[name]
        else changed[name] = kept(changed[name])
      }
      return changed
    },
  }
}
