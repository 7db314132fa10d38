export const contacts = {
  lead: 'Write to us: to help, to ask, to work together. A volunteer reads every letter.',
  saw: { title: 'you saw a dog', text: 'Tell us where and when, and whether it was hurt.' },
  help: { title: 'you want to help', text: 'Spare hands, a car, an empty room: we can use it all.' },
  together: {
    title: 'you are a company or a school',
    text: 'There is a lot we can do together, from kennels to lessons.',
  },
  fields: { name: 'Name', email: 'Email', message: 'Message' },
  send: 'SEND MESSAGE',
  sending: 'SENDING...',
  success: 'Message sent successfully!',
  failure: 'Failed to send message. Please try again.',
  fillAll: 'Please fill in all fields',
}
