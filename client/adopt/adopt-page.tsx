import { ComingSoon } from '../ui/coming-soon.tsx'
import { drawings } from '../ui/drawings/drawings.ts'

const AdoptPage = () => <ComingSoon page="adopt" drawing={drawings.puppySitting} />

export { AdoptPage as Component }
