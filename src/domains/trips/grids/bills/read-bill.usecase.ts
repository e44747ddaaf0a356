import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { moneyOfRow } from '../../journey/trip-row.ts'
import type { BillingGridQuery, BillingGridReply, BillingGridRow } from './billing-grid.contract.ts'
import { findBilledTrip, listCreditNotes } from './billing-grid.store.ts'
import { byNumber, pageOf } from '../grid-page.ts'
import type { TripScope } from '../trip-scope.ts'
import { type Fare, type FareLine, lineLabel, compareQuotedWithActual } from '#domains/fares/public.ts'

export type ReadBillFailure = { code: 'trip_not_found' | 'bill_not_found' }

/** Reads the lines of one of a trip's bills next to its quote, if the scope includes the trip. */
export async function readBill(
  { db }: Pick<App, 'db'>,
  scope: TripScope,
  query: BillingGridQuery,
  language: Language,
): Promise<Result<BillingGridReply, ReadBillFailure>> {
  const trip = await findBilledTrip(db, query.trip_id, scope)
  if (!trip) return fail({ code: 'trip_not_found' })
  const notes = await listCreditNotes(db, trip.id)
  const { document = trip.bill_number } = query
  const isInForce = document === trip.bill_number
  const note = isInForce ? null : notes.find((one) => one.number === document || one.bill_number === document)
  if (note === undefined) return fail({ code: 'bill_not_found' })
  const { id, reference, traveller, company, tax_id } = trip
  const shown = note ?? { bill: trip.bill, bill_number: trip.bill_number, billTax: trip.billTax }
  const money = moneyOfRow(note ? { ...trip, billed_total: note.total } : trip)
  return ok({
    ...pageOf(billingLines(trip.fare, shown.bill, language), query, { line: byNumber(({ line }) => line) }),
    trip: {
      trip_id: id,
      reference,
      bill_number: shown.bill_number,
      traveller,
      company,
      company_tax_id: tax_id,
    },
    kind: shown.bill === null ? 'fare' : note?.number === document ? 'credit_note' : 'bill',
    credit_note: note && {
      number: note.number,
      issued_at: note.issued_at.toString(),
      reason: note.reason,
    },
    replaces: isInForce && trip.bill ? (notes.at(-1)?.bill_number ?? null) : null,
    ...money,
    tax: shown.billTax,
  })
}

/**
 * Compares the kinds of lines of a bill with those of its quote, in the reader's language. A kind with one line states
 * its quantity and rate: billed, otherwise quoted. Without a bill, billed amounts are null.
 */
function billingLines(quoted: Fare, bill: Fare | null, language: Language): BillingGridRow[] {
  return compareQuotedWithActual(quoted, bill ?? quoted).map((compared, at) => {
    const billed = linesOf(bill, compared.kind)
    const lines = billed.length > 0 ? billed : linesOf(quoted, compared.kind)
    const [line] = lines
    const only = lines.length === 1 ? line : null
    return {
      line: at + 1,
      kind: compared.kind,
      label: line ? lineLabel(line, language) : compared.label,
      quantity: only?.quantity ?? null,
      unit: only?.unit ?? null,
      rate: only?.rate ?? null,
      quoted: compared.quoted,
      billed: bill && compared.actual,
    }
  })
}

function linesOf(fare: Fare | null, kind: string): FareLine[] {
  return fare?.lines.filter((line) => line.kind === kind) ?? []
}
