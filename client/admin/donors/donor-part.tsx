import type { ReactNode } from 'react'
import type { AdminDonorQuery } from '../../generated/admin-operations.ts'
import { Card } from '../../ui/card.tsx'

export type ShownDonor = NonNullable<AdminDonorQuery['donor']>

/** A part of the page of a donor, under a heading of its own. */
export const DonorPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className="overflow-hidden">
    <h2 className="px-5 py-4 text-h3 text-title">{title}</h2>
    {children}
  </Card>
)
