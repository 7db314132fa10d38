import { AdminPage } from '../admin-page.tsx'

const EventsPage = () => <AdminPage page="events" />

export { EventsPage as Component }
