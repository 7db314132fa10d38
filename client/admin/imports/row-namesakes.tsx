import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isWrittenSo } from '../gifts/namesakes-of.ts'
import { type ChosenRow, isSaidWho, namesakesToAsk, type RowChoice } from './choices.ts'

interface RowNamesakesProps {
  chosen: ChosenRow
  onChoose: (choice: RowChoice) => void
}

interface AnswerProps {
  text: string
  /** The same with what it is about, for whoever does not see where it stands. */
  label: string
  onPress: () => void
}

const Answer = ({ text, label, onPress }: AnswerProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="text-link inline-flex min-h-8 items-center font-semibold"
  >
    {text}
  </button>
)

/** Asks whether whoever sent the money of a row is somebody who gave before under this name, in whichever script. */
export const RowNamesakes = ({ chosen, onChoose }: RowNamesakesProps) => {
  const { t } = useTranslation('admin')
  const all = useRef<HTMLDivElement>(null)
  const asked = namesakesToAsk(chosen)
  if (asked.length === 0) return null
  const { row, donorName, donorEmail } = chosen
  const { line } = row
  const payer = row.payer ?? ''

  /** What is pressed goes: the focus stays with what comes in its place. */
  const choose = (choice: RowChoice): void => {
    flushSync(() => onChoose(choice))
    all.current?.querySelector('button')?.focus()
  }

  const theirs =
    donorEmail === ''
      ? t('addGifts.suggestions.chosenName')
      : t('addGifts.suggestions.chosen', { email: donorEmail })
  const isNew = donorEmail === '' && isWrittenSo({ name: donorName }, payer)
  return (
    <div ref={all} className="wrap-anywhere">
      {isSaidWho(chosen) ? (
        <p className="flex flex-wrap items-center gap-x-3">
          {isNew ? t('addGifts.suggestions.new') : theirs}
          <Answer
            text={t('imports.namesakes.ask')}
            label={t('imports.namesakes.askNamed', { line })}
            onPress={() => choose({ donorName: undefined, donorEmail: undefined })}
          />
        </p>
      ) : (
        <>
          {asked.map((donor) => (
            <p key={donor.id} className="flex flex-wrap items-center gap-x-3">
              {!isWrittenSo(donor, payer) && <b className="font-semibold">{donor.name}</b>}
              {donor.email === null
                ? t('addGifts.suggestions.sameName', { count: donor.donationCount })
                : t('addGifts.suggestions.same', { email: donor.email, count: donor.donationCount })}
              <Answer
                text={t('addGifts.suggestions.isThem')}
                label={t('imports.namesakes.isThem', { line, name: donor.email ?? donor.name })}
                onPress={() => choose({ donorName: donor.name ?? payer, donorEmail: donor.email ?? '' })}
              />
            </p>
          ))}
          <Answer
            text={t('addGifts.suggestions.new')}
            label={t('imports.namesakes.isNew', { line })}
            onPress={() => choose({ donorName: payer, donorEmail: '' })}
          />
        </>
      )}
    </div>
  )
}
