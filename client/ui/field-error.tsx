import { CircleAlert } from 'lucide-react'

interface FieldErrorProps {
  id: string
  text: string
}

export const FieldError = ({ id, text }: FieldErrorProps) => (
  <p id={id} className="flex items-start gap-2 py-1 text-small font-semibold text-error">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    {text}
  </p>
)
