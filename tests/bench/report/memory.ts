import { figure, table } from './table.ts'

/** What a server held before, right after and some time after it was asked all it was asked, in MiB. */
export interface MemoryOfStage {
  stage: string
  server: string
  atStart: number
  afterLoad: number
  whenIdle: number
}

export const memoryTable = (all: readonly MemoryOfStage[]): string =>
  table(
    ['after', 'server', 'started', 'after load', 'idle again'],
    all.map(({ stage, server, atStart, afterLoad, whenIdle }) => [
      stage,
      server,
      ...[atStart, afterLoad, whenIdle].map(figure),
    ]),
  )
