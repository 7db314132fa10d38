import { useLaunches } from '../lib/load-launches.ts'
import { LegalPage } from './legal-page.tsx'
import { useLegalTexts } from './use-legal-texts.ts'

const PrivacyPage = () => {
  const { lead, given, payments, browser, server, others, ask } = useLegalTexts().privacy
  const paid = useLaunches().giving ? [payments] : []
  return <LegalPage page="privacy" lead={lead} sections={[given, ...paid, browser, server, others, ask]} />
}

export { PrivacyPage as Component }
