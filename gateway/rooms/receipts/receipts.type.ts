import { receipt } from '../../../schema/receipts.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'

export const ReceiptType = recordType(receipt)
export const { Connection, ListArgs } = listTypes(receipt, ReceiptType)
