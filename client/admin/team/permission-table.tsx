import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { roleOptions } from '../../../schema/accounts.ts'
import { namesOf } from '../../../schema/model.ts'
import { mayRole, type Permission, permissions } from '../../../schema/permissions.ts'
import { roles, worksHere } from '../../../schema/roles.ts'
import { useLocale } from '../../i18n/use-locale.ts'

const teamRoles = roles.filter(worksHere).reverse()
const cell = 'border-t border-line px-3 py-2.5 text-left first:pl-5.5'
/** On a telephone each permission is a card: the names of roles are too long to stand side by side. */
const card = 'max-sm:block max-sm:border-0 max-sm:px-4 max-sm:py-0.5 max-sm:first:pl-4'

/** Who may do what, as the gateway asks it. */
export const PermissionTable = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const texts: Record<string, string> = t('team.permissions', { returnObjects: true })
  const textOf = (permission: Permission) => texts[permission.replace(':', '_')]
  return (
    <section className="max-w-200 min-w-0">
      <h2 className="mb-3 text-h3 text-title">{t('team.table')}</h2>
      <section
        aria-label={t('team.table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where there is no room for it, the keyboard moves it too.
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card"
      >
        <table className="w-full border-separate border-spacing-0 text-small max-sm:block">
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col" className={`${cell} border-t-0`}>
                <span className="sr-only">{t('team.permission')}</span>
              </th>
              {teamRoles.map((role) => (
                <th key={role} scope="col" className={`${cell} border-t-0 font-semibold`}>
                  {roleOptions[role].label[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {namesOf(permissions).map((permission) => (
              <tr
                key={permission}
                className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-2.5 max-sm:first:border-0"
              >
                <th scope="row" className={`${cell} ${card} font-normal max-sm:font-semibold`}>
                  {textOf(permission)}
                </th>
                {teamRoles.map((role) => (
                  <td key={role} className={`${cell} ${card}`}>
                    <span aria-hidden="true" className="sm:hidden">
                      {roleOptions[role].label[locale]}:{' '}
                    </span>
                    {mayRole(role, permission) ? (
                      <span className="inline-flex items-center gap-1.5 max-sm:font-semibold">
                        <Check aria-hidden="true" className="size-4.5 max-sm:hidden" />
                        {t('team.yes')}
                      </span>
                    ) : (
                      <span className="text-ink-soft">{t('team.no')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
