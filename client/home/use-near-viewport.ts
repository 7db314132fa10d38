import { type RefObject, useEffect, useState } from 'react'

/** How far below the window a thing is still near, in pixels. */
const reach = '400px'

/** Whether the reader has come near an element yet. Once near, it stays near. */
export const useNearViewport = (ref: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: reach },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear, ref])

  return isNear
}
