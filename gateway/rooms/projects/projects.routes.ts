import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { donorCountInWords, unsignedCountInWords } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { newProject, project, projectChange, projectList } from '../../../schema/projects.ts'
import { publicRead } from '../../http/caching.ts'
import { deleteRoute } from '../../models/delete.routes.ts'
import { exampleRecord } from '../../models/examples.ts'
import { importRoutes } from '../../models/import.routes.ts'
import type { RecordImports } from '../../models/imports.service.ts'
import { lifeRoute } from '../../models/life.routes.ts'
import { type LivingMany, livingManyRoutes } from '../../models/living-many.ts'
import { placeRoute } from '../../models/place.routes.ts'
import { recordsRoutes } from '../../models/records.routes.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { representPicture, withPicture } from '../../models/shown-picture.representation.ts'
import { donationRepresentation } from '../donations/donation.representation.ts'
import { exampleDonations } from '../donations/donations.examples.ts'
import { openProjectsRoute } from './open-projects.routes.ts'
import type { ProjectsService, ProjectWithDonations } from './projects.service.ts'

const representation = representationOf(project)
  .extend({
    ...withPicture(project),
    donations: z
      .array(donationRepresentation)
      .optional()
      .meta({ description: 'Newest first, for the team only.' }),
    donationsTotalCount: z.int().optional().meta({ description: 'Of all donations, for the team only.' }),
    donationsDonorCount: z
      .int()
      .optional()
      .meta({ description: `For the team only. ${donorCountInWords}` }),
    donationsUnsignedCount: z
      .int()
      .optional()
      .meta({ description: `For the team only. ${unsignedCountInWords}` }),
  })
  .meta({ title: project.name })

const representProject = representer(project)

const represent = (
  { donations, picture, ...bare }: ProjectWithDonations,
  locale: Locale,
  isForTeam: boolean,
): object => ({
  ...representProject(bare, locale, isForTeam),
  ...representPicture(picture, locale),
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

export const projectsRoutes = (
  app: FastifyInstance,
  projects: ProjectsService & RecordImports & LivingMany,
): void => {
  importRoutes(app, project, projects)
  recordsRoutes(app, {
    model: project,
    shapes: { create: newProject, change: projectChange, list: projectList },
    representation,
    represent,
    options: publicRead('accept-language'),
    examples: { everybody: example, admin: exampleForAdmin },
    service: { ...projects, get: projects.getWithDonations, list: projects.listWithDonations },
  })
  deleteRoute(app, project, projects, 'project_has_gifts')
  lifeRoute(app, { model: project, representation, represent, example, service: projects })
  livingManyRoutes(app, project, projects)
  placeRoute(app, { model: project, representation, represent, example, service: projects })
  openProjectsRoute(app, projects)
}
