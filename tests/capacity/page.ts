import type { Figures } from './figures.ts'
import { listOfAssumptions, tableOfNeeds } from './table.ts'

/** The lines that begin so, one after the other, below a title. */
const block = (title: string, start: string): RegExp =>
  new RegExp(`(^## ${title}\\n(?:(?!${start}|## ).*\\n)*)(?:${start}.*\\n)+`, 'm')

const replaced = (page: string, title: string, start: string, text: string): string => {
  if (!block(title, start).test(page))
    throw new Error(`docs/capacity.md has nothing to replace under "${title}"`)
  return page.replace(block(title, start), (_, before: string) => `${before}${text}\n`)
}

/** The page with what follows from the figures and from what is taken for granted, as both are now. */
export const withNeeds = (page: string, figures: Figures): string =>
  replaced(
    replaced(page, 'What is taken for granted', '- ', listOfAssumptions()),
    'What it takes',
    '\\|',
    tableOfNeeds(figures),
  )
