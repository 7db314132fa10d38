import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSessionEnd } from '../../lib/session-end.ts'
import { Card } from '../../ui/card.tsx'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/select.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useProjectChoice } from '../gifts/use-project-choice.ts'
import { elsewhere, summaryOf } from './choices.ts'
import { ImportFoot } from './import-foot.tsx'
import { ImportList } from './import-list.tsx'
import { KnownColumns } from './known-columns.tsx'
import { MappingForm } from './mapping-form.tsx'
import { StatementFile } from './statement-file.tsx'
import { StatementRows } from './statement-rows.tsx'
import { type Statement, useStatement } from './use-statement.ts'

/** What the columns hold: asked where the file does not tell, else folded away. */
const Columns = ({ statement }: { statement: Statement }) => {
  const { t } = useTranslation('admin')
  const { isOpen, button, region } = useDisclosure()
  const { preview, draft } = statement
  if (!preview || !draft) return null
  // A file and a mapping have a form of their own: what it begins with is what is known of them.
  const form = (
    <MappingForm
      key={`${statement.opened} ${JSON.stringify(preview.mapping)}`}
      preview={preview}
      statement={statement}
    />
  )
  if (!preview.complete) {
    return (
      <Card as="section" className="mt-5 p-5">
        <h2 className="text-h3 text-title">{t('imports.columns.title')}</h2>
        <p className="mt-1">{t('imports.columns.ask')}</p>
        {preview.headerLine === 0 && <p className="mt-1">{t('imports.columns.noHeader')}</p>}
        {form}
      </Card>
    )
  }
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DisclosureButton {...button}>{t('imports.columns.title')}</DisclosureButton>
        <KnownColumns isRemembered={preview.remembered} hasReference={preview.mapping.reference !== null} />
      </div>
      <div {...region}>{isOpen && <Card className="mt-3 p-5 pt-1">{form}</Card>}</div>
    </div>
  )
}

/** The rows of a file that was read, and what they are for. */
const Rows = ({ statement, onWritten }: { statement: Statement; onWritten: () => void }) => {
  const { t } = useTranslation('admin')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useProjectChoice()
  const projects = (data?.projects?.nodes ?? []).map(({ id, title }) => [id, title] as const)
  const rows = statement.rows()
  const summary = summaryOf(rows)
  const projectId = statement.draft?.projectId ?? ''
  const others = projectId === '' ? 0 : elsewhere(rows, projectId)

  const write = (): void => {
    setMissing(projectId === '')
    if (projectId === '') field.current?.querySelector('select')?.focus()
    else void statement.write(rows, summary.gifts, summary.sum).then((isWritten) => isWritten && onWritten())
  }

  return (
    <>
      <div ref={field} className="mt-5 max-w-140">
        <SelectField
          label={t('imports.project')}
          hint={[
            t('imports.projectHint'),
            ...(others > 0 ? [t('imports.elsewhere', { count: others })] : []),
          ].join(' ')}
          error={isMissing && projectId === '' ? t('imports.chooseProject') : undefined}
          value={projectId}
          options={[['', t('imports.chooseProject')], ...projects]}
          onChange={({ currentTarget }) => statement.chooseProject(currentTarget.value)}
        />
        <div role="alert" className="empty:hidden">
          {error && !isSessionEnd(error) && (
            <p className="flex flex-wrap items-center gap-x-3 pt-1 text-small text-error">
              {t('gifts.projectsFailed')}
              <button
                type="button"
                onClick={() => void refetch().catch(() => undefined)}
                className="text-link min-h-8"
              >
                {t('list.retry')}
              </button>
            </p>
          )}
        </div>
      </div>
      <StatementRows
        key={statement.opened}
        rows={rows}
        summary={summary}
        projects={projects}
        projectId={projectId}
        onChoose={statement.chooseRows}
      />
      <ImportFoot
        summary={summary}
        failure={statement.failure}
        isWriting={statement.isWriting}
        onLeaveOut={() => statement.chooseRows(summary.inTheWay, { included: false })}
        onWrite={write}
      />
    </>
  )
}

/** Gifts from the statement of a bank: chosen, looked at, written all at once. */
const ImportPage = () => {
  const { t } = useTranslation('admin')
  const statement = useStatement()
  const file = useRef<HTMLInputElement>(null)

  /** Whoever has gone on elsewhere meanwhile stays there. */
  const comeBack = (): void => {
    if (document.activeElement === document.body) file.current?.focus()
  }

  return (
    <div className="max-w-300">
      <AdminPage texts={t('imports.page', { returnObjects: true })}>
        <StatementFile statement={statement} field={file} />
        <Columns statement={statement} />
        {statement.preview?.complete && <Rows statement={statement} onWritten={comeBack} />}
        <ImportList />
      </AdminPage>
    </div>
  )
}

export { ImportPage as Component }
