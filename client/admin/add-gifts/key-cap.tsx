/** A key as it is drawn on a keyboard, beside what it does; for whoever has one. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd className="rounded-field border border-line-strong bg-surface px-1.5 py-0.5 font-sans text-label font-semibold text-ink">
    {children}
  </kbd>
)
