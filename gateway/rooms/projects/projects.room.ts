import type { EntityManager } from 'typeorm'
import { newProject, project, projectChange } from '../../../schema/projects.ts'
import { fieldError } from '../../../schema/validation.ts'
import { Problem, validationFailed } from '../../core/problem.ts'
import { createImportsRepository } from '../../models/imports.repository.ts'
import { importRecords, type RecordImports } from '../../models/imports.service.ts'
import { type LivingMany, liveMany } from '../../models/living-many.ts'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import { textProblems } from '../../models/text-problems.ts'
import type { Ports, Room } from '../../room.ts'
import { donationsRoom } from '../donations/donations.room.ts'
import { createProjectsRepository, ProjectEntity } from './projects.repository.ts'
import { projectsResolvers } from './projects.resolver.ts'
import { projectsRoutes } from './projects.routes.ts'
import { createProjectsService, type ProjectsService } from './projects.service.ts'

const problems = {
  projects_with_gifts: () => new Problem('project_has_gifts'),
  ...textProblems(project),
  projects_image_url_kept: () => validationFailed([fieldError('imageUrl', 'picture_gone')]),
  projects_dates_check: () => validationFailed([fieldError('endDate', 'before_start')]),
  projects_first_buys_check: () => validationFailed([fieldError('firstSum', 'required')]),
  projects_second_buys_check: () => validationFailed([fieldError('secondSum', 'required')]),
  projects_third_buys_check: () => validationFailed([fieldError('thirdSum', 'required')]),
  projects_second_above_check: () => validationFailed([fieldError('secondSum', 'not_above_sum')]),
  projects_third_above_check: () => validationFailed([fieldError('thirdSum', 'not_above_sum')]),
}

const createService = (manager: EntityManager, ports: Ports): ProjectsService =>
  createProjectsService(
    createProjectsRepository(manager, { site: ports.imageHost.publicUrl, now: () => ports.clock.now() }),
    donationsRoom.service(manager, ports),
    ports.clock,
  )

export const projectsRoom: Room<ProjectsService & RecordImports & LivingMany> = {
  about: 'Projects that people give to.',
  service: (manager, ports) => ({
    ...createService(manager, ports),
    ...liveMany(
      project,
      forMany(createManyRepository({ manager, within: (each) => createService(each, ports), problems })),
    ),
    ...importRecords({
      model: project,
      create: newProject,
      change: projectChange,
      imports: createImportsRepository(manager, (within) =>
        createProjectsRepository(within, { site: ports.imageHost.publicUrl, now: () => ports.clock.now() }),
      ),
    }),
  }),
  routes: projectsRoutes,
  resolvers: projectsResolvers,
  entities: [ProjectEntity],
  problems,
}
