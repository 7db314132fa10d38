export const contacts = {
  page: { title: 'Contacts', description: 'Messages from the contact form.' },
  list: {
    loading: 'Loading contacts...',
    failed: 'Failed to fetch contacts',
    empty: 'No contact messages yet.',
    emptyText: 'When somebody writes, it lands here.',
    search: 'Search messages',
    all: 'All messages',
    filters: { en: 'Written in English', ka: 'Written in Georgian' },
    orders: {
      created: { desc: 'Newest first', asc: 'Oldest first' },
      name: { asc: 'Sender, A to Z', desc: 'Sender, Z to A' },
    },
  },
  messageOf: 'of the message from {{name}}',
  reply: 'Reply',
  replyTo: 'Reply to {{name}}',
  replySubject: 'Re: your message to “from stray to safe”',
  deleteFrom: 'Delete the message from {{name}}',
  from: 'From {{name}}, {{email}}\n{{date}}',
  deletion: {
    question: 'Are you sure you want to delete this message?',
    deleted: 'Contact message deleted successfully',
    failed: 'Failed to delete contact message',
  },
}
