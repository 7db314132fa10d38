/** Where somebody asks from. */
export interface Place {
  address: string
  /** What their browser or program calls itself. */
  device: string
}
