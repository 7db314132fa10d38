import { partsOf } from '../../schema/web-addresses.ts'

/** A text in which addresses of the web lead there. */
export const LinkedText = ({ text }: { text: string }) =>
  partsOf(text).map(({ at, text: shown, href }) =>
    href === null ? (
      shown
    ) : (
      <a key={at} href={href} rel="noopener" className="text-link">
        {shown}
      </a>
    ),
  )
