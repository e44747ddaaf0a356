import type { Clock } from '#kernel/clock.ts'
import { emailKey } from '#kernel/email-address.ts'
import { newId } from '#kernel/ids.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import { lookKey } from '../price-checks/price-check-key.ts'
import { leaveLinks } from '../price-mails/leave-link.ts'
import type { TellPrice } from '../price-mails/price-news.ts'
import { limitsIn, limitWithoutRate, type LimitWithoutRate } from '../search/offers/limits.ts'
import { ageBand } from '../search/age-band.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import type { SearchedRental } from '../search/searched-rental.ts'
import type { AlertInWords } from './alert-in-words.ts'
import {
  ALERT_DAYS,
  CONFIRM_DAYS,
  confirmationLimits,
  MAX_ALERTS,
  type AlertFilters,
} from './search-alert.ts'
import type { SearchAlertStore } from './search-alert.store.ts'

export type AlertAsked = {
  email: string
  langId: LangId
  page: string | null
  network: string | null
  /** Honeypot field that only bots fill in. */
  fax: string | undefined
  rental: SearchedRental
  filters: AlertFilters
  withCreditCard: boolean
  most: Money
}

export type AlertFailure =
  | { code: 'location_not_found' | 'pick_up_in_the_past'; detail: string }
  | LimitWithoutRate
export type AlertLinkOver = { code: 'link_over'; detail: string }

type Needs = {
  db: Db
  alerts: SearchAlertStore
  places: SearchPlaces
  exchange: () => ExchangeRates
  counts: Pick<WindowCounts, 'takeIn'>
  inWords: AlertInWords
  tellPrice: TellPrice
  isThrowAway: (email: string) => boolean
  wordingIn: (language: Language) => string
  leaveSecretOf: (alertId: string) => string
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

const linkOver = fail({
  code: 'link_over',
  detail: 'This link is older than 7 days, or ten searches are looked at for this address',
} as const)

/**
 * Handles alerts with double opt-in, like the newsletter: a request is stored, and a job mails a link to confirm it,
 * within the limits of the mailbox. Requests by bots or for disposable mailboxes get the same response, and are
 * dropped.
 */
export function searchAlerts(needs: Needs) {
  const { db, alerts, places, exchange, counts, inWords, tellPrice, sha256, clock } = needs

  async function ask(asked: AlertAsked): Promise<Result<null, AlertFailure>> {
    const place = places.location(asked.rental.pickUpId, 'en')
    if (!place) return fail({ code: 'location_not_found', detail: `No place ${asked.rental.pickUpId}` })
    // Accepts any currency with an exchange rate, because prices are compared with it.
    if (!convert(asked.most, 'EUR', exchange())) return fail(limitWithoutRate('most'))
    const limits = limitsIn(asked.most.currency, asked.filters, exchange())
    if (!limits.ok) return limits
    const now = clock.now()
    const pickUp = Temporal.PlainDateTime.from(asked.rental.pickUpAt)
      .toZonedDateTime(place.time_zone)
      .toInstant()
    if (Temporal.Instant.compare(pickUp, now) <= 0)
      return fail({ code: 'pick_up_in_the_past', detail: 'The pick-up is in the past' })
    const email = emailKey(asked.email)
    if (asked.fax || needs.isThrowAway(email)) return ok(null)
    const { pickUpAt, dropOffAt, driverAge, residence = place.country_code } = asked.rental
    const rental = {
      placeId: place.id,
      dropOffPlaceId: asked.rental.dropOffId,
      pickUpAt,
      dropOffAt,
      driverAge: ageBand(driverAge),
      residence,
      ...(asked.filters.NEARBY_GARAGES && { nearby: true }),
    }
    const id = newId()
    const latest = now.add({ hours: ALERT_DAYS * 24 })
    await alerts.insert(db, {
      id,
      addressHash: sha256(email),
      email,
      langId: asked.langId,
      wording: needs.wordingIn(languageOf(asked.langId)),
      page: asked.page,
      network: asked.network,
      lookKey: lookKey(rental),
      search: { ...rental, driverAge, filters: asked.filters, withCreditCard: asked.withCreditCard },
      most: asked.most,
      endsAt: Temporal.Instant.compare(pickUp, latest) < 0 ? pickUp : latest,
      leaveHash: sha256(needs.leaveSecretOf(id)),
      now,
    })
    return ok(null)
  }

  const mailAsked = () =>
    alerts.takeAsked(db, async (tx, alert, addressHash) => {
      const { id, email, langId, askedAt } = alert
      const hasRoom = (await alerts.countOf(tx, addressHash)) < MAX_ALERTS
      if (!hasRoom || (await counts.takeIn(tx, confirmationLimits(email), clock.now())) > 0)
        return alerts.remove(tx, id)
      const secret = needs.newToken()
      await alerts.mailed(tx, id, sha256(secret), clock.now())
      const page = `/price-mails/confirm?secret=${secret}`
      const words = inWords(alert, languageOf(langId))
      const news = { kind: 'alert_confirm', at: askedAt, alert: words, page } as const
      await tellPrice(tx, news, { recipient: email, langId })
    })

  /** Confirms an alert by the secret of a mailed link. Idempotent. */
  const confirm = (secret: string): Promise<Result<null, AlertLinkOver>> =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const found = await alerts.findToConfirm(tx, sha256(secret), now.subtract({ hours: CONFIRM_DAYS * 24 }))
      if (!found) return linkOver
      if (found.isConfirmed) return ok(null)
      if ((await alerts.countOf(tx, found.addressHash)) >= MAX_ALERTS) return linkOver
      const { id, email, langId } = found.alert
      await alerts.confirm(tx, id, now)
      const words = inWords(found.alert, languageOf(langId))
      const leave = leaveLinks(needs.leaveSecretOf(id))
      const news = { kind: 'alert_on', at: now, alert: words, leave } as const
      await tellPrice(tx, news, { recipient: email, langId })
      return ok(null)
    })

  return { ask, mailAsked, confirm }
}

export type SearchAlerts = ReturnType<typeof searchAlerts>
