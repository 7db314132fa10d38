export const menu = {
  label: 'Admin',
  logout: 'Log out',
  waiting_one: '{{count, number}} new message',
  waiting_other: '{{count, number}} new messages',
  waitingMany: 'More than {{count, number}} new messages',
}
