export const menu = {
  label: 'Admin',
  projects: 'Projects',
  events: 'Events',
  gallery: 'Gallery',
  contacts: 'Contacts',
  analytics: 'Analytics',
  logout: 'Log out',
}
