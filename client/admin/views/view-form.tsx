import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { savedView } from '../../../schema/saved-views.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'

const shape = z.strictObject({ name: savedView.fields.name.shape })

interface Named {
  name: string
}

interface ViewFormProps {
  /** What the view is called so far; empty for a new one. */
  name: string
  send: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks what a view is called. */
export const ViewForm = ({ name, send, onClose }: ViewFormProps) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const { submit, isSending, field, setFocus } = useCheckedForm<Named, Named>({
    names: ['name'],
    labelOf: () => t('views.name'),
    defaultValues: { name },
    check: (typed) => checkByShape(shape, typed),
    send: (input) => send(input.name),
    // A name that is taken is a refusal of its field.
    refusedBy: ({ code, fields }) => (code === 'view_name_taken' ? [{ field: 'name', code }] : fields),
    onFailed: (error, isSaidAtFields) => {
      if (!isSaidAtFields && !isSessionEnd(error)) toast.error(problemText(error))
    },
  })
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  return (
    <section
      aria-label={t(name === '' ? 'views.save' : 'views.renameNamed', { name })}
      className="mb-3 block rounded-card border border-line bg-surface px-4 py-4 shadow-card print:hidden"
    >
      <Form
        onSubmit={submit}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="flex flex-wrap items-end gap-3"
      >
        <Field
          {...field('name')}
          label={t('views.name')}
          hint={name === '' ? t('views.hint') : undefined}
          autoComplete="off"
          required
          className="min-w-0 flex-1 basis-72"
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={isSending} className={buttonClass('primary', 'small')}>
            {t('views.keep')}
          </button>
          <button type="button" onClick={onClose} className={buttonClass('secondary', 'small')}>
            {t('views.cancel')}
          </button>
        </div>
      </Form>
    </section>
  )
}
