/** A rectangle of the window, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
