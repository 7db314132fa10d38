import { FileUp } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths, giftPaths } from '../../lib/paths.ts'
import { readLari } from '../../lib/typed-lari.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { AdminPage } from '../admin-page.tsx'
import {
  headNames,
  isSentOtherwise,
  isSettled,
  type Line,
  lineNames,
  saidOf,
  writtenOf,
} from './gift-lines.ts'
import { lineGrid } from './line-grid.ts'
import { LineKeys } from './line-keys.tsx'
import { LinesFoot } from './lines-foot.tsx'
import { LinesHead, nameAbove } from './lines-head.tsx'
import { ownName } from './own-given.tsx'
import { fieldId, TypedLine } from './typed-line.tsx'
import { useGiftLines } from './use-gift-lines.ts'
import { WrittenLine } from './written-line.tsx'

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Leads to a line: to its first refused field, to what is refused above all lines, or to where it begins. */
const focusOn = (line: Line): void => {
  const isRefused = (name: string): boolean => line.refused.some(({ field }) => field === name)
  const wrong = lineNames.find(isRefused)
  const wrongAbove = headNames.find(isRefused)
  if (wrong === undefined && wrongAbove !== undefined)
    document.getElementsByName(line.own ? ownName(line, wrongAbove) : nameAbove(wrongAbove))[0]?.focus()
  else document.getElementById(fieldId(line, wrong ?? 'amount'))?.focus()
}

/** Many gifts of one day, written down one after another. */
const AddGiftsPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { all, head, lines, setHead, type, sayWho, setOwn, sendAsAll, write, takeBack, takeBackLast, clear } =
    useGiftLines()
  const fieldErrorText = useFieldErrorText()
  const { lari: total, refused } = readLari(head.total, locale)
  const aboveLines = { receivedAt: t('addGifts.day'), projectId: t('addGifts.project') }
  const errors = Object.fromEntries(
    headNames.flatMap((name) => {
      const found = lines
        .flatMap((line) => (line.own ? [] : line.refused))
        .find(({ field }) => field === name)
      return found ? [[name, fieldErrorText(found.code, aboveLines[name])]] : []
    }),
  )

  const undo = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ'
    if (!isAsked || isField(event.target)) return
    event.preventDefault()
    takeBackLast()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => undo(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const finish = (): void => {
    if (isSettled(all)) clear()
  }
  const action = (
    <div className="flex flex-wrap gap-2.5">
      <Link to={giftPaths.import} className={buttonClass('secondary', 'small')}>
        <FileUp aria-hidden="true" className="size-4.5" />
        {t('gifts.import')}
      </Link>
      <Link to={adminPaths('gifts').list} onClick={finish} className={buttonClass('primary', 'small')}>
        {t('addGifts.done')}
      </Link>
    </div>
  )
  return (
    <AdminPage texts={t('addGifts.page', { returnObjects: true })} action={action}>
      <LinesHead
        head={head}
        onChange={setHead}
        errors={{ ...errors, ...(refused ? { total: fieldErrorText(refused, t('addGifts.total')) } : {}) }}
      />
      <Card className="[&>:last-child]:rounded-b-card max-table:[&_ol>li:first-child]:rounded-t-card">
        <div
          aria-hidden="true"
          className={`${lineGrid} px-5 py-3 text-small font-semibold text-ink-soft max-table:hidden`}
        >
          <span>{t('addGifts.number')}</span>
          <span className="text-right">{t('addGifts.amount')}, ₾</span>
          <span>{t('addGifts.donorName')}</span>
          <span>{t('addGifts.reference')}</span>
          <span>{t('addGifts.state')}</span>
        </div>
        <ol>
          {lines.map((line, index) =>
            line.state === 'typed' ? (
              <TypedLine
                key={line.id}
                line={line}
                number={index + 1}
                said={saidOf(line, head)}
                sentAs={isSentOtherwise(line, head) ? line.sentAs : null}
                onSendAsAll={() => {
                  sendAsAll(line)
                  focusOn(line)
                }}
                onType={(change) => type(line, change)}
                onWho={(who) => sayWho(line, who)}
                onOwn={(own) => setOwn(line, own)}
                onWrite={() => {
                  const next = write(line).line
                  // What is asked has the focus.
                  if (!next.isAsked) focusOn(next)
                }}
                onWriteNew={() => focusOn(write({ ...line, isNew: true }).line)}
              />
            ) : (
              <WrittenLine key={line.id} line={line} number={index + 1} onTakeBack={() => takeBack(line)} />
            ),
          )}
        </ol>
        <LinesFoot written={writtenOf(all)} total={total === undefined || refused ? null : total} />
      </Card>
      <LineKeys />
    </AdminPage>
  )
}

export { AddGiftsPage as Component }
