import { Hono } from 'hono'
import { z } from 'zod'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { ReturnFromBank } from './payment-action.usecase.ts'

type Needs = { returnFromBank: ReturnFromBank; rateLimit: RateLimit }

const PaymentId = z.uuid()

/** The bank's return URL: redirects to the booking, or to the cart when the bank refused. */
export function paymentReturnRoutes({ returnFromBank, rateLimit }: Needs): Hono {
  return new Hono().get('/payments/:paymentId/return', rateLimit('payment-return', 60), async (c) => {
    const paymentId = PaymentId.safeParse(c.req.param('paymentId'))
    const booking = paymentId.success ? await returnFromBank(paymentId.data) : null
    c.header('cache-control', 'no-store')
    if (!booking) return c.redirect('/manage-booking', 303)
    const { id, reference, status, langId } = booking
    const page = status === 'cart' ? `/checkout/${id}` : `/booking/${reference}`
    return c.redirect(`/${languageOf(langId as LangId)}${page}`, 303)
  })
}
