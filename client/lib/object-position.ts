interface Focus {
  focusX: number | null
  focusY: number | null
}

const percent = (part: number): string => `${Math.round(part * 100)}%`

/** Which part of a cropped picture stays in sight, as a style; nothing for its middle. */
export const objectPosition = (focus: Focus | null | undefined): { objectPosition: string } | undefined => {
  const { focusX = null, focusY = null } = focus ?? {}
  if (focusX === null || focusY === null) return undefined
  return { objectPosition: `${percent(focusX)} ${percent(focusY)}` }
}
