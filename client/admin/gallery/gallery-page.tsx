import { AdminPage } from '../admin-page.tsx'

const GalleryPage = () => <AdminPage page="gallery" />

export { GalleryPage as Component }
