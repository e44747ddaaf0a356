import { alertWording } from '#domains/translations/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { newId } from '#kernel/ids.ts'
import { langIdOf, languageOf } from '#kernel/locale.ts'
import { convert } from '#kernel/money.ts'
import { networkOf } from '#kernel/network.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { queuePriceMail } from '../mails/rental-mails.service.ts'
import { unsubscribeLinks } from '../mails/unsubscribe-links.ts'
import { formatPriceCheckKey } from '../price-checks/price-check-key.ts'
import { limitsIn, limitWithoutRate } from '../search/offers/limits.ts'
import { ageBand } from '../search/age-band.ts'
import { formatAlert } from './format-alert.ts'
import type * as operations from './search-alert-operations.contract.ts'
import { ALERT_DAYS, CONFIRM_DAYS, confirmationLimits, MAX_ALERTS } from './search-alert.ts'
import { searchAlertStore } from './search-alert.store.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Returns true if an address belongs to a disposable mailbox. */
    isThrowAway: (email: string) => boolean
  }
}

/** The parts of the app that mails of alerts use. */
export type AlertMailsApp = Pick<
  App,
  'db' | 'clock' | 'places' | 'plans' | 'productName' | 'publicUrl' | 'priceMailSecret'
>

const linkOver = fail({
  code: 'link_over',
  detail: 'This link is older than 7 days, or ten searches are looked at for this address',
} as const)

/**
 * Requests an alert, with double opt-in, like the newsletter: the request is stored, and a job mails a link to confirm
 * it, within the limits of the mailbox. Requests by bots or for disposable mailboxes get the same response, and are
 * dropped.
 */
export async function requestAlert(
  app: Pick<App, 'db' | 'clock' | 'places' | 'exchange' | 'isThrowAway' | 'productName' | 'priceMailSecret'>,
  { body, language, address }: Call<typeof operations.requestAlert>,
) {
  const { db, clock, exchange } = app
  const { most, filters, fax, with_credit_card: withCreditCard } = body
  const place = app.places.location(body.pickup_id, 'en')
  if (!place) return fail({ code: 'location_not_found', detail: `No place ${body.pickup_id}` } as const)
  // Accepts any currency with an exchange rate, because prices are compared with it.
  if (!convert(most, 'EUR', exchange())) return fail(limitWithoutRate('most'))
  const limits = limitsIn(most.currency, filters, exchange())
  if (!limits.ok) return limits
  const now = clock.now()
  const pickUpAt = `${body.pickup_date}T${body.pickup_time}`
  const pickUp = Temporal.PlainDateTime.from(pickUpAt).toZonedDateTime(place.time_zone).toInstant()
  if (Temporal.Instant.compare(pickUp, now) <= 0)
    return fail({ code: 'pick_up_in_the_past', detail: 'The pick-up is in the past' } as const)
  const email = emailKey(body.email)
  if (fax || app.isThrowAway(email)) return ok({ accepted: true as const })
  const rental = {
    placeId: place.id,
    dropOffPlaceId: body.dropoff_id ?? body.pickup_id,
    pickUpAt,
    dropOffAt: `${body.dropoff_date}T${body.dropoff_time}`,
    driverAge: ageBand(body.driver_age),
    residence: body.residence ?? place.country_code,
    ...(filters.NEARBY_GARAGES && { nearby: true }),
  }
  const id = newId()
  const langId = body.lang_id ?? langIdOf(language)
  const latest = now.add({ hours: ALERT_DAYS * 24 })
  await searchAlertStore.insert(db, {
    id,
    email,
    langId,
    wording: alertWording(languageOf(langId), app.productName),
    page: body.page ?? null,
    network: networkOf(address),
    checkKey: formatPriceCheckKey(rental),
    search: { ...rental, driverAge: body.driver_age, filters, withCreditCard },
    most,
    endsAt: Temporal.Instant.compare(pickUp, latest) < 0 ? pickUp : latest,
    unsubscribeSecret: app.priceMailSecret(`alert ${id}`),
    now,
  })
  return ok({ accepted: true as const })
}

/** Mails the links by which alerts are confirmed; returns the number of requests processed. */
export function mailAlertConfirmations(app: AlertMailsApp & Pick<App, 'windowCounts'>): Promise<number> {
  const { db, clock, windowCounts } = app
  return searchAlertStore.processUnconfirmed(db, async (tx, alert, addressHash) => {
    const { id, email, langId, requestedAt } = alert
    const hasRoom = (await searchAlertStore.countOf(tx, addressHash)) < MAX_ALERTS
    if (!hasRoom || (await windowCounts.takeIn(tx, confirmationLimits(email), clock.now())) > 0)
      return searchAlertStore.remove(tx, id)
    const secret = await searchAlertStore.mailed(tx, id, clock.now())
    const page = `/price-mails/confirm?secret=${secret}`
    const watchedSearch = formatAlert(app, alert, languageOf(langId))
    const notification = { kind: 'alert_confirm', at: requestedAt, alert: watchedSearch, page } as const
    await queuePriceMail(app, tx, notification, { recipient: email, langId })
  })
}

/** Confirms an alert by the secret of a mailed link. Idempotent. */
export function confirmAlert(app: AlertMailsApp, { body }: Call<typeof operations.confirmAlert>) {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock.now()
    const since = now.subtract({ hours: CONFIRM_DAYS * 24 })
    const found = await searchAlertStore.findToConfirm(tx, body.secret, since)
    if (!found) return linkOver
    if (found.isConfirmed) return ok({ state: 'confirmed' as const })
    if ((await searchAlertStore.countOf(tx, found.addressHash)) >= MAX_ALERTS) return linkOver
    const { id, email, langId } = found.alert
    await searchAlertStore.confirm(tx, id, now)
    const watchedSearch = formatAlert(app, found.alert, languageOf(langId))
    const unsubscribe = unsubscribeLinks(app.priceMailSecret(`alert ${id}`))
    const notification = { kind: 'alert_on', at: now, alert: watchedSearch, unsubscribe } as const
    await queuePriceMail(app, tx, notification, { recipient: email, langId })
    return ok({ state: 'confirmed' as const })
  })
}
