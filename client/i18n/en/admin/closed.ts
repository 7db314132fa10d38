export const closed = {
  page: {
    title: 'This page is not open to you',
    description: 'Your role does not have the permission that this page asks for.',
  },
  text: 'Your role is “{{role}}”, and this page asks for another permission: {{permission}}. An admin can change your role.',
  back: 'Back to the start',
}
