import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Direction, directions } from '../../../schema/directions.ts'
import type { DonationMethod } from '../../../schema/donations.ts'
import { isCalendarDay } from '../../../schema/fields.ts'
import { type GiftOrder, giftOrders, giftStates } from '../../../schema/list-addresses.ts'
import { changedAddress } from '../list/changed-address.ts'
import { type ListState, searchIn } from '../list/use-list-params.ts'
import { methods } from './method-of.ts'

/** What gifts are narrowed to; empty is not narrowed. */
export interface GiftChoices {
  search: string
  project: string
  from: string
  until: string
  method: DonationMethod | ''
  status: (typeof giftStates)[number] | ''
}

/** What the list of gifts shows, as the address of its page keeps it. */
export interface GiftParams extends ListState, GiftChoices {
  order: GiftOrder
  /** The same, as the query of the list asks for it. */
  variables: { [Name in Exclude<keyof GiftChoices, 'search'>]: Exclude<GiftChoices[Name], ''> | null } & {
    reference: string | null
    sort: 'received' | 'amount'
    direction: Direction
    after: string | null
  }
  /** Takes the place of the address that was there: typing leaves no trail of half words. */
  choose: (change: Partial<GiftChoices> & { order?: GiftOrder }) => void
}

const oneOf = <Word extends string>(words: readonly Word[], given: string | null): Word | null =>
  words.find((word) => word === given) ?? null

const dayIn = (params: URLSearchParams, name: string): string => {
  const day = params.get(name) ?? ''
  return isCalendarDay(day) ? day : ''
}

const choicesIn = (params: URLSearchParams): GiftChoices => ({
  search: searchIn(params),
  project: params.get('project') ?? '',
  from: dayIn(params, 'from'),
  until: dayIn(params, 'until'),
  method: oneOf(methods, params.get('method')) ?? '',
  status: oneOf(giftStates, params.get('status')) ?? '',
})

/** Reads and writes the list's part of the address. Words it does not know count as absent. */
export const useGiftParams = (): GiftParams => {
  const [params, setParams] = useSearchParams()
  // The address follows a choice a moment later: the next is made from this one, however quick it comes.
  const newest = useRef(params)
  useEffect(() => {
    newest.current = params
  }, [params])
  const change = (values: Record<string, string | null>, replace: boolean): void => {
    newest.current = changedAddress(newest.current, values)
    setParams(newest.current, { replace, preventScrollReset: true })
  }
  const choices = choicesIn(params)
  const [usual] = giftOrders
  const order = oneOf(giftOrders, params.get('order')) ?? usual
  const [sort, direction] = order.split(' ')
  const { search, project, from, until, method, status } = choices
  return {
    ...choices,
    order,
    variables: {
      reference: search || null,
      project: project || null,
      from: from || null,
      until: until || null,
      method: method || null,
      status: status || null,
      sort: sort === 'amount' ? 'amount' : 'received',
      direction: oneOf(directions, direction ?? null) ?? 'desc',
      after: params.get('after'),
    },
    isFiltered: Object.values(choices).some((choice) => choice !== ''),
    choose: ({ order: wanted, ...values }) =>
      change({ ...values, ...(wanted && { order: wanted === usual ? null : wanted }) }, true),
    clear: () =>
      change({ search: null, project: null, from: null, until: null, method: null, status: null }, false),
    pageHref: (after) => `?${changedAddress(params, { after })}`,
  }
}
