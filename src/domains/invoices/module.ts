import type { RequireStaff } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problems } from './invoice-problem.http.ts'
import { listStaffInvoices, readStaffInvoice } from './staff/read-invoices.usecase.ts'
import { staffInvoiceFileRoute } from './staff/staff-invoice-file.routes.ts'
import * as staff from './staff/staff-invoice-operations.contract.ts'

const handle = handlersOf(problems)

type Routing = Pick<App, 'db' | 'clock'> & { requireStaff: RequireStaff; rateLimit: RateLimit }

/** The staff's operations on invoices; travellers' routes are wired with bookings, which know whose booking it is. */
export const invoices = {
  handlers: [handle(staff.listStaffInvoices, listStaffInvoices)],
  routes: (app: Routing) => [
    staffInvoiceFileRoute({ ...app, readInvoice: (number, by) => readStaffInvoice(app, number, by) }),
  ],
}
