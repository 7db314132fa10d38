import { figure, table } from './table.ts'

/** What a server held before, at most while, right after and some time after it was asked all it was asked, in MiB. */
export interface MemoryOfStage {
  stage: string
  server: string
  atStart: number
  atMost: number
  afterLoad: number
  whenIdle: number
}

export const memoryTable = (all: readonly MemoryOfStage[]): string =>
  table(
    ['after', 'server', 'started', 'at most', 'after load', 'idle again'],
    all.map(({ stage, server, atStart, atMost, afterLoad, whenIdle }) => [
      stage,
      server,
      ...[atStart, atMost, afterLoad, whenIdle].map(figure),
    ]),
  )
