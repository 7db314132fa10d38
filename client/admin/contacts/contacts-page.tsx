import { AdminPage } from '../admin-page.tsx'

const ContactsPage = () => <AdminPage page="contacts" />

export { ContactsPage as Component }
