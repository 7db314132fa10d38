import { fieldError } from '../../../schema/validation.ts'
import { validationFailed } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { donationsRoom } from '../donations/donations.room.ts'
import { ProjectEntity } from './project.entity.ts'
import { createProjectsRepository } from './projects.repository.ts'
import { ProjectsResolver } from './projects.resolver.ts'
import { projectsRoutes } from './projects.routes.ts'
import { createProjectsService, type ProjectsService } from './projects.service.ts'

export const projectsRoom: Room<ProjectsService> = {
  service: (manager, ports) =>
    createProjectsService(createProjectsRepository(manager), donationsRoom.service(manager, ports)),
  routes: projectsRoutes,
  resolvers: [ProjectsResolver],
  entities: [ProjectEntity],
  problems: {
    projects_title_check: () => validationFailed([fieldError('title', 'required')]),
    projects_description_check: () => validationFailed([fieldError('description', 'required')]),
    projects_dates_check: () => validationFailed([fieldError('endDate', 'before_start')]),
  },
}
