import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { galleryChange } from '../../schema/gallery.ts'
import { text } from '../admin/form/field-kinds.tsx'
import type { Loaded, RecordFields } from '../admin/form/record-fields.ts'
import { type RecordForm, type RecordFormOptions, useRecordForm } from '../admin/form/use-record-form.ts'
import { allTexts } from '../i18n/all-texts.ts'
import { createI18n } from '../i18n/i18n.ts'

export type Name = 'first' | 'second'

const record: RecordFields<Name, typeof galleryChange> = {
  shape: galleryChange,
  fields: { first: { path: 'videoLinks.0', kind: text }, second: { path: 'videoLinks.1', kind: text } },
}

export const [film, otherFilm, thirdFilm] = ['aqz-KE-bpKQ', 'SkVqJ1SGeL0', 'Z4C82eyhwgU'] as const
export const loaded = (first: string, second: string, version: number): Loaded<Name> => ({
  texts: { first, second },
  version,
})

/** What a save meets that was made from a version which is no longer the current one. */
export const conflict = new CombinedGraphQLErrors({
  errors: [{ message: 'no', extensions: { code: 'edit_conflict' } }],
})

type Options = Pick<RecordFormOptions<Name, typeof galleryChange, Loaded<Name>>, 'save'> &
  Partial<RecordFormOptions<Name, typeof galleryChange, Loaded<Name>>>

interface InputsProps {
  options: Options
  onDraw: (form: RecordForm<Name>) => void
}

const Inputs = ({ options, onDraw }: InputsProps) => {
  const form = useRecordForm({
    record,
    start: loaded(film, '', 1),
    place: () => '/form',
    reload: () => Promise.reject(new Error('nobody asked')),
    ...options,
  })
  onDraw(form)
  const [{ error: _, ...first }, { error: __, ...second }] = [form.field('first'), form.field('second')]
  return (
    <form onSubmit={form.submit}>
      <input {...first} aria-label="first" />
      <input {...second} aria-label="second" />
      <button type="submit">Save</button>
    </form>
  )
}

/** Draws the form and answers what it is drawn from, as it was drawn last. */
export const openForm = (options: Options): (() => RecordForm<Name>) => {
  const drawn: RecordForm<Name>[] = []
  render(
    <MemoryRouter initialEntries={[`/${crypto.randomUUID()}`]}>
      <I18nextProvider i18n={createI18n('en', allTexts)}>
        <Inputs options={options} onDraw={(form) => drawn.push(form)} />
      </I18nextProvider>
    </MemoryRouter>,
  )
  return () => {
    const last = drawn.at(-1)
    if (!last) throw new Error('nothing is drawn')
    return last
  }
}

export const typeInto = (label: Name, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
/** Presses the button. */
export const press = () => act(async () => fireEvent.click(screen.getByRole('button')))
