import { Card } from './card.tsx'

interface ListSkeletonProps {
  /** Says what is loading. */
  text: string
}

const widths = ['w-[62%]', 'w-full', 'w-[84%]', 'w-[40%]']

/** Bars in the place of a list that is still loading. */
export const ListSkeleton = ({ text }: ListSkeletonProps) => (
  <Card role="status" className="px-6 py-7">
    <p className="text-ink-soft">{text}</p>
    <div aria-hidden="true" className="mt-5 grid gap-5">
      {widths.map((width) => (
        <div key={width} className={`h-3 rounded-pill bg-paper-deep ${width}`} />
      ))}
    </div>
  </Card>
)
