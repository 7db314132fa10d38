import { AdminPage } from '../admin-page.tsx'

const EventCreatePage = () => <AdminPage page="eventCreate" />

export { EventCreatePage as Component }
