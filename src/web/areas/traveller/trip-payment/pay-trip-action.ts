import { redirect } from 'react-router'
import { z } from 'zod'
import { splitPath } from '#web/app/address.ts'
import type { Site } from '#web/app/site.tsx'
import { formAction, rejectCall, textsOf } from '#web/forms/form-action.ts'
import { problemOf } from '#ui/error-words.ts'
import { goToBank } from '../booking/go-to-bank.ts'
import { cardFieldAt, cardShape, toCardPayment } from '../card-fields/card-values.ts'
import { tripPaymentApi } from './trip-payment.api.ts'

const { payTrip, tripPayment } = tripPaymentApi.endpoints

const LinkFields = z.object({ reference: z.string(), token: z.string() })

/**
 * Pays with the card of the form. In the browser it opens the bank's page if required; before the script has
 * loaded the page itself leads there, as no form may be sent on to another site.
 */
export const action = formAction({
  contract: (_, { site }) => LinkFields.and(paymentFields(site)),
  send: ({ reference, token, payment }, { dispatch }) =>
    dispatch(payTrip.initiate({ reference, token, payment })),
  done: ({ payment }, _, { url }) => {
    if (import.meta.env.SSR) return redirect(splitPath(url.pathname).path + url.search, 303)
    if (payment.action) goToBank(payment.action.url)
    return null
  },
  failed: async (error, { dispatch, form }) => {
    const link = LinkFields.parse(textsOf(form))
    // The trip may have been paid elsewhere, or by a call whose response was lost.
    await dispatch(tripPayment.initiate(link, { forceRefetch: true, subscribe: false }))
    return rejectCall(form, atCardFields(error))
  },
})

/** Returns the card of the form: its fields, or its id at the gateway. */
function paymentFields({ cardField, today }: Site) {
  return cardField.kind === 'typed'
    ? z.object(cardShape(today)).transform((card, issues) => {
        const payment = toCardPayment(card)
        if (payment) return { payment }
        issues.addIssue({ code: 'custom', message: 'card_number_required', path: ['card_number'] })
        return z.NEVER
      })
    : z
        .object({ payment_method_id: z.string({ error: 'card_number_required' }) })
        .transform((id) => ({ payment: { method: 'card' as const, ...id } }))
}

/** Maps a problem's fields to those of the form. */
function atCardFields(error: unknown): unknown {
  const problem = problemOf(error)
  if (!problem?.fields) return error
  const fields = problem.fields.map((fault) => ({ ...fault, path: cardFieldAt(fault.path) ?? fault.path }))
  return { data: { ...problem, fields } }
}
