import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { hasDrafts } from './drafts.ts'
import { forgetLeftPage, rememberLeftPage } from './left-page.ts'
import { readLastPerson } from './session.ts'
import { isPageChanged } from './unsaved-work.ts'
import { whenPageGoes } from './when-page-goes.ts'

/** Remembers the page when it is left for another document with something typed, for pages that ask who one is. */
export const useLeftPage = (): void => {
  const { pathname, search, hash } = useLocation()
  const remember = useEffectEvent(() => {
    const person = readLastPerson()
    if (person === null || !(isPageChanged() || hasDrafts(person))) return
    rememberLeftPage({ path: `${pathname}${search}${hash}`, person, isTold: false })
  })
  useEffect(() => whenPageGoes(() => remember(), forgetLeftPage), [])
}
