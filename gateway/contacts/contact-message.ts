/** What somebody wrote through the contact form. */
export interface ContactMessage {
  id: string
  name: string
  email: string
  message: string
  /** Instant, ISO 8601 UTC. */
  createdAt: string
}
