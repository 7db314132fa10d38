export const exportTexts = {
  start: 'Export CSV',
  cancel: 'Cancel export',
  retry: 'Try again',
  running: 'Export',
  preparing: 'Preparing...',
  progress: '{{rows, number}} of {{total, number}}',
  done_one: 'Exported 1 row',
  done_other: 'Exported {{count, number}} rows',
  brokeOff: 'The export was cut short. Check your connection and try again.',
  refused: 'The export failed. {{reason}}',
  donationsTo: 'donations to {{title}}',
  tables: {
    projects: 'projects',
    donations: 'donations',
    subscribers: 'subscribers',
    messages: 'messages',
  },
}
