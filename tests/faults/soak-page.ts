/** What was seen in a minute. */
export interface Minute {
  minute: number
  /** What went wrong in it. */
  fault: string
  /** MiB that the gateway holds at its end. */
  memory: number
  /** Files and connections it holds open at its end. */
  handles: number
  /** Milliseconds that all but one of a hundred readers waited at most. */
  p99: number
  /** How often each status was answered. */
  answers: Record<string, number>
  /** Gifts acknowledged so far. */
  gifts: number
}

export interface Soak {
  day: Date
  minutes: readonly Minute[]
  gifts: number
  /** Each gift that was lost or doubled, and whatever else the ledger does not say. */
  wrong: readonly string[]
}

/** Characters of the longest bar. */
const width = 30

const bar = (value: number, most: number): string =>
  '█'.repeat(Math.max(1, Math.round((value / most) * width)))

const graphOf = (
  title: string,
  unit: string,
  minutes: readonly Minute[],
  of: (minute: Minute) => number,
): string => {
  const most = Math.max(...minutes.map(of), 1)
  const lines = minutes.map(
    (each) => `${String(each.minute).padStart(3)}  ${bar(of(each), most).padEnd(width)}  ${of(each)} ${unit}`,
  )
  return `## ${title}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``
}

const row = ({ minute, fault, gifts, answers }: Minute): string =>
  `| ${minute} | ${fault} | ${Object.entries(answers)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')} | ${gifts} |`

/** The page of a soak, its graphs as text: a line for each minute. */
export const soakPage = ({ day, minutes, gifts, wrong }: Soak): string =>
  [
    '# A long run with faults',
    `Written by \`node --import tsx tests/faults/soak.ts\`, ${day.toISOString().slice(0, 10)}: ${minutes.length} minutes, ${gifts} gifts acknowledged, ${wrong.length} lost or doubled.`,
    ...(wrong.length === 0 ? [] : [wrong.slice(0, 20).join(', ')]),
    graphOf('Memory of the gateway', 'MiB', minutes, ({ memory }) => memory),
    graphOf('Files and connections held open', 'open', minutes, ({ handles }) => handles),
    graphOf('What readers waited, 99 of 100', 'ms', minutes, ({ p99 }) => p99),
    `## Minute by minute\n\n| minute | what went wrong | answers to readers | gifts so far |\n|--:|---|---|--:|\n${minutes.map(row).join('\n')}`,
    '',
  ].join('\n\n')
