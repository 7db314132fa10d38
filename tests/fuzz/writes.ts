import type { Ids } from '../contract/operations/operation.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { walkEvent, winterProject } from '../support/content.ts'

type Json = Record<string, unknown>

/** A call that sends a body: its road over REST and over GraphQL, and a body that is accepted. */
export interface Write {
  name: string
  method: 'post' | 'put'
  path: (ids: Ids) => string
  /** The mutation, its input as `$input`. */
  mutation: (ids: Ids) => string
  inputType: string
  body: Json
  /** The fields that hold free text of people's own. */
  texts: readonly string[]
}

const project = { title: 'Straw', description: 'Straw for the winter.', goal: 100 }

export const writes: readonly Write[] = [
  {
    name: 'login',
    method: 'post',
    path: () => '/api/login',
    mutation: () => 'login(input: $input) { username }',
    inputType: 'CredentialsInput!',
    body: { username: 'founder', password },
    texts: [],
  },
  {
    name: 'signUp',
    method: 'post',
    path: () => '/api/users',
    mutation: () => 'signUp(input: $input) { firstName lastName }',
    inputType: 'SignUpInput!',
    body: { ...signUpOf('newcomer') },
    texts: ['firstName', 'lastName'],
  },
  {
    name: 'createProject',
    method: 'post',
    path: () => '/api/projects',
    mutation: () => 'createProject(input: $input) { title description }',
    inputType: 'NewProjectInput!',
    body: { ...winterProject, ...project, translations: { ka: winterProject.translations.ka } },
    texts: ['title', 'description'],
  },
  {
    name: 'updateProject',
    method: 'put',
    path: ({ project: id }) => `/api/projects/${id}`,
    mutation: ({ project: id }) => `updateProject(id: "${id}", input: $input) { title description }`,
    inputType: 'ProjectChangeInput!',
    body: project,
    texts: ['title', 'description'],
  },
  {
    name: 'recordDonation',
    method: 'post',
    path: ({ project: id }) => `/api/projects/${id}/donations`,
    mutation: ({ project: id }) => `recordDonation(projectId: "${id}", input: $input) { donor { name } }`,
    inputType: 'NewDonationInput!',
    body: { amount: 5, donorName: 'Ana', anonymous: false },
    texts: [],
  },
  {
    name: 'correctDonation',
    method: 'post',
    path: ({ donation: id }) => `/api/donations/${id}/corrections`,
    mutation: ({ donation: id }) =>
      `correctDonation(id: "${id}", input: $input) { reference entries { reason } }`,
    inputType: 'DonationCorrectionInput!',
    body: { amount: 5, method: 'cash', reference: 'TBC 1', reason: 'The bank says so.' },
    texts: [],
  },
  {
    name: 'refundDonation',
    method: 'post',
    path: ({ donation: id }) => `/api/donations/${id}/refunds`,
    mutation: ({ donation: id }) => `refundDonation(id: "${id}", input: $input) { amount }`,
    inputType: 'DonationRefundInput!',
    body: { amount: 5, reason: 'The bank says so.' },
    texts: [],
  },
  {
    name: 'createEvent',
    method: 'post',
    path: () => '/api/events',
    mutation: () => 'createEvent(input: $input) { title content }',
    inputType: 'NewEventInput!',
    body: {
      ...walkEvent,
      title: 'A walk',
      content: 'Around the lake.',
      translations: { ka: walkEvent.translations.ka },
    },
    texts: ['title', 'content'],
  },
  {
    name: 'updateEvent',
    method: 'put',
    path: ({ event: id }) => `/api/events/${id}`,
    mutation: ({ event: id }) => `updateEvent(id: "${id}", input: $input) { title content }`,
    inputType: 'EventChangeInput!',
    body: { title: 'A walk', content: 'Around the lake.' },
    texts: ['title', 'content'],
  },
  {
    name: 'subscribeToEvent',
    method: 'post',
    path: ({ event: id }) => `/api/events/${id}/subscribers`,
    mutation: ({ event: id }) => `subscribeToEvent(eventId: "${id}", input: $input) { name }`,
    inputType: 'EventSubscriptionInput!',
    body: { name: 'Ana', email: 'ana@example.org' },
    texts: ['name'],
  },
  {
    name: 'updateGallery',
    method: 'put',
    path: () => '/api/gallery',
    mutation: () => 'updateGallery(input: $input) { videoLinks }',
    inputType: 'GalleryInput!',
    body: { videoLinks: ['dQw4w9WgXcQ'] },
    texts: [],
  },
  {
    name: 'sendContactMessage',
    method: 'post',
    path: () => '/api/contacts',
    mutation: () => 'sendContactMessage(input: $input) { name message }',
    inputType: 'ContactMessageInput!',
    body: { name: 'Ana', email: 'ana@example.org', message: 'Hello' },
    texts: ['name', 'message'],
  },
  {
    name: 'subscribeToNewsletter',
    method: 'post',
    path: () => '/api/newsletter/subscribe',
    mutation: () => 'subscribeToNewsletter(input: $input) { message }',
    inputType: 'NewsletterSubscriptionInput!',
    body: { email: 'ana@example.org' },
    texts: [],
  },
]
