import type { RequireTraveller, Traveller } from '#domains/accounts/public.ts'
import type { RequireStaff } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problems } from './invoice-problem.http.ts'
import { invoiceFileRoutes, invoiceRoutes } from './invoice.routes.ts'
import { listByBooking } from './invoice.store.ts'
import { listStaffInvoices, readStaffInvoice } from './staff/read-invoices.usecase.ts'
import { staffInvoiceFileRoute } from './staff/staff-invoice-file.routes.ts'
import * as staff from './staff/staff-invoice-operations.contract.ts'

const handle = handlersOf(problems)

type TravellerApp = Pick<App, 'db'> & {
  /** Finds a booking that the traveller may see; bookings are in a domain that uses this one. */
  findBooking: (traveller: Traveller, reference: string) => Promise<{ booking_id: string } | null>
  requireTraveller: RequireTraveller
  rateLimit: RateLimit
}

/** A traveller's own invoices. */
export const travellerInvoices = {
  handlers: [
    (app: TravellerApp) => invoiceRoutes({ ...app, listInvoices: (id) => listByBooking(app.db, id) }),
  ],
  root: (app: TravellerApp) => [
    invoiceFileRoutes({ ...app, listInvoices: (id) => listByBooking(app.db, id) }),
  ],
}

/** The staff's operations on invoices. */
export const invoices = {
  handlers: [handle(staff.listStaffInvoices, listStaffInvoices)],
  routes: (app: Pick<App, 'db' | 'clock'> & { requireStaff: RequireStaff; rateLimit: RateLimit }) => [
    staffInvoiceFileRoute({ ...app, readInvoice: (number, by) => readStaffInvoice(app, number, by) }),
  ],
}
