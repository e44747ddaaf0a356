import { z } from 'zod'
import { fieldError, MoneyContract, orNull } from '#kernel/contract.ts'
import { BillTax } from '#domains/fares/taxes/bill-tax.contract.ts'
import { FareLine } from '#domains/fares/lines/fare.contract.ts'
import { gridQuery, gridReply } from '../grid.contract.ts'

export const BillingGridQuery = gridQuery(['line'], {
  trip_id: z.uuid(fieldError('id_required')),
  document: z.string(fieldError('id_required')).max(40, fieldError('id_required')).optional().meta({
    description: 'The number of a bill or of a credit note of this trip; by default the bill in force',
    example: 'TRIP-CN-2027-000003',
  }),
})
export type BillingGridQuery = z.infer<typeof BillingGridQuery>

/** The billed and quoted cost of a kind of line. Null if only the other has it. */
export const BillingGridRow = z
  .object({
    line: z.int().meta({ description: 'From 1' }),
    kind: z.string(),
    label: z.string(),
    quantity: FareLine.shape.quantity.meta({ description: 'Billed; as quoted before there is a bill' }),
    unit: FareLine.shape.unit,
    rate: orNull(MoneyContract),
    quoted: orNull(MoneyContract),
    billed: orNull(MoneyContract),
  })
  .meta({ id: 'BillingGridRow' })
export type BillingGridRow = z.infer<typeof BillingGridRow>

export const BillingGridReply = gridReply(BillingGridRow).extend({
  trip: z
    .object({
      trip_id: z.uuid(),
      reference: z.string(),
      bill_number: orNull(z.string()),
      traveller: z.string(),
      company: orNull(z.string()),
      company_tax_id: orNull(z.string()),
    })
    .meta({ id: 'BilledTrip' }),
  credit_note: orNull(z.object({ number: z.string(), issued_at: z.iso.datetime(), reason: z.string() })).meta(
    { description: 'By which this bill was given back' },
  ),
  kind: z.enum(['fare', 'bill', 'credit_note']).meta({ description: '`fare`: there is no bill yet' }),
  replaces: orNull(z.string()).meta({ description: 'The bill that was given back before this one' }),
  quoted: MoneyContract.meta({ description: 'Sum of all quoted lines' }),
  billed: orNull(MoneyContract).meta({ description: 'Sum of all billed lines; null: it is not billed yet' }),
  paid: MoneyContract.meta({
    description: 'By the wallet or the card, to the driver or at the desk, less what was given back',
  }),
  due: MoneyContract.meta({ description: 'Still to be paid' }),
  tax: orNull(BillTax).meta({ description: 'What the bill says of its tax; null: it is not billed yet' }),
})
export type BillingGridReply = z.infer<typeof BillingGridReply>
