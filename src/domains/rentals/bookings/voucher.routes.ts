import { z } from '@hono/zod-openapi'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { LangIdField, queryNumber } from '#kernel/contract.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { withPlace } from '#platform/threads.ts'
import { problem } from '../rental-problem.http.ts'
import type { Booking } from './booking.contract.ts'
import type { findBooking, ListApp } from './find-bookings.usecase.ts'

/** Max vouchers generated per minute for one network. */
const FILES_PER_MINUTE = 30

/** Renders a booking's voucher. Throws `ThreadsBusy`. */
export type VoucherPdf = (booking: Booking, langId: LangId) => Promise<Buffer<ArrayBuffer>>

declare module '#platform/app.ts' {
  interface App {
    voucherPdf: VoucherPdf
  }
}

type VoucherApp = ListApp &
  Pick<App, 'voucherPdf'> & { requireTraveller: RequireTraveller; rateLimit: RateLimit }

export const VoucherQuery = z.object({ lang_id: queryNumber(LangIdField).default(1) })
export const VOUCHER_REPLIES = {
  200: { description: 'A4', content: { 'application/pdf': { schema: z.string() } } },
  ...problemReplies(400, 404, 409, 429, 503),
}

/** `/booking/<reference>/voucher.pdf`: the document the desk requires to hand over the car. */
export function voucherRoutes(app: VoucherApp, useCases: { findBooking: typeof findBooking }) {
  const { voucherPdf, requireTraveller, rateLimit } = app
  const route = createRoute({
    method: 'get',
    path: '/booking/{reference}/voucher.pdf',
    summary: 'The voucher of a confirmed booking as a PDF',
    limit: rateLimit('voucher-file', FILES_PER_MINUTE),
    access: requireTraveller,
    owned: 'booking',
    request: {
      params: z.object({ reference: z.string().meta({ example: 'KMRTW7XYZ2' }) }),
      query: VoucherQuery,
    },
    responses: VOUCHER_REPLIES,
  })
  return openApiApp<TravellerVariables>().openapi(route, (c) =>
    withPlace(async () => {
      const { lang_id: langId } = c.req.valid('query')
      const { reference } = c.req.valid('param')
      const booking = await useCases.findBooking(app, c.var.traveller, reference, languageOf(langId))
      if (!booking) return problem(c, 404, { code: 'booking_not_found' })
      const unfit = noVoucherReason(booking)
      if (unfit) return problem(c, 409, unfit)
      return c.body(await voucherPdf(booking, langId), 200, voucherHeaders(booking))
    }),
  )
}

/** Returns why a booking has no voucher; null if it has one because it is confirmed or completed. */
export function noVoucherReason({ status, cancel_requested: isCancelling }: Booking) {
  const code = 'not_confirmed' as const
  if (isCancelling) return { code, detail: 'A booking that is being cancelled has no voucher' }
  if (status === 'confirmed' || status === 'completed') return null
  return { code, detail: `A booking that is ${status} has no voucher` }
}

export function voucherHeaders({ reference }: Pick<Booking, 'reference'>) {
  return {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${reference}.pdf"`,
    'cache-control': 'no-store',
  }
}
