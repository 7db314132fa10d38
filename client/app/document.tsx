import type { ReactNode } from 'react'
import { pageStateId } from '../../schema/pages.ts'
import { useLocale } from '../i18n/use-locale.ts'

interface DocumentProps {
  /** The text of the page's state, with nothing in it that ends a script. */
  state: string
  /** What only the server adds to the head. */
  assets?: ReactNode
  /** What only the server adds to the end of the body. */
  script?: ReactNode
  children: ReactNode
}

/** The whole document around the routes, as the server writes it and the browser takes it over. */
export const Document = ({ state, assets, script, children }: DocumentProps) => (
  <html lang={useLocale()}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#faf5ea" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {assets}
    </head>
    <body>
      {children}
      <script id={pageStateId} type="application/json">
        {state}
      </script>
      {script}
    </body>
  </html>
)
