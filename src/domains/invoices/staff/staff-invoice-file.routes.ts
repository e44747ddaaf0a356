import { z } from '@hono/zod-openapi'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff, type StaffActor } from '#domains/staff/public.ts'
import { languageOf } from '#kernel/locale.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import type { Invoice } from '../invoice.contract.ts'
import { problems } from '../invoice-problem.http.ts'
import { invoiceDocument } from '../invoice-document.http.ts'
import { StaffInvoiceFileQuery, StaffInvoiceParams } from './staff-invoice.contract.ts'

/** Max documents printed per network and minute. */
const FILES_PER_MINUTE = 60

type Needs = {
  readInvoice: (number: string, by: StaffActor) => Promise<Invoice | null>
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

export function staffInvoiceFileRoute({ readInvoice, requireStaff, rateLimit }: Needs) {
  const file = createRoute({
    method: 'get',
    path: '/staff/money/invoices/{number}/file',
    summary: 'An invoice or a credit note as a PDF',
    limit: rateLimit('staff-invoice-file', FILES_PER_MINUTE),
    access: requireStaff('finance'),
    request: { params: StaffInvoiceParams, query: StaffInvoiceFileQuery },
    responses: {
      200: { description: 'A4', content: { 'application/pdf': { schema: z.string() } } },
      ...problemReplies(400, 404, 429, 503),
    },
  })
  return openApiApp<TravellerVariables>().openapi(file, async (c) => {
    const invoice = await readInvoice(c.req.valid('param').number, staffActor(c))
    if (!invoice) return problems.problem(c, 404, { code: 'not_found' })
    const language = languageOf(c.req.valid('query').lang_id ?? 1)
    return c.body(await pdfOf(invoiceDocument(invoice, language)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
      'cache-control': 'no-store',
    })
  })
}
