import { LegalPage } from './legal-page.tsx'
import { useLegalTexts } from './use-legal-texts.ts'

const PrivacyPage = () => {
  const { lead, given, browser, server, others, ask } = useLegalTexts().privacy
  return <LegalPage page="privacy" lead={lead} sections={[given, browser, server, others, ask]} />
}

export { PrivacyPage as Component }
