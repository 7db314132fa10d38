import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { useGivingTexts } from './use-giving-texts.ts'

/** What somebody may want to know before they give. */
export const GiveFacts = () => {
  const texts = useGivingTexts()
  return (
    <ul className="grid content-start gap-2.5 text-small text-ink-soft">
      {texts.facts.map((fact) => (
        <li key={fact} className="flex items-start gap-2.5">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-forest-600" />
          {fact}
        </li>
      ))}
      <li className="pl-7">
        <Link to={paths.colab} className="inline-flex min-h-6 items-center text-link">
          {texts.write}
        </Link>
      </li>
    </ul>
  )
}
