import { CreateTables1795219200000 } from './1795219200000-create-tables.ts'
import { KeepTheLedger1795219200001 } from './1795219200001-keep-the-ledger.ts'
import { RememberDonationRequests1795219200002 } from './1795219200002-remember-donation-requests.ts'
import { CountLoginAttempts1795219200003 } from './1795219200003-count-login-attempts.ts'
import { CountVersions1795219200004 } from './1795219200004-count-versions.ts'
import { KeepMonthlyTotals1795219200005 } from './1795219200005-keep-monthly-totals.ts'
import { CountExchangedGifts1795219200006 } from './1795219200006-count-exchanged-gifts.ts'
import { EndSessions1795219200007 } from './1795219200007-end-sessions.ts'
import { FindRecordedGifts1795219200008 } from './1795219200008-find-recorded-gifts.ts'

/** Every migration, in the order they run. */
export const migrations = [
  CreateTables1795219200000,
  KeepTheLedger1795219200001,
  RememberDonationRequests1795219200002,
  CountLoginAttempts1795219200003,
  CountVersions1795219200004,
  KeepMonthlyTotals1795219200005,
  CountExchangedGifts1795219200006,
  EndSessions1795219200007,
  FindRecordedGifts1795219200008,
]
