import { LegalPage } from './legal-page.tsx'
import { useLegalTexts } from './use-legal-texts.ts'

const TermsPage = () => {
  const { lead, giving, figures, account, letters, site, ask } = useLegalTexts().terms
  return <LegalPage page="terms" lead={lead} sections={[giving, figures, account, letters, site, ask]} />
}

export { TermsPage as Component }
