interface ListSkeletonProps {
  /** Says what is loading. */
  text: string
}

const widths = ['w-[62%]', 'w-full', 'w-[84%]', 'w-[40%]']

/** Bars in the place of a list that is still loading. */
export const ListSkeleton = ({ text }: ListSkeletonProps) => (
  <div role="status" className="rounded-card border border-line bg-surface px-6 py-7 shadow-card">
    <p className="text-ink-soft">{text}</p>
    <div aria-hidden="true" className="mt-5 grid gap-5">
      {widths.map((width) => (
        <div key={width} className={`h-3 rounded-pill bg-paper-deep ${width}`} />
      ))}
    </div>
  </div>
)
