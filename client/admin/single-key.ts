import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { storage } from '../lib/storage.ts'

const name = 'admin-keys'
const off = 'off'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const areOn = (): boolean => storage.read(name) !== off

const turn = (isOn: boolean): void => {
  if (isOn) storage.remove(name)
  else storage.write(name, off)
  for (const listener of listeners) listener()
}

/** Whether single keys do something in the admin area, as this browser is told: who speaks to it may not want them. */
export const useSingleKeys = () => ({
  areOn: useSyncExternalStore(subscribe, areOn, () => true),
  turn,
})

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]') !== null

/** Does something at a single key, by its place on the keyboard where it is a letter, while no field has the focus. */
export const useSingleKey = (isKey: (event: KeyboardEvent) => boolean, act: () => void): void => {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing
    if (isHeld || event.defaultPrevented || !areOn() || takesKeys(event.target) || !isKey(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => listen(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
