import { changesOfMany, type Json, type Operation, removal, toMany } from './operation.ts'

const messageFields = 'name email message locale createdAt'

const handlingFields = `${messageFields} version state takenBy takenById noteCount`

const change = { state: 'answered', takenBy: null }

const note = { text: 'Somebody is on the way.' }

const answer = { text: 'Come whenever you like.' }

const letter = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }

export const contactsOperations: readonly Operation[] = [
  {
    routes: ['sendContactMessage'],
    fields: ['Mutation.sendContactMessage'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/contacts', letter),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { ${messageFields} } }`,
        { input: letter },
      ),
  },
  {
    routes: ['listContactMessages'],
    fields: ['Query.contactMessages'],
    allowed: 'messages:read',
    rest: (agent) => agent.get('/api/contacts'),
    graphql: (agent) => agent.graphql(`{ contactMessages { nodes { ${handlingFields} } } }`),
    comparable: (nodes: Json[]) => ({ nodes }),
  },
  {
    routes: ['getContactMessage'],
    fields: ['Query.contactMessage'],
    allowed: 'messages:read',
    rest: (agent, { message }) => agent.get(`/api/contacts/${message}`),
    graphql: (agent, { message }) =>
      agent.graphql(`query ($id: ID!) { contactMessage(id: $id) { ${handlingFields} } }`, { id: message }),
  },
  {
    routes: ['listContactMessageAssignees'],
    fields: ['Query.contactMessageAssignees'],
    allowed: 'messages:write',
    rest: (agent) => agent.get('/api/contacts/assignees'),
    graphql: (agent) => agent.graphql('{ contactMessageAssignees { id name } }'),
  },
  {
    routes: ['countContactMessages'],
    fields: ['Query.contactMessageCounts'],
    allowed: 'messages:read',
    rest: (agent) => agent.get('/api/contacts/counts'),
    graphql: (agent) => agent.graphql('{ contactMessageCounts { new mine } }'),
  },
  {
    routes: ['updateContactMessage'],
    fields: ['Mutation.updateContactMessage'],
    allowed: 'messages:write',
    rest: (agent, { message }) => agent.put(`/api/contacts/${message}`, change),
    graphql: (agent, { message }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: ContactMessageChangeInput!) {
          updateContactMessage(id: $id, input: $input) { ${handlingFields} }
        }`,
        { id: message, input: change },
      ),
  },
  {
    routes: ['listContactMessageNotes'],
    fields: ['Query.contactMessageNotes'],
    allowed: 'messages:read',
    rest: (agent, { message }) => agent.get(`/api/contacts/${message}/notes`),
    graphql: (agent, { message }) =>
      agent.graphql('query ($id: ID!) { contactMessageNotes(id: $id) { text writtenBy writtenAt } }', {
        id: message,
      }),
  },
  {
    routes: ['addContactMessageNote'],
    fields: ['Mutation.addContactMessageNote'],
    allowed: 'messages:write',
    rest: (agent, { message }) => agent.post(`/api/contacts/${message}/notes`, note),
    graphql: (agent, { message }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: NewContactMessageNoteInput!) {
          addContactMessageNote(id: $id, input: $input) { text writtenBy }
        }`,
        { id: message, input: note },
      ),
    comparable: ({ text, writtenBy }: Json) => ({ text, writtenBy }),
  },
  {
    routes: ['listContactMessageAnswers'],
    fields: ['Query.contactMessageAnswers'],
    allowed: 'messages:read',
    rest: (agent, { message }) => agent.get(`/api/contacts/${message}/answers`),
    graphql: (agent, { message }) =>
      agent.graphql(
        'query ($id: ID!) { contactMessageAnswers(id: $id) { text writtenBy writtenAt letterState } }',
        { id: message },
      ),
  },
  {
    routes: ['answerContactMessage'],
    fields: ['Mutation.answerContactMessage'],
    allowed: 'messages:write',
    rest: (agent, { message }) => agent.post(`/api/contacts/${message}/answers`, answer),
    graphql: (agent, { message }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: NewContactMessageAnswerInput!) {
          answerContactMessage(id: $id, input: $input) { text writtenBy letterState }
        }`,
        { id: message, input: answer },
      ),
    comparable: ({ text, writtenBy, letterState }: Json) => ({ text, writtenBy, letterState }),
  },
  removal(
    'deleteContactMessage',
    'messages:write',
    (agent, { message }) => agent.delete(`/api/contacts/${message}`),
    ({ message }) => message,
  ),
  toMany('deleteContactMessages', 'messages:write', '/api/contacts/deletions', ({ message }) => message),
  changesOfMany(
    'updateContactMessages',
    'messages:write',
    '/api/contacts/changes',
    'ChangeOfContactMessageInput',
    ({ message }) => ({ id: message, state: 'closed' }),
  ),
]
