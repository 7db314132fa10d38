/** A cell of the team's table; where rows are cards the table's own style says the rest. */
export const teamCell =
  'px-3 py-3 align-middle first:pl-5.5 last:pr-3.5 table:max-roomy:not-first:pl-2 table:max-roomy:not-last:pr-2'
