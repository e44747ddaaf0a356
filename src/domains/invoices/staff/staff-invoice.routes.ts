import { z } from '@hono/zod-openapi'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RecordAccess, type RequireStaff } from '#domains/staff/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { Invoice } from '../invoice.contract.ts'
import { problem } from '../invoice-problem.http.ts'
import {
  StaffInvoiceFileQuery,
  StaffInvoiceParams,
  StaffInvoicesQuery,
  StaffInvoicesReply,
} from './staff-invoice.contract.ts'
import type { ListInvoices } from './staff-invoice.store.ts'

/** Documents that one network may have printed in a minute. */
const FILES_PER_MINUTE = 60

type Needs = {
  listInvoices: ListInvoices
  /** Null: there is no such document. */
  findInvoice: (number: string) => Promise<{ invoice: Invoice; bookingId: string } | null>
  invoicePdf: (invoice: Invoice, language: Language) => Promise<Buffer<ArrayBuffer>>
  recordAccess: RecordAccess
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** All invoices and credit notes, for who keeps the money. */
export function staffInvoiceRoutes(needs: Needs) {
  const { listInvoices, findInvoice, invoicePdf, recordAccess, requireStaff, rateLimit } = needs
  const access = requireStaff('finance')
  const list = listRoute({
    path: '/staff/money/invoices',
    summary: 'Invoices and credit notes of bookings, the latest first',
    limit: rateLimit('staff-invoices', 300),
    access,
    query: StaffInvoicesQuery,
    page: StaffInvoicesReply,
  })
  const file = createRoute({
    method: 'get',
    path: '/staff/money/invoices/{number}/file',
    summary: 'An invoice or a credit note as a PDF',
    limit: rateLimit('staff-invoice-file', FILES_PER_MINUTE),
    access,
    request: { params: StaffInvoiceParams, query: StaffInvoiceFileQuery },
    responses: {
      200: { description: 'A4', content: { 'application/pdf': { schema: z.string() } } },
      ...problemReplies(400, 404, 429, 503),
    },
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { after, page_size: size, kind, search } = c.req.valid('query')
      const found = await listInvoices({ kind, search }, { after, limit: size + 1 })
      return c.json(
        keyedPageOf(found, size, ({ number }) => number),
        200,
      )
    })
    .openapi(file, async (c) => {
      const found = await findInvoice(c.req.valid('param').number)
      if (!found) return problem(c, 404, { code: 'not_found' })
      const { invoice, bookingId } = found
      await recordAccess(staffActor(c), {
        action: 'read_invoice',
        subject: { kind: 'booking', id: bookingId },
      })
      return c.body(await invoicePdf(invoice, languageOf(c.req.valid('query').lang_id ?? 1)), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${invoice.number}.pdf"`,
        'cache-control': 'no-store',
      })
    })
}
