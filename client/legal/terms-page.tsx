import { useLaunches } from '../lib/load-launches.ts'
import { LegalPage } from './legal-page.tsx'
import { useLegalTexts } from './use-legal-texts.ts'

const TermsPage = () => {
  const { lead, giving, launchedGiving, figures, account, letters, site, ask } = useLegalTexts().terms
  return (
    <LegalPage
      page="terms"
      lead={lead}
      sections={[useLaunches().giving ? launchedGiving : giving, figures, account, letters, site, ask]}
    />
  )
}

export { TermsPage as Component }
