export const menu = {
  label: 'Admin',
  groups: {
    content: 'Content of the site',
    money: 'Money',
    correspondence: 'Correspondence',
    administration: 'Administration',
  },
  logout: 'Log out',
  waiting_one: '{{count, number}} new message',
  waiting_other: '{{count, number}} new messages',
  waitingMany: 'More than {{count, number}} new messages',
}
