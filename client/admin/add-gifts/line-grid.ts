/** How a line stands: in columns under their headings, or where there is no room for them one below the other. */
export const lineGrid =
  'grid items-center gap-x-4 gap-y-2 max-table:grid-cols-1 table:grid-cols-[2rem_8rem_minmax(0,1fr)_minmax(0,12rem)_11.5rem]'
