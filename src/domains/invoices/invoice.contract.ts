import { z } from 'zod'
import { groupedCodeField, LangIdField, MoneyContract, queryNumber } from '#kernel/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { PriceContract } from '#kernel/price.contract.ts'

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

const EndContract = z.object({
  at: z.string().meta({ description: 'Wall time' }),
  station: z.string(),
  station_en: z.string().optional().meta({ description: 'In English, where `station` is Arabic' }),
})

/** Recorded when it is issued, and never changed. `lines` add up to `total`; so do `paid` and `at_desk`. */
export const InvoiceContract = z
  .object({
    kind: z.enum(INVOICE_KINDS),
    number: z.string().meta({ example: 'INV-2027-000042' }),
    issued_at: z.iso.datetime(),
    credits: z.string().nullable().meta({ description: 'Of a credit note: the invoice it gives back of' }),
    replaced_by: z.string().nullable().meta({
      description: 'Of a credit note for a booking that was changed: the invoice of what it is now',
    }),
    reference: z.string(),
    seller: z.object({
      name: z.string(),
      lines: z.array(z.string()),
      tax_id: z.string().optional().meta({ description: 'Older invoices have it as the last line' }),
    }),
    buyer: z.object({ name: z.string(), email: z.string(), country: z.string() }),
    supplier: z.string(),
    car: z.string(),
    days: z.int(),
    pickup: EndContract,
    dropoff: EndContract,
    lines: z.array(
      PriceContract.shape.lines.element.extend({
        extra: z
          .object({ kind: z.string().meta({ example: 'child_seat' }), quantity: z.int() })
          .optional()
          .meta({ description: 'Of the line of an extra; older invoices have its label alone' }),
      }),
    ),
    total: MoneyContract,
    paid: MoneyContract,
    at_desk: MoneyContract,
    at_desk_own: MoneyContract.optional().meta({
      description: 'The same in the desk’s own currency, where that is another: `at_desk` is about as much',
    }),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    part: z.literal(true).optional().meta({
      description: 'Of a credit note: it gives part back, and the invoice goes on holding for the rest',
    }),
    refund: z
      .object({ amount: MoneyContract, fee: MoneyContract })
      .nullable()
      .meta({ description: 'Of a credit note: what is given back of `paid`, and what is kept' }),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof InvoiceContract>

/** A station's name in a reader's language. */
export function stationIn({ station, station_en }: Invoice['pickup'], language: Language): string {
  return language === 'en' ? (station_en ?? station) : station
}

export const InvoicesQuery = z.object({
  reference: groupedCodeField('reference_required', 40).toUpperCase().meta({ example: 'KMRTW7XYZ2' }),
})

/** A booking's reference to each document that was issued for it. */
export const IssuedDocumentContract = InvoiceContract.pick({
  kind: true,
  number: true,
  issued_at: true,
}).meta({ id: 'IssuedDocument' })
export type IssuedDocument = z.infer<typeof IssuedDocumentContract>

export const InvoicesReply = z.object({ items: z.array(InvoiceContract) })

export const InvoiceFileQuery = z.object({ lang_id: queryNumber(LangIdField).optional() })
