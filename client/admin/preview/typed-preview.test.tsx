// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { TypedPreview } from './typed-preview.tsx'

const Page = ({ title }: { title: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <h1>{title}</h1>
      <p>{t('projects.back')}</p>
      <Link to="/elsewhere">A way elsewhere</Link>
      <form onSubmit={() => sent('inside')}>
        <button type="submit">Send inside</button>
      </form>
    </>
  )
}

const sent = vi.fn()

const titles = { en: 'A warm winter', ka: 'თბილი ზამთარი' }

const open = () => {
  renderAdmin(
    <form onSubmit={() => sent('outside')}>
      <input aria-label="Title" />
      <TypedPreview>{(locale) => <Page title={titles[locale]} />}</TypedPreview>
    </form>,
  )
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'A warm winter' } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview as typed' }))
  return within(screen.getByRole('dialog'))
}

describe('the preview of what is typed', () => {
  test('shows it in both languages, with the words of the site around it', async () => {
    const dialog = open()
    expect(dialog.getByRole('heading', { level: 1, name: titles.en })).toBeTruthy()
    expect(dialog.getByText('projects')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Georgian' }))
    await waitFor(() => expect(dialog.getByRole('heading', { level: 1, name: titles.ka })).toBeTruthy())
    expect(dialog.getByText('პროექტები')).toBeTruthy()
    expect(dialog.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('ka')
  })

  test('leads nowhere and sends nothing, and what is typed is still there afterwards', () => {
    const dialog = open()
    expect(fireEvent.click(dialog.getByRole('link'))).toBe(false)
    fireEvent.submit(dialog.getByRole('button', { name: 'Send inside' }).closest('form') ?? document)
    fireEvent.click(dialog.getByRole('button', { name: 'Back to editing' }))
    expect(sent).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A warm winter')
  })
})
