import type { ReactNode } from 'react'

interface FormCardProps {
  title: string
  children: ReactNode
}

/** A part of a form under a title of its own. */
export const FormCard = ({ title, children }: FormCardProps) => (
  <section className="rounded-card border border-line bg-surface px-5 pt-4 pb-6 shadow-card sm:px-6">
    <h2 className="mb-4 text-h3 text-title">{title}</h2>
    {children}
  </section>
)
