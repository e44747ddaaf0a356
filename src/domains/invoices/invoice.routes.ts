import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RequireTraveller, Traveller, TravellerVariables } from '#domains/accounts/public.ts'
import { languageOf } from '#kernel/locale.ts'
import { jsonReplies, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import { InvoiceFileQuery, InvoicesQuery, InvoicesReply, type Invoice } from './invoice.contract.ts'
import { problems } from './invoice-problem.http.ts'
import { invoiceDocument } from './invoice-document.http.ts'

const { problem } = problems

/** Max invoices printed per network and minute. */
const FILES_PER_MINUTE = 30

type Needs = {
  /** The traveller's own booking. */
  findBooking: (traveller: Traveller, reference: string) => Promise<{ booking_id: string } | null>
  listInvoices: (bookingId: string) => Promise<Invoice[]>
  requireTraveller: RequireTraveller
}

/** `/user/invoice`: a booking's invoices and credit notes. */
export function invoiceRoutes({ findBooking, listInvoices, requireTraveller }: Needs) {
  const route = createRoute({
    method: 'get',
    path: '/user/invoice',
    summary: 'The invoices of a booking, and its credit notes',
    access: requireTraveller,
    owned: 'booking',
    request: { query: InvoicesQuery },
    responses: jsonReplies(200, InvoicesReply, 'None when we took no money', 404),
  })
  return openApiApp<TravellerVariables>().openapi(route, async (c) => {
    const booking = await findBooking(c.var.traveller, c.req.valid('query').reference)
    if (!booking) return problem(c, 404, { code: 'booking_not_found' })
    return c.json({ items: await listInvoices(booking.booking_id) }, 200)
  })
}

/** Routes of `/booking/<reference>/invoice/<number>`: an invoice or a credit note as a file. */
export function invoiceFileRoutes(needs: Needs & { rateLimit: RateLimit }) {
  const { findBooking, listInvoices, requireTraveller, rateLimit } = needs
  const route = createRoute({
    method: 'get',
    path: '/booking/{reference}/invoice/{number}',
    summary: 'An invoice or a credit note as a PDF',
    limit: rateLimit('invoice-file', FILES_PER_MINUTE),
    access: requireTraveller,
    owned: 'booking',
    request: {
      params: z.object({
        reference: z.string().meta({ example: 'KMRTW7XYZ2' }),
        number: z.string().meta({ example: 'INV-2027-000042' }),
      }),
      query: InvoiceFileQuery,
    },
    responses: {
      200: { description: 'A4', content: { 'application/pdf': { schema: z.string() } } },
      ...problemReplies(400, 404, 429, 503),
    },
  })
  return openApiApp<TravellerVariables>().openapi(route, async (c) => {
    const { reference, number } = c.req.valid('param')
    const booking = await findBooking(c.var.traveller, reference)
    if (!booking) return problem(c, 404, { code: 'booking_not_found' })
    const invoice = (await listInvoices(booking.booking_id)).find((one) => one.number === number)
    if (!invoice) return problem(c, 404, { code: 'not_found' })
    const language = languageOf(c.req.valid('query').lang_id ?? 1)
    return c.body(await pdfOf(invoiceDocument(invoice, language)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
      'cache-control': 'no-store',
    })
  })
}
