import { Info } from 'lucide-react'

interface FieldNoticeProps {
  id: string
  text: string
}

/** It stands on the page before its text does, so that assistive technology is already listening. */
export const FieldNotice = ({ id, text }: FieldNoticeProps) => (
  <p id={id} role="status" className="text-small text-ochre-800">
    {text && (
      <span className="flex items-start gap-2 pt-1">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {text}
      </span>
    )}
  </p>
)
