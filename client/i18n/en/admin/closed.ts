export const closed = {
  page: {
    title: 'This page is not open to you',
    description: 'Your role does not have the permission that this page asks for.',
  },
  text: 'Your role is “{{role}}”, and this page asks for another permission: {{permission}}. An admin can change your role.',
  kept: {
    title: 'What you had typed here is not lost',
    text: 'It was not saved before your role changed. Copy it, and give it to somebody who may save it; it waits here until this tab is closed.',
    label: 'Your text',
    copy: 'Copy it',
    copied: 'Copied',
    copyFailed: 'It could not be copied. Select it and copy it by hand.',
  },
  back: 'Back to the start',
}
