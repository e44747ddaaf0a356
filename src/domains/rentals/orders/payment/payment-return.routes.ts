import { Hono } from 'hono'
import { z } from 'zod'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { returnFromBank } from './payment-action.usecase.ts'
import type { SettlingPaymentApp } from './settle-payment.usecase.ts'

export type PaymentReturnApp = SettlingPaymentApp & {
  /** Returns the redirect path of a payment for anything but a rental; null if unknown. */
  returnElsewhere: (paymentId: string) => Promise<string | null>
  rateLimit: RateLimit
}

const PaymentId = z.uuid()

/**
 * The bank's return URL. Redirects to the booking, to the cart if the bank refused, or to the other item that was paid.
 */
export function paymentReturnRoutes(
  app: PaymentReturnApp,
  useCases: { returnFromBank: typeof returnFromBank },
): Hono {
  return new Hono().get('/payments/:paymentId/return', app.rateLimit('payment-return', 60), async (c) => {
    const paymentId = PaymentId.safeParse(c.req.param('paymentId'))
    const booking = paymentId.success ? await useCases.returnFromBank(app, paymentId.data) : null
    c.header('cache-control', 'no-store')
    if (!booking) {
      const elsewhere = paymentId.success ? await app.returnElsewhere(paymentId.data) : null
      return c.redirect(elsewhere ?? '/manage-booking', 303)
    }
    const { id, reference, status, langId } = booking
    const page = status === 'cart' ? `/checkout/${id}` : `/booking/${reference}`
    return c.redirect(`/${languageOf(langId as LangId)}${page}`, 303)
  })
}
