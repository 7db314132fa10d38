import { DogSleeping } from './illustrations/dog-sleeping.tsx'

interface PlainPageProps {
  title: string
  text: string
}

/** A page of a title and a sentence. */
export const PlainPage = ({ title, text }: PlainPageProps) => (
  <div className="page-width w-full py-section">
    <h1 className="text-h1 text-title">{title}</h1>
    <p className="mt-3 max-w-text text-lead text-ink-soft">{text}</p>
    <DogSleeping className="mt-12 w-80 max-w-full text-forest-800" />
  </div>
)
