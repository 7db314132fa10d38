import { useSectionLink } from '../lib/use-section-link.ts'
import { buttonClass } from '../ui/button-class.ts'
import { useArchiveTexts } from './use-archive-texts.ts'

/** Leads whoever has read on to the form by which the next letter comes to them. */
export const NextLetter = () => {
  const { next } = useArchiveTexts()
  return (
    <section aria-labelledby="next-letter" className="rounded-card bg-ochre-300 px-6 py-7 print:hidden">
      <h2 id="next-letter" className="text-h3 text-title">
        {next.title}
      </h2>
      <p className="mt-1.5">{next.text}</p>
      <a {...useSectionLink()('contacts')} className={`${buttonClass('primary')} mt-5`}>
        {next.link}
      </a>
    </section>
  )
}
