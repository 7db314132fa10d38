import { locales } from '../../../schema/locales.ts'
import { nobody, textsInTab } from '../../lib/drafts.ts'
import { paths } from '../../lib/paths.ts'
import { personOf, readSession } from '../../lib/session.ts'
import { useTextsInTab } from '../../lib/use-kept-texts.ts'
import type { TypedGift } from './typed-gift.ts'

const sumFields = ['sum', 'amount'] as const
const donorFields = [
  'frequency',
  'donorName',
  'donorEmail',
  'language',
  'anonymous',
  'thanked',
  'dedicationKind',
  'dedication',
  'dedicationShown',
  'way',
] as const

/** A box that is ticked, as a text. */
const ticked = 'on'

const textOf = (value: string | boolean): string => (typeof value === 'string' ? value : value ? ticked : '')

/** Forgets who gave, once what they gave has come. */
export const forgetKeptGift = (projectId: string): void => {
  for (const writer of [personOf(readSession()), nobody])
    if (writer !== null) textsInTab('texts')(writer).forget(paths.give(projectId))
}

interface Kept {
  projectId: string
  /** What the address asks for: whoever comes again for another sum is given that one. */
  asked: string
  initial: TypedGift
  read: () => TypedGift
}

/** Keeps what is typed in the tab, while its page is left or loaded anew. Answers what stands in the form to begin with. */
export const useKeptGift = ({ projectId, asked, initial, read }: Kept): TypedGift => {
  const page = paths.give(projectId)
  const kept = (names: readonly (keyof TypedGift)[], place: string) => ({
    place,
    names,
    read: (name: keyof TypedGift): string => textOf(read()[name]),
    isTouched: (name: keyof TypedGift): boolean => read()[name] !== initial[name],
    isUnasked: true,
  })
  const sum = useTextsInTab(kept(sumFields, `${page} ${asked}`))
  const donor = useTextsInTab(kept(donorFields, page))
  const kind = donor('dedicationKind')
  const isTicked = (name: 'anonymous' | 'thanked' | 'dedicationShown'): boolean =>
    (donor(name) ?? textOf(initial[name])) === ticked
  return {
    frequency: donor('frequency') === 'monthly' ? 'monthly' : initial.frequency,
    sum: sum('sum') ?? initial.sum,
    amount: sum('amount') ?? initial.amount,
    donorName: donor('donorName') ?? initial.donorName,
    donorEmail: donor('donorEmail') ?? initial.donorEmail,
    language: locales.find((each) => each === donor('language')) ?? initial.language,
    anonymous: isTicked('anonymous'),
    thanked: isTicked('thanked'),
    dedicationKind: kind === 'inMemory' || kind === 'inHonour' ? kind : initial.dedicationKind,
    dedication: donor('dedication') ?? initial.dedication,
    dedicationShown: isTicked('dedicationShown'),
    way: donor('way') ?? initial.way,
  }
}
