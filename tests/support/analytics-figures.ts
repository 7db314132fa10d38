import type { Page } from '@playwright/test'
import { intercept } from './intercept.ts'

interface Figures {
  projects: number
  months: number
}

/** Figures of another charity: the page shows what it is answered. */
export const answerFigures = (page: Page, { projects, months }: Figures) =>
  intercept(page, 'Analytics', (route) => {
    const growth = Array.from({ length: months }, (_, index) => ({
      __typename: 'MonthTotal',
      month: `${2020 + Math.floor(index / 12)}-${String(1 + (index % 12)).padStart(2, '0')}`,
      total: index === 1 ? 0 : 100.1,
      count: index === 1 ? 0 : 2,
    }))
    const totals = Array.from({ length: projects }, (_, index) => ({
      __typename: 'ProjectTotal',
      projectId: `project-${index}`,
      en: `Project ${index + 1}`,
      ka: `პროექტი ${index + 1}`,
      totalDonated: (projects - index) * 10,
    }))
    const total = totals.reduce((sum, { totalDonated }) => sum + totalDonated, 0)
    return route.fulfill({
      json: { data: { analytics: { __typename: 'Analytics', total, projects: totals, growth } } },
    })
  })
