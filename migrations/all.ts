import { CreateTables1795219200000 } from './1795219200000-create-tables.ts'
import { KeepTheLedger1795219200001 } from './1795219200001-keep-the-ledger.ts'

/** Every migration, in the order they run. */
export const migrations = [CreateTables1795219200000, KeepTheLedger1795219200001]
