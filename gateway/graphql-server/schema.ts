import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { AccountsResolver } from '../rooms/accounts/accounts.resolver.ts'
import { AnalyticsResolver, ProjectTotalResolver } from '../rooms/analytics/analytics.resolver.ts'
import { ContactsResolver } from '../rooms/contacts/contacts.resolver.ts'
import { DonationsResolver } from '../rooms/donations/donations.resolver.ts'
import { EventsResolver } from '../rooms/events/events.resolver.ts'
import { GalleryResolver } from '../rooms/gallery/gallery.resolver.ts'
import { NewsletterResolver } from '../rooms/newsletter/newsletter.resolver.ts'
import { ProjectsResolver } from '../rooms/projects/projects.resolver.ts'
import { UploadsResolver } from '../rooms/uploads/uploads.resolver.ts'

/** The GraphQL schema of all rooms. Input is judged by the services, for every edge alike. */
export const graphqlSchema: GraphQLSchema = buildSchemaSync({
  resolvers: [
    AccountsResolver,
    ProjectsResolver,
    DonationsResolver,
    EventsResolver,
    GalleryResolver,
    ContactsResolver,
    NewsletterResolver,
    AnalyticsResolver,
    ProjectTotalResolver,
    UploadsResolver,
  ],
  validate: false,
})
