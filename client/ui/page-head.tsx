interface PageHeadProps {
  title: string
  description: string
  site: string
}

/** What the browser's tab and a search engine read. React hoists it into the head. */
export const PageHead = ({ title, description, site }: PageHeadProps) => (
  <>
    <title>{title === site ? site : `${title} | ${site}`}</title>
    <meta name="description" content={description} />
  </>
)
