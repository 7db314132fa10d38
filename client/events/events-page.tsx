import { ComingSoon } from '../ui/coming-soon.tsx'
import { drawings } from '../ui/drawings/drawings.ts'

const EventsPage = () => <ComingSoon page="events" drawing={drawings.oldGreyMuzzle} />

export { EventsPage as Component }
