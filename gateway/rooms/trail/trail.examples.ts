import { project } from '../../../schema/projects.ts'
import type { Restored, TrailActor, TrailEntry } from './trail.ts'

export const entryId = '01a20300-1b60-7c55-8b1e-6d1a0f6f2a10'

export const exampleActor: TrailActor = {
  id: '01a0570c-0280-7065-8aa2-eb52794f3901',
  name: 'Levan Gelashvili',
}

export const exampleEntry: TrailEntry = {
  id: entryId,
  at: '2026-11-21T07:20:07.000Z',
  actorId: exampleActor.id,
  actor: exampleActor.name,
  program: null,
  address: '192.0.2.1',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  operation: 'updateProject',
  action: 'change',
  kind: 'project',
  recordId: project.exampleId,
  title: { en: 'A fence for the Rustavi yard', ka: 'ღობე რუსთავის ეზოსთვის' },
  parentId: null,
  version: 2,
  columns: ['goal'],
  changes: [{ column: 'goal', before: '2900.00', after: '3200.00' }],
  accounts: [],
  records: [],
  isErased: false,
}

export const exampleRestored: Restored = {
  id: project.exampleId,
  entry: '01a20301-3df0-7c1a-9a52-0c5b7d9e4f31',
  version: 3,
  leftOut: [],
}
