/** Tables that grow with everybody who gives, writes, subscribes or signs in: nobody may wait for what is done to all of one. */
export const bigTables: readonly string[] = [
  'contact_messages',
  'donation_entries',
  'donations',
  'donors',
  'event_subscribers',
  'newsletter_subscriptions',
  'people',
  'person_years',
  'project_donors',
  'sessions',
  'trail',
  'trail_values',
  'users',
]
