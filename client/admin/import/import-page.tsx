import { CircleAlert, FileUp } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Model } from '../../../schema/model.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { AdminPage, type PageTexts } from '../admin-page.tsx'
import { fieldLabel } from './field-label.ts'
import { useFileFaults } from './file-faults.ts'
import { PreviewTable } from './preview-table.tsx'
import type { FileFault } from './read-file.ts'
import { type ImportOperations, useImport } from './use-import.ts'
import { WhoSeesNew } from './who-sees-new.tsx'

interface ImportPageProps {
  model: Pick<Model, 'fields'>
  page: PageTexts
  /** The list that the records stand in. */
  list: { path: string; text: string }
  operations: ImportOperations
}

/** A file of records on its way in: chosen, looked at row by row, written all at once. */
export const ImportPage = ({ model, page, list, operations }: ImportPageProps) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const fileFaults = useFileFaults()
  const errorText = useFieldErrorText()
  const locale = useLocale()
  const hint = useId()
  const summary = useRef<HTMLHeadingElement>(null)
  const { state, choose, lookAgain, write } = useImport({
    ...operations,
    listPath: list.path,
    onWritten: (counts) => toast.success(t('import.done', counts)),
  })
  const faultText = ({ name, fault }: { name: string; fault: FileFault }): string =>
    fault === 'tooLarge' || fault === 'unreadable' ? t(`import.faults.${fault}`) : errorText(fault, name)
  const isShown = state.step === 'shown'
  // Whoever chose a file goes on where it is told what comes of it.
  useEffect(() => {
    if (isShown) summary.current?.focus({ preventScroll: true })
  }, [isShown])

  const error = 'error' in state ? state.error : null
  const faults = error ? fileFaults(error) : []
  const refused = state.step === 'choose' ? state.refused : null
  const preview = 'preview' in state ? state.preview : null
  const total = preview ? preview.created + preview.changed : 0
  const isWriting = state.step === 'writing'

  return (
    <AdminPage
      texts={page}
      action={
        <Link to={list.path} className={buttonClass('secondary', 'small')}>
          {list.text}
        </Link>
      }
    >
      <section className="mb-5 rounded-card border border-line bg-surface px-5 py-5 shadow-card sm:px-6">
        <p id={hint} className="mb-4 max-w-prose">
          {t('import.hint')}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <label
            className={`${buttonClass(preview ? 'secondary' : 'primary', 'small')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
          >
            <input
              type="file"
              accept=".csv,text/csv"
              aria-describedby={hint}
              disabled={isWriting}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) choose(file)
                currentTarget.value = ''
              }}
              className="sr-only"
            />
            <FileUp aria-hidden="true" className="size-4.5" />
            {t('file' in state ? 'import.chooseAnother' : 'import.choose')}
          </label>
          {'file' in state && (
            <p className="min-w-0 text-small text-ink-soft wrap-anywhere">{state.file.name}</p>
          )}
        </div>
        <div role="alert">
          {refused || error ? (
            <div className="mt-4 flex items-start gap-2 text-small text-error">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              <div>
                {refused && <p className="wrap-anywhere">{faultText(refused)}</p>}
                {faults.map((fault) => (
                  <p key={fault}>{fault}</p>
                ))}
                {error && faults.length === 0 ? <p>{problemText(error)}</p> : null}
              </div>
            </div>
          ) : null}
        </div>
        {state.step === 'failed' && problemOf(error)?.code !== 'validation_failed' && (
          <button
            type="button"
            onClick={() => lookAgain(state.file)}
            className={`${buttonClass('secondary', 'small')} mt-4`}
          >
            {t('list.retry')}
          </button>
        )}
        <p role="status" className="text-small text-ink-soft not-empty:mt-4">
          {state.step === 'looking' && t('import.looking')}
          {isWriting && t('import.writing', { count: total })}
        </p>
      </section>
      {preview && (
        <section aria-busy={isWriting} className={isWriting ? 'opacity-60' : ''}>
          <h2 ref={summary} tabIndex={-1} className="mb-1 text-h3 text-title outline-none">
            {total > 0
              ? t('import.summary', { created: preview.created, changed: preview.changed })
              : t('import.nothing')}
          </h2>
          <p className="mb-3 text-small text-ink-soft">
            {t('import.rest', { unchanged: preview.unchanged, refused: preview.refused })}
          </p>
          <WhoSeesNew model={model} created={preview.created} />
          {preview.notTaken.length > 0 && (
            <ul className="mb-4 max-w-prose text-small">
              {preview.notTaken.map(({ field, rows }) => (
                <li key={field}>
                  {t('import.notTaken', {
                    label: fieldLabel(model, field, locale).label,
                    count: rows,
                  })}
                </li>
              ))}
            </ul>
          )}
          {preview.refused > 0 && <p className="mb-4 max-w-prose text-error">{t('import.allOrNothing')}</p>}
          <PreviewTable model={model} rows={preview.rows} />
          {total > 0 && preview.refused === 0 && 'file' in state && (
            <div className="sticky bottom-0 mt-5 border-t border-line bg-paper py-4">
              <button
                type="button"
                aria-disabled={isWriting}
                onClick={() => write(state.file, preview)}
                className={buttonClass('primary')}
              >
                {t('import.write', { count: total })}
              </button>
            </div>
          )}
        </section>
      )}
    </AdminPage>
  )
}
