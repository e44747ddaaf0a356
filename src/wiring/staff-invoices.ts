import { staffInvoiceRoutes } from '#domains/invoices/staff/staff-invoice.routes.ts'
import { listStaffInvoices } from '#domains/invoices/staff/staff-invoice.store.ts'
import type { Invoices } from './invoices.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** All invoices and credit notes, for the staff. */
export function wireStaffInvoices(
  { db, rateLimit }: Shared,
  { findIssued: findInvoice, invoicePdf }: Pick<Invoices, 'findIssued' | 'invoicePdf'>,
  { recordAccess, requireStaff }: Pick<Staff, 'recordAccess' | 'requireStaff'>,
) {
  return {
    api: [
      staffInvoiceRoutes({
        listInvoices: listStaffInvoices(db),
        findInvoice,
        invoicePdf,
        recordAccess,
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
