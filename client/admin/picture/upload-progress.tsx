interface UploadProgressProps {
  /** Whole percent. */
  percent: number
  label: string
  text: string
}

/** How much of a file has been sent. */
export const UploadProgress = ({ percent, label, text }: UploadProgressProps) => (
  <div>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2.5 overflow-hidden rounded-pill border border-line-strong bg-paper-deep"
    >
      <svg aria-hidden="true" width="100%" height="100%">
        <rect width={`${percent}%`} height="100%" className="fill-forest-600" />
      </svg>
    </div>
    <p className="mt-1 text-small tabular-nums">{text}</p>
  </div>
)
