export const menu = {
  label: 'Admin',
  logout: 'Log out',
}
