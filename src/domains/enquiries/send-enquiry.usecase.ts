import { findUser, lockUser } from '#domains/accounts/public.ts'
import { bookingOfSender, type Location } from '#domains/rentals/public.ts'
import type { Callers } from '#kernel/operation.ts'
import { emailKey } from '#kernel/email-address.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './enquiry-operations.contract.ts'
import {
  contactForm,
  feedbackForm,
  localDealForm,
  partnerForm,
  supplierForm,
  type FilledForm,
} from './filled-form.ts'
import { saveEnquiry, sendingOf, type EnquiryApp, type Sending } from './save-enquiry.service.ts'

/** Signs the time when a form is opened; the token is sent with the form. */
export async function openForm(
  { formTimes, clock }: Pick<App, 'formTimes' | 'clock'>,
  { query }: Call<typeof operations.openForm>,
) {
  return { form_token: formTimes.issue(query.kind, clock.now()) }
}

export function getInTouch(app: EnquiryApp, call: Call<typeof operations.getInTouch>) {
  return sendForm(app, contactForm(call.body), call.sender, sendingOf(call))
}

export function registerSupplier(app: EnquiryApp, call: Call<typeof operations.registerSupplier>) {
  const sending = sendingOf(call)
  return sendForm(app, supplierForm(call.body, languageOf(sending.langId)), call.sender, sending)
}

export function registerPartner(app: EnquiryApp, call: Call<typeof operations.registerPartner>) {
  const sending = sendingOf(call)
  return sendForm(app, partnerForm(call.body, languageOf(sending.langId)), call.sender, sending)
}

/** Maximum time ahead of a rental in requests to local suppliers. */
const MAX_DAYS_AHEAD = 540

/** Requests cars at a place from local suppliers, through us. Dates are local days. */
export async function requestLocalDeal(
  app: EnquiryApp & { places: { location: (id: string, language: Language) => Location | null } },
  call: Call<typeof operations.requestLocalDeal>,
) {
  const { body, sender } = call
  const sending = sendingOf(call)
  const language = languageOf(sending.langId)
  const location = app.places.location(body.pickup_id, language)
  if (!location) return fail({ code: 'location_not_found', detail: `There is no ${body.pickup_id}` } as const)
  const today = app.clock.now().toZonedDateTimeISO(location.time_zone).toPlainDate()
  if (body.pickup_date < today.toString())
    return fail({ code: 'pick_up_in_the_past', detail: `Today is ${today} there` } as const)
  if (body.pickup_date > today.add({ days: MAX_DAYS_AHEAD }).toString())
    return fail({ code: 'pick_up_too_far', detail: `At most ${MAX_DAYS_AHEAD} days ahead` } as const)
  if (body.dropoff_date < body.pickup_date)
    return fail({ code: 'drop_off_before_pick_up', detail: 'The dates are the wrong way round' } as const)
  return ok(await sendForm(app, localDealForm(body, { place: location.name, language }), sender, sending))
}

/**
 * Stores a form as an enquiry. The enquiry and its confirmation mail are one transaction, so an acknowledged enquiry
 * exists even if the mail server is down.
 */
export function sendForm(
  app: EnquiryApp,
  form: FilledForm,
  sender: Callers['sender']['sender'],
  sending: Sending,
) {
  return app.db.transaction().execute(async (tx) => {
    // Locked, so that the account is not deleted concurrently.
    const userId = sender?.hasAccount && (await lockUser(tx, sender.userId)) ? sender.userId : null
    const written = { email: emailKey(form.email), userId: sender?.userId ?? null }
    const { bookingReference: reference } = form
    const bookingId = reference === null ? null : await bookingOfSender(tx, { reference, ...written })
    const account = userId === null ? null : await findUser(tx, userId)
    // A signed-in person may have entered an address other than their own.
    const isVerified = account?.emailVerified === true && emailKey(account.email) === emailKey(form.email)
    return saveEnquiry(app, tx, form, { userId, bookingId, isVerified }, sending)
  })
}

/** Stores the feedback of an account as an enquiry under its name and address. */
export function giveFeedback(app: EnquiryApp, call: Call<typeof operations.giveFeedback>) {
  return app.db.transaction().execute(async (tx) => {
    const { userId } = call
    const account = (await lockUser(tx, userId)) ? await findUser(tx, userId) : null
    if (!account)
      return fail({ code: 'sign_in_required', detail: 'This account is no longer there' } as const)
    const { firstName, lastName, email, emailVerified: isVerified } = account
    const sending = sendingOf(call)
    const form = feedbackForm(call.body, {
      account: { name: `${firstName} ${lastName}`.trim(), email },
      language: languageOf(sending.langId),
    })
    return ok(await saveEnquiry(app, tx, form, { userId, bookingId: null, isVerified }, sending))
  })
}
