/** How much an organisation has after some weeks, or after many years. */
export interface Size {
  name: string
  projects: number
  donors: number
  gifts: number
  /** Of each of: events, subscribers of one of them, messages, pictures, readers of the newsletter, what is in the bin. */
  others: number
}

export const small: Size = { name: 'small', projects: 100, donors: 100, gifts: 1000, others: 100 }
export const large: Size = {
  name: 'large',
  projects: 1000,
  donors: 10_000,
  gifts: 1_000_000,
  others: 100_000,
}

/** To see that it works. */
export const quick: Size = { name: 'large', projects: 200, donors: 1000, gifts: 20_000, others: 5000 }
