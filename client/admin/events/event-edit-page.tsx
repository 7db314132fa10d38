import { AdminPage } from '../admin-page.tsx'

const EventEditPage = () => <AdminPage page="eventEdit" />

export { EventEditPage as Component }
