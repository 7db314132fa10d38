import { useEffect, useRef } from 'react'
import { Paw } from '../../ui/illustrations/paw.tsx'

/** How far the paw keeps from the mouse, right and down, in pixels. */
const offset = 25

/**
 * A paw that lies in the sea and follows the mouse while it is over the map, which is the paw's parent.
 * It takes no clicks; nobody who points by touch sees it, and with reduced motion it stays where it lies.
 */
export const MousePaw = () => {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const paw = ref.current
    const map = paw?.parentElement
    if (!paw || !map) return
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')

    const rest = (): void => {
      paw.style.translate = ''
    }
    const follow = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType !== 'mouse' || stillness.matches) return
      const { left, top } = map.getBoundingClientRect()
      const x = clientX - left - paw.offsetLeft + offset
      const y = clientY - top - paw.offsetTop + offset
      paw.style.translate = `${x}px ${y}px`
    }

    map.addEventListener('pointermove', follow)
    map.addEventListener('pointerleave', rest)
    return () => {
      map.removeEventListener('pointermove', follow)
      map.removeEventListener('pointerleave', rest)
    }
  }, [])

  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-testid="mouse-paw"
      className="pointer-events-none absolute top-[72%] left-[9%] z-10 hidden pointer-fine:block"
    >
      <Paw className="w-8 rotate-12 text-forest-800 lg:w-10" />
    </div>
  )
}
