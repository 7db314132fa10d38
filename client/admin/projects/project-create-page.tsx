import { AdminPage } from '../admin-page.tsx'

const ProjectCreatePage = () => <AdminPage page="projectCreate" />

export { ProjectCreatePage as Component }
