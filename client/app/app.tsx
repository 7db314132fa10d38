import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type ChangeLanguage, LanguageContext } from '../i18n/change-language.ts'
import { type Site, SiteContext } from '../lib/site-context.ts'

interface AppProps {
  apollo: ApolloClient
  i18n: I18n
  changeLanguage: ChangeLanguage
  site: Site
  /** The router's provider, the browser's or the server's. */
  children: ReactNode
}

/** Everything that stands around the routes, the same in the browser and on the server. */
export const App = ({ apollo, i18n, changeLanguage, site, children }: AppProps) => (
  <I18nextProvider i18n={i18n}>
    <ApolloProvider client={apollo}>
      <LanguageContext value={changeLanguage}>
        <SiteContext value={site}>{children}</SiteContext>
      </LanguageContext>
    </ApolloProvider>
  </I18nextProvider>
)
