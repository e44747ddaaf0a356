import { recordAccess, type StaffActor } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { Invoice } from '../invoice.contract.ts'
import { findByNumber } from '../invoice.store.ts'
import type * as operations from './staff-invoice-operations.contract.ts'
import { selectInvoices } from './staff-invoice.store.ts'

/** Lists the invoices and credit notes that match a query, the latest first. */
export function listStaffInvoices(
  { db }: Pick<App, 'db'>,
  { query }: Call<typeof operations.listStaffInvoices>,
) {
  return selectInvoices(db, query)
}

/** Reads a document for a staff member, and records the access. Null if there is none. */
export async function readStaffInvoice(
  app: Pick<App, 'db' | 'clock'>,
  number: string,
  by: StaffActor,
): Promise<Invoice | null> {
  const found = await findByNumber(app.db, number)
  if (!found) return null
  await recordAccess(app, by, { action: 'read_invoice', subject: { kind: 'booking', id: found.bookingId } })
  return found.invoice
}
