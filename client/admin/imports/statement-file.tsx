import { CircleAlert, FileSpreadsheet } from 'lucide-react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { oldEncodings } from '../../lib/decode-file.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import type { Statement } from './use-statement.ts'

/** Characters of a file by which one sees whether its letters can be read, and how many stand before the first of them. */
const sampled = 120
const before = 20

const sampleOf = (csv: string): string => {
  const from = Math.max(0, csv.search(/\P{ASCII}/u) - before)
  return csv.slice(from, from + sampled)
}

interface StatementFileProps {
  statement: Statement
  /** The field of the file, where the focus goes when all that stands below it does. */
  field: RefObject<HTMLInputElement | null>
}

/** Which file it is, and what cannot be read of it. */
export const StatementFile = ({ statement, field }: StatementFileProps) => {
  const { t } = useTranslation('admin')
  const { draft, refusal, isReading, isRestored, isWriting, encoding, preview } = statement

  const startOver = (): void => {
    flushSync(statement.startOver)
    field.current?.focus()
  }

  return (
    <Card className="grid gap-4 p-5">
      {!draft && <p className="max-w-160">{t('imports.intro')}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {draft && (
          <p className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
            <FileSpreadsheet aria-hidden="true" className="mr-2 inline size-5 align-text-bottom" />
            {draft.fileName}
          </p>
        )}
        <label
          className={`${buttonClass(draft ? 'secondary' : 'primary', draft ? 'small' : 'medium')} ${isWriting ? 'opacity-60' : 'cursor-pointer'} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
        >
          <input
            ref={field}
            type="file"
            disabled={isWriting}
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void statement.open(file)
              currentTarget.value = ''
            }}
            className="sr-only"
          />
          {t(draft ? 'imports.chooseOther' : 'imports.choose')}
        </label>
        {draft && (
          <button
            type="button"
            aria-disabled={isWriting}
            onClick={startOver}
            className="text-link inline-flex min-h-8 items-center aria-disabled:opacity-60"
          >
            {t('imports.startOver')}
          </button>
        )}
      </div>
      {!draft && <p className="text-small text-ink-soft">{t('imports.limits')}</p>}
      {isRestored && preview && (
        <p className="rounded-field border border-line bg-ochre-300/40 px-4 py-3 text-small">
          {t('imports.restored')}
        </p>
      )}
      {encoding && draft && (
        <div className="grid max-w-140 gap-2">
          <Select
            label={t('imports.letters.label')}
            value={encoding}
            options={oldEncodings.map((each) => [each, t(`imports.letters.${each}`)] as const)}
            onChoose={statement.chooseEncoding}
          />
          <p className="text-small text-ink-soft">{t('imports.letters.hint')}</p>
          <p className="text-small wrap-anywhere">
            {t('imports.letters.sample', { text: sampleOf(draft.csv) })}
          </p>
        </div>
      )}
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isReading && t('imports.reading')}
      </p>
      <div role="alert" className="empty:hidden">
        {refusal && (
          <div className="rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3 text-small text-error">
            <p className="flex items-start gap-2.5 font-semibold">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {t('imports.refused')}
            </p>
            <ul className="mt-1 list-disc pl-11">
              {refusal.texts.map((text) => (
                <li key={text} className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
            {refusal.isMendable && <p className="mt-1 pl-7.5">{t('imports.refusedHint')}</p>}
            {refusal.isOfDraft && (
              <button
                type="button"
                onClick={statement.lookAgain}
                className="text-link ml-7.5 inline-flex min-h-8 items-center"
              >
                {t('imports.again')}
              </button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}
