import type { ReactNode } from 'react'
import type { Locale } from '../../../schema/locales.ts'
import { formatDay, formatLari } from '../../lib/format.ts'
import type { ProjectField } from './project-fields.ts'

const isAmount = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

/** A field's text as a reader knows it, for setting two versions of a project side by side. */
export const showVersion = (name: ProjectField, text: string, locale: Locale): ReactNode => {
  if (name === 'imageUrl') return <img src={text} alt="" className="max-h-32 rounded-tag" />
  if (name === 'goal' && isAmount(text)) return formatLari(Number(text))
  if (name === 'startDate' || name === 'endDate') return formatDay(text, locale)
  return text
}
