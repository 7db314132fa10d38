import { useTranslation } from 'react-i18next'
import type { AdminGalleryQuery } from '../../generated/admin-operations.ts'
import { filmsOf } from '../../home/films.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { useUnsavedWork } from '../../lib/unsaved-work.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { ConflictPanel } from '../form/conflict-panel.tsx'
import { RestoredNotice } from '../form/restored-notice.tsx'
import { usePausedLinks } from './use-paused-links.ts'
import { useSlotLabel, useVideoForm } from './use-video-form.ts'
import { slotDrawings, slots } from './video-fields.ts'
import { VideoPreview } from './video-preview.tsx'

interface GalleryFormProps {
  gallery: AdminGalleryQuery['gallery']
}

/** The three slots of the gallery, each with what its link becomes on the site. */
export const GalleryForm = ({ gallery }: GalleryFormProps) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const form = useVideoForm(gallery)
  useUnsavedWork(form.isChanged)
  const isSaving = form.status === 'saving'
  const labelOf = useSlotLabel()
  const links = usePausedLinks(form.texts)
  const films = filmsOf(slots.map((slot) => links[slot]))
  return (
    <Form onSubmit={form.submit} className="grid max-w-240 gap-6">
      <p className="max-w-text text-ink-soft">{t('gallery.lead')}</p>
      {form.isRestored && <RestoredNotice />}
      {form.conflict && (
        <ConflictPanel
          key={form.conflict.version}
          conflict={form.conflict}
          labelOf={labelOf}
          onResolve={form.resolveConflict}
        />
      )}
      <ol className="grid gap-6">
        {slots.map((slot, index) => (
          <li
            key={slot}
            className="grid items-start gap-x-7 gap-y-4 rounded-card border border-line bg-surface px-5 py-5.5 shadow-card sm:px-6 md:grid-cols-[minmax(0,1fr)_20rem]"
          >
            <Field
              {...form.field(slot)}
              label={labelOf(slot)}
              hint={t('gallery.hint')}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <VideoPreview
              number={index + 1}
              name={films.find(({ drawing }) => drawing === slotDrawings[slot])?.name ?? slot}
              drawing={slotDrawings[slot]}
              link={links[slot]}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" aria-disabled={isSaving} className={buttonClass('primary')}>
          {t(isSaving ? 'gallery.saving' : 'gallery.save')}
        </button>
        {form.status === 'failed' && form.error !== undefined && (
          <p role="status" className="min-w-0 flex-1 basis-60 text-small">
            <span className="block">{problemText(form.error)}</span>
            <span className="block">{t('form.keptForYou')}</span>
          </p>
        )}
      </div>
    </Form>
  )
}
