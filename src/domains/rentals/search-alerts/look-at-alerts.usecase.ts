import type { Clock } from '#kernel/clock.ts'
import { languageOf } from '#kernel/locale.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { AskRates, Plan } from '#domains/suppliers/public.ts'
import type { Db } from '#platform/db/database.ts'
import { isWorthTelling, LOOK_HOURS, lookedFor } from '../price-guard/price-guard.ts'
import { leaveLinks } from '../price-mails/leave-link.ts'
import type { TellPrice } from '../price-mails/price-news.ts'
import { ageBand } from '../search/age-band.ts'
import { askPlans } from '../search/ask-plans.ts'
import { offerMaker } from '../search/offers/offer.ts'
import { rentalDays } from '../search/rental-days.ts'
import { rentalPeriod } from '../search/rental-times.ts'
import { deskPairs, distanceToDesk, type SearchPlaces } from '../search/search-places.ts'
import { alertQuery, isMeant, type SearchAlert } from './search-alert.ts'
import type { SearchAlertStore } from './search-alert.store.ts'

type Needs = {
  db: Db
  alerts: SearchAlertStore
  plans: readonly Plan[]
  places: SearchPlaces
  askRates: AskRates
  exchange: () => ExchangeRates
  tellPrice: TellPrice
  leaveSecretOf: (alertId: string) => string
  currencyIdOf: (currency: string) => number
  clock: Clock
  onError: (error: unknown) => void
}

const KEYS_A_TURN = 20
const TURN_MINUTES = 10

/** Looks at the alerts that are due, one search for all of a rental; at most one mail a day, and only of a lower price. */
export function lookAtAlerts(needs: Needs): () => Promise<number> {
  const { db, alerts, plans, places, askRates, exchange, tellPrice, clock } = needs

  /** The lowest total of the cars that each alert is about; none where nobody could be asked. */
  async function lowest(key: string, all: readonly SearchAlert[]): Promise<Map<string, Money>> {
    const found = new Map<string, Money>()
    const rental = lookedFor(key)
    const place = rental && places.location(rental.placeId, 'en')
    const dropOff = rental && places.location(rental.dropOffPlaceId, 'en')
    if (!rental || !place || !dropOff) return found
    const now = clock.now()
    const period = rentalPeriod(rental, { pickUp: place.time_zone, dropOff: dropOff.time_zone }, now)
    if (!period.ok) return found
    const pairs = deskPairs(places, rental.placeId, rental.dropOffPlaceId, false)
    const { asked, pending } = askPlans({ plans, askRates }, pairs, rental)
    await Promise.all(pending.map(({ came }) => came))
    for (const { plan, answer, ...desks } of asked) {
      const pickUp = places.station(desks.pickUp.id, 'en')
      const back = places.station(desks.dropOff.id, 'en')
      if (!answer || !('rates' in answer) || !pickUp || !back) continue
      for (const { id, search, most } of all) {
        const make = offerMaker({
          ...rental,
          driverAge: ageBand(rental.driverAge),
          plan,
          placeId: place.id,
          pickUp,
          dropOff: back,
          distanceKm: distanceToDesk(place, desks.pickUp),
          days: rentalDays(period.value),
          currency: most.currency,
          exchange: exchange(),
          partnerBasisPoints: 0,
          now,
        })
        for (const rate of answer.rates) {
          const before = found.get(id) ?? most
          const least = convert(rate.total, most.currency, exchange())
          if (!least || least.amount > before.amount) continue
          const offer = make(rate)
          if (offer && isMeant(offer, search) && offer.price.total.amount <= before.amount)
            found.set(id, offer.price.total)
        }
      }
    }
    return found
  }

  async function tell(alert: SearchAlert, total: Money | undefined): Promise<void> {
    const next = clock.now().add({ hours: LOOK_HOURS })
    const isTold = total !== undefined && isWorthTelling(total, alert.told)
    await db.transaction().execute(async (tx) => {
      if (!(await alerts.looked(tx, alert.id, next, isTold ? total : null)) || !isTold) return
      const place = places.location(alert.search.placeId, languageOf(alert.langId))
      await tellPrice(
        tx,
        {
          kind: 'alert_low',
          place: place?.name ?? alert.search.placeId,
          pickUpAt: alert.search.pickUpAt,
          dropOffAt: alert.search.dropOffAt,
          total,
          most: alert.most,
          query: alertQuery(alert, needs.currencyIdOf(alert.most.currency)),
          leave: leaveLinks(needs.leaveSecretOf(alert.id)),
        },
        { recipient: alert.email, langId: alert.langId },
      )
    })
  }

  return async () => {
    const now = clock.now()
    const claimed = await db.transaction().execute(async (tx) => {
      await alerts.endByTime(tx, now)
      return alerts.claim(tx, { now, until: now.add({ minutes: TURN_MINUTES }), keys: KEYS_A_TURN })
    })
    for (const [key, all] of claimed) {
      try {
        const found = await lowest(key, all)
        for (const alert of all) await tell(alert, found.get(alert.id))
      } catch (error) {
        needs.onError(error)
      }
    }
    return claimed.size
  }
}
