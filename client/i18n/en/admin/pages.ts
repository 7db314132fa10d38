export const pages = {
  projects: { title: 'Projects', description: 'Projects and their donors.' },
  projectCreate: { title: 'New project', description: 'Create a project.' },
  projectEdit: { title: 'Edit project', description: 'Change a project.' },
  events: { title: 'Events', description: 'Events and their subscribers.' },
  eventCreate: { title: 'New event', description: 'Create an event.' },
  eventEdit: { title: 'Edit event', description: 'Change an event.' },
  gallery: { title: 'Gallery', description: 'The three videos of the gallery.' },
  contacts: { title: 'Contacts', description: 'Messages from the contact form.' },
  analytics: { title: 'Analytics', description: 'Donations in total and per project.' },
}
