import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from './toasts.ts'

/** Milliseconds for which it says so. */
const said = 3000

interface CopyButtonProps {
  /** What it is. */
  label: string
  text: string
  texts: Record<'button' | 'done' | 'failed', string> & { said: (label: string) => string }
}

/** Copies a text, and says that it has. */
export const CopyButton = ({ label, text, texts }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), said)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error(texts.failed)
    }
  }
  const Icon = isCopied ? Check : Copy
  const word = isCopied ? texts.done : texts.button
  return (
    <>
      <button
        type="button"
        aria-label={`${word}: ${label}`}
        onClick={copy}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-field text-small font-semibold text-link print:hidden"
      >
        <Icon aria-hidden="true" className="size-4" />
        {word}
      </button>
      <span role="status" className="sr-only">
        {isCopied && texts.said(label)}
      </span>
    </>
  )
}
