export const list = {
  retry: 'Try again',
}
