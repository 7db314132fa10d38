import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { AccountsResolver } from '../accounts/accounts.resolver.ts'
import { AnalyticsResolver, ProjectTotalResolver } from '../analytics/analytics.resolver.ts'
import { ContactsResolver } from '../contacts/contacts.resolver.ts'
import { DonationsResolver } from '../donations/donations.resolver.ts'
import { EventsResolver } from '../events/events.resolver.ts'
import { GalleryResolver } from '../gallery/gallery.resolver.ts'
import { NewsletterResolver } from '../newsletter/newsletter.resolver.ts'
import { ProjectsResolver } from '../projects/projects.resolver.ts'
import { UploadsResolver } from '../uploads/uploads.resolver.ts'

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
