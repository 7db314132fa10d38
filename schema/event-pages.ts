/** Where visitors read what is coming, while they have the page of it. */
export const eventsPath = '/events'

export const eventPath = (id: string): string => `${eventsPath}/${encodeURIComponent(id)}`

/** An event as calendars take it; in a language, by the parameter that pages have as well. */
export const eventCalendarPattern = `${eventsPath}/:id/event.ics`

export const eventCalendarPath = (id: string): string => `${eventPath(id)}/event.ics`

/** Where somebody gives up a place at an event; what it is theirs by stands behind the `#`. */
export const eventPlacePath = (id: string): string => `${eventPath(id)}/place`
