import { useTranslation } from 'react-i18next'
import { isIssueOpen, newsletterIssue } from '../../../schema/newsletter-issues.ts'
import { useIssuesWithLettersQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Select } from '../../ui/select.tsx'
import { pickText } from '../list/pick-text.ts'
import { useMay } from '../use-may.ts'

interface IssueChoiceProps {
  chosen: string | null
  onChoose: (issue: string) => void
}

/** Narrows the letters to those of an issue of the newsletter: of one that is not among the last hundred, by a link to it alone. */
export const IssueChoice = ({ chosen, onChoose }: IssueChoiceProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const { data } = useIssuesWithLettersQuery({
    variables: { locale },
    skip: !may(newsletterIssue.permissions.read),
  })
  const issues = (data?.issues?.nodes ?? [])
    .filter(({ state }) => !isIssueOpen(state))
    .map(({ id, translations }) => [id, pickText(translations, 'title', locale).text] as const)
  if (issues.length === 0 && chosen === null) return null
  const isListed = issues.some(([id]) => id === chosen)
  return (
    <Select
      label={t('letters.issue.label')}
      value={chosen ?? ''}
      options={[
        ['', t('letters.issue.all')],
        ...(chosen === null || isListed ? [] : [[chosen, t('letters.issue.one')] as const]),
        ...issues,
      ]}
      onChoose={onChoose}
      isPillOnPhone
      className="max-sm:shrink-0 sm:max-w-72 sm:flex-1 sm:basis-56"
    />
  )
}
