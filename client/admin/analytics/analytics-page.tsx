import { AdminPage } from '../admin-page.tsx'

const AnalyticsPage = () => <AdminPage page="analytics" />

export { AnalyticsPage as Component }
