import type { Localized } from '../../../schema/model.ts'

/** What one project has received. */
export interface ProjectTotal {
  projectId: string
  projectTitle: Localized
  /** Lari, confirmed donations only. */
  totalDonated: number
}

/** What came in within a calendar month on the charity's clock. */
export interface MonthTotal {
  /** `YYYY-MM` */
  month: string
  /** Lari, confirmed donations only. */
  total: number
  /** How many confirmed donations. */
  count: number
}

/** What has been received, in all or within a period. */
export interface Overview {
  /** Lari, confirmed donations only. */
  total(): Promise<number>
  /** The best supported first, projects without a donation included. */
  projects(): Promise<ProjectTotal[]>
  /** Month by month, oldest first, from the first gift until now; a month without gifts is there with nothing. */
  growth(): Promise<MonthTotal[]>
}
