import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { adminPaths } from '../../lib/paths.ts'
import { SearchDialog } from '../search/search-dialog.tsx'

const places = ['invitation', 'others', 'content', 'gifts'] as const

/** Looks everywhere for one name. */
const LookFor = ({ name }: { name: string }) => {
  const { t } = useTranslation('admin')
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** It forgets what stood in it when it closes, and looks for what stands in it as soon as it is there: each is a new one. */
  const [opened, setOpened] = useState(0)
  const open = (): void => {
    setOpened(opened + 1)
    setOpen(true)
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="text-link min-h-8 wrap-anywhere"
      >
        {t('privacy.byName.lookFor', { name })}
      </button>
      {opened > 0 && (
        <SearchDialog
          key={opened}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          opener={opener}
          start={name}
        />
      )}
    </>
  )
}

interface NamesLeftProps {
  /** What whoever was found, or erased a moment ago, is called. */
  names: readonly string[]
}

/** Where somebody's name may stand without their address, which nobody but a person can tell to be theirs. */
export const NamesLeft = ({ names }: NamesLeftProps) => {
  const { t } = useTranslation('admin')
  return (
    <section className="mt-5 max-w-prose text-small text-ink-soft">
      <p>{t('privacy.byName.text')}</p>
      <ul className="mt-2 list-disc pl-5">
        {places.map((place) => (
          <li key={place}>{t(`privacy.byName.places.${place}`)}</li>
        ))}
      </ul>
      <p className="mt-2">
        {t('privacy.byName.how')}{' '}
        <Link to={adminPaths('team').list} className="text-link">
          {t('privacy.byName.team')}
        </Link>
      </p>
      {names.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {names.map((name) => (
            <li key={name}>
              <LookFor name={name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
