import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Locale } from '../../../schema/locales.ts'
import { newProject, project, projectChange, projectList } from '../../../schema/projects.ts'
import { publicRead } from '../../http/caching.ts'
import { exampleRecord } from '../../models/examples.ts'
import { recordsRoutes } from '../../models/records.routes.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { donationRepresentation } from '../donations/donation.representation.ts'
import { exampleDonations } from '../donations/donations.examples.ts'
import { openProjectsRoute } from './open-projects.routes.ts'
import type { ProjectsService, ProjectWithDonations } from './projects.service.ts'

const representation = representationOf(project)
  .extend({
    donations: z
      .array(donationRepresentation)
      .optional()
      .meta({ description: 'Newest first, for admins only.' }),
    donationsTotalCount: z.int().optional().meta({ description: 'Of all donations, for admins only.' }),
    donationsDonorCount: z.int().optional().meta({
      description:
        'How many people they are from, told apart by their email, else by their name; for admins only.',
    }),
    donationsUnsignedCount: z
      .int()
      .optional()
      .meta({ description: 'How many of them bear neither a name nor an email, for admins only.' }),
  })
  .meta({ title: project.name })

const representProject = representer(project)

const represent = (
  { donations, ...bare }: ProjectWithDonations,
  locale: Locale,
  isForAdmin: boolean,
): object => ({
  ...representProject(bare, locale, isForAdmin),
  ...(donations
    ? {
        donations: donations.nodes,
        donationsTotalCount: donations.totalCount,
        donationsDonorCount: donations.donorCount,
        donationsUnsignedCount: donations.unsignedCount,
      }
    : {}),
})

const example = exampleRecord(project)

const exampleForAdmin: ProjectWithDonations = {
  ...example,
  donations: {
    nodes: exampleDonations,
    totalCount: 137,
    donorCount: 98,
    unsignedCount: 6,
    endCursor: null,
    hasNextPage: true,
  },
}

export const projectsRoutes = (app: FastifyInstance, projects: ProjectsService): void => {
  recordsRoutes(app, {
    model: project,
    shapes: { create: newProject, change: projectChange, list: projectList },
    representation,
    represent,
    options: publicRead('accept-language'),
    examples: { everybody: example, admin: exampleForAdmin },
    service: { ...projects, get: projects.getWithDonations, list: projects.listWithDonations },
  })
  openProjectsRoute(app, projects)
}
