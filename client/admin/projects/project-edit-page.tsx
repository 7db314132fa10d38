import { AdminPage } from '../admin-page.tsx'

const ProjectEditPage = () => <AdminPage page="projectEdit" />

export { ProjectEditPage as Component }
