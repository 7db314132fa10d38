import { project } from '../../../schema/projects.ts'
import { fieldError } from '../../../schema/validation.ts'
import { validationFailed } from '../../core/problem.ts'
import { textProblems } from '../../models/text-problems.ts'
import type { Room } from '../../room.ts'
import { donationsRoom } from '../donations/donations.room.ts'
import { createProjectsRepository, ProjectEntity } from './projects.repository.ts'
import { projectsResolvers } from './projects.resolver.ts'
import { projectsRoutes } from './projects.routes.ts'
import { createProjectsService, type ProjectsService } from './projects.service.ts'

export const projectsRoom: Room<ProjectsService> = {
  about: 'Projects that people give to.',
  service: (manager, ports) =>
    createProjectsService(
      createProjectsRepository(manager, ports.imageHost.publicUrl),
      donationsRoom.service(manager, ports),
      ports.clock,
    ),
  routes: projectsRoutes,
  resolvers: projectsResolvers,
  entities: [ProjectEntity],
  problems: {
    ...textProblems(project),
    projects_dates_check: () => validationFailed([fieldError('endDate', 'before_start')]),
  },
}
