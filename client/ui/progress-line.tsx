import { Progress } from './progress.tsx'

interface ProgressLineProps {
  /** Whole percent reached; may pass 100. */
  percent: number
  /** Names what is measured. */
  label: string
  /** Says how far it is, in words. */
  valueText: string
}

/** How far a project has come, in a list of them: a thin bar in the colour of giving. */
export const ProgressLine = ({ percent, label, valueText }: ProgressLineProps) => (
  <Progress percent={percent} label={label} valueText={valueText} className="">
    {(filled) => (
      <svg aria-hidden="true" width="100%" height="9" className="block overflow-visible">
        <rect y=".5" width="100%" height="8" rx="3" className="fill-paper-deep stroke-line-strong" />
        {filled > 0 && (
          <rect y=".5" width={`${filled}%`} height="8" rx="3" className="fill-terra-500 stroke-terra-700" />
        )}
      </svg>
    )}
  </Progress>
)
