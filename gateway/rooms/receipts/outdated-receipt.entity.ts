import { Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** That a receipt stands, and says what the ledger does not. Triggers keep it. */
@Entity('outdated_receipts')
export class OutdatedReceiptEntity {
  @ForeignKey('receipts')
  @PrimaryColumn({ type: 'uuid' })
  receiptId: string
}
