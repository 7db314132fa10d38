import type { Localized } from '../core/localized.ts'

/** What one project has received. */
export interface ProjectTotal {
  projectId: string
  projectTitle: Localized
  /** Lari, confirmed donations only. */
  totalDonated: number
}

/** What has been received in all. */
export interface Overview {
  /** Lari, confirmed donations only. */
  total(): Promise<number>
  /** The best supported first, projects without a donation included. */
  projects(): Promise<ProjectTotal[]>
}
