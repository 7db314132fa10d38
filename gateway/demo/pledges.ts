import { codeOf } from '../../schema/pledge-codes.ts'

/**
 * What was promised and has not come: one is still waited for, whenever the demo is loaded. Their donors are made up, and nobody is
 * written to.
 */
export const demoPledges = [
  {
    project: 'A warm winter for forty dogs in Gori',
    code: codeOf('DEMA2K'),
    amount: 19,
    donorName: 'თამარ კაპანაძე',
    donorEmail: 'tamar.kapanadze@example.org',
    dedicationKind: null,
    dedication: null,
    locale: 'ka',
    state: 'expired',
    createdAt: '2025-12-02T16:40:00.000Z',
    settledAt: '2026-01-01T16:40:00.000Z',
  },
  {
    project: 'A fence for the Rustavi yard',
    code: codeOf('DEMA3M'),
    amount: 300,
    donorName: 'Laura Hughes',
    donorEmail: 'laura.hughes@example.org',
    dedicationKind: null,
    dedication: null,
    locale: 'en',
    state: 'withdrawn',
    createdAt: '2025-12-09T08:15:00.000Z',
    settledAt: '2025-12-10T07:50:00.000Z',
  },
  {
    project: 'A warm winter for forty dogs in Gori',
    code: codeOf('DEMA4P'),
    amount: 70,
    donorName: 'დავით მესხი',
    donorEmail: 'davit.meskhi@example.org',
    dedicationKind: 'inMemory',
    dedication: 'ბროლია',
    locale: 'ka',
    state: 'pledged',
    // A few days before it is loaded.
    createdAt: null,
    settledAt: null,
  },
] as const
