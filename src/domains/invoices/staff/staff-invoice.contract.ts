import { z } from 'zod'
import { keyedQuery, LangIdField, MoneyContract, orNull, queryNumber, searchField } from '#kernel/contract.ts'
import { INVOICE_KINDS } from '../invoice.contract.ts'

const Number = z.string().regex(/^(INV|CN)-\d{4}-\d{1,9}$/)

export const StaffInvoicesQuery = z.object({
  ...keyedQuery('documents', 50),
  after: Number.optional().meta({ description: '`next` of the page before' }),
  kind: z.enum(INVOICE_KINDS).optional(),
  search: searchField(40).optional().meta({
    description: 'A whole number, its last figures, or a booking’s reference',
    example: 'INV-2026-000042',
  }),
})

export const StaffInvoiceContract = z
  .object({
    number: z.string().meta({ example: 'INV-2026-000042' }),
    kind: z.enum(INVOICE_KINDS),
    issued_at: z.iso.datetime(),
    booking_id: z.uuid(),
    reference: z.string(),
    buyer: z.string(),
    amount: MoneyContract.meta({ description: 'What was paid, or of a credit note what is given back' }),
    credits: orNull(z.string()).meta({ description: 'Of a credit note: the invoice it gives back of' }),
  })
  .meta({ id: 'StaffInvoice' })
export type StaffInvoice = z.infer<typeof StaffInvoiceContract>

export const StaffInvoicesReply = z.object({
  items: z.array(StaffInvoiceContract),
  next: orNull(z.string()).meta({ description: '`after` of the next page; null: there is none' }),
})
export type StaffInvoices = z.infer<typeof StaffInvoicesReply>

export const StaffInvoiceParams = z.object({ number: z.string().meta({ example: 'INV-2026-000042' }) })

export const StaffInvoiceFileQuery = z.object({ lang_id: queryNumber(LangIdField).optional() })
