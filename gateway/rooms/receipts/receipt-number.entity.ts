import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How many receipts a year has. */
@Entity('receipt_numbers')
export class ReceiptNumberEntity {
  @PrimaryColumn({ type: 'integer' })
  year: number

  @Column({ type: 'integer' })
  last: number
}
