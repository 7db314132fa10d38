/** How much there is to read. */
export interface Shape {
  projects: number
  giftsPerProject: number
  events: number
  subscribersPerEvent: number
  messages: number
}

const charity = { events: 20, subscribersPerEvent: 100, messages: 10_000 }

/** The same number of gifts in few long lists and in many short ones: the size of a charity after some good years. */
export const shapes: readonly Shape[] = [
  { projects: 50, giftsPerProject: 200, ...charity },
  { projects: 200, giftsPerProject: 20, ...charity },
  { projects: 5, giftsPerProject: 1000, ...charity },
]

export const nameOf = ({ projects, giftsPerProject }: Shape): string => `${projects}x${giftsPerProject}`
