import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDisclosure } from '../ui/disclosure.tsx'

interface FoldedTextProps {
  text: string
  lang?: string | undefined
  /** Whose text it is, for those who hear the button without seeing what stands above it. */
  of: string
  /** Two lines where it stands in a row of a table. */
  inRow?: boolean
}

/** A text with its line breaks: a few lines of it where it is longer, and the rest on request. On paper it is whole. */
export const FoldedText = ({ text, lang, of, inRow = false }: FoldedTextProps) => {
  const { t } = useTranslation('admin')
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const { isOpen, button, region } = useDisclosure()

  const folded = inRow ? 'not-print:line-clamp-4 not-print:table:line-clamp-2' : 'not-print:line-clamp-4'

  useEffect(() => {
    const element = paragraph.current
    if (!element || isOpen) return
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])

  return (
    <>
      <p
        ref={paragraph}
        id={region.id}
        lang={lang}
        className={`max-w-text whitespace-pre-line wrap-anywhere ${isOpen ? '' : folded}`}
      >
        {text}
      </p>
      {isLong && (
        <button type="button" {...button} className="text-link min-h-8 text-small">
          {t(isOpen ? 'list.showLess' : 'list.showAll')}
          <span className="sr-only"> {of}</span>
        </button>
      )}
    </>
  )
}
