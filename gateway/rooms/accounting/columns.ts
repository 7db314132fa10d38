import { isOtherLine, type OtherLine } from '../../../schema/accounts-page.ts'
import type { Localized, Words } from '../../../schema/model.ts'
import { inLocale } from '../../core/localized.ts'
import { type Column, column } from '../../models/file-columns.ts'
import type { AccountsCell } from './add-up.ts'

const others: Record<OtherLine, Words> = {
  charity: { en: 'The charity as a whole', ka: 'მთლიანად ორგანიზაცია' },
  others: { en: 'Other projects', ka: 'სხვა პროექტები' },
}

/** What the file has of each line in each month. */
export const accountsColumns = (titles: ReadonlyMap<string, Localized>): readonly Column<AccountsCell>[] => [
  column('Month', 'თვე', ({ month }) => month),
  column('For', 'რისთვის', ({ line }, locale) =>
    isOtherLine(line) ? others[line][locale] : inLocale(titles.get(line) ?? { en: null, ka: null }, locale),
  ),
  column('Promised here and came, lari', 'აქ დაპირებული და ჩარიცხული, ლარი', ({ pledged }) => pledged),
  column('Confirmed, lari', 'დადასტურებული, ლარი', ({ confirmed }) => confirmed),
  column('Refunded, lari', 'დაბრუნებული, ლარი', ({ refunded }) => refunded),
  column('Spent, lari', 'დახარჯული, ლარი', ({ spent }) => spent),
]
