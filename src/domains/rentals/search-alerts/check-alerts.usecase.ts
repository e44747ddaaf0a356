import type { Clock } from '#kernel/clock.ts'
import { languageOf } from '#kernel/locale.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { CheapestOffers, Watcher } from '../price-checks/cheapest-offers.service.ts'
import { LOOK_HOURS } from '../price-checks/price-check.ts'
import { lookedFor } from '../price-checks/price-check-key.ts'
import { leaveLinks } from '../price-mails/leave-link.ts'
import type { TellPrice } from '../price-mails/price-news.ts'
import type { AlertInWords } from './alert-in-words.ts'
import { alertQuery, isToldOf, alertMatcher, type SearchAlert } from './search-alert.ts'
import type { SearchAlertStore } from './search-alert.store.ts'

/** Checks the alerts of one search. */
export type LookAtAlerts = (key: string, ids: readonly string[]) => Promise<void>

type Needs = {
  db: Db
  alerts: SearchAlertStore
  cheapestOffers: CheapestOffers
  inWords: AlertInWords
  exchange: () => ExchangeRates
  tellPrice: TellPrice
  leaveSecretOf: (alertId: string) => string
  currencyIdOf: (currency: string) => number
  clock: Clock
}

/** Reports the lowest total of the cars an alert matches, at most once a day and only if it has fallen. */
export function checkAlerts(needs: Needs): LookAtAlerts {
  const { db, alerts, cheapestOffers, inWords, exchange, tellPrice, clock } = needs

  async function tell(alert: SearchAlert, total: Money | undefined): Promise<void> {
    const now = clock.now()
    const told = total !== undefined && isToldOf(alert, total, now) ? total : null
    await db.transaction().execute(async (tx) => {
      const isOn = await alerts.looked(tx, alert.id, { now, next: now.add({ hours: LOOK_HOURS }), told })
      if (!isOn || !told) return
      await tellPrice(
        tx,
        {
          kind: 'alert_low',
          alert: inWords(alert, languageOf(alert.langId)),
          total: told,
          query: alertQuery(alert, needs.currencyIdOf(alert.most.currency)),
          leave: leaveLinks(needs.leaveSecretOf(alert.id)),
        },
        { recipient: alert.email, langId: alert.langId },
      )
    })
  }

  /** Builds a watcher with the public prices, without a partner's percentage. */
  function watcherFor(alert: SearchAlert): Watcher {
    const { id, langId, search, most } = alert
    return {
      id,
      language: languageOf(langId),
      driverAge: search.driverAge,
      partnerBasisPoints: 0,
      most,
      isMeant: alertMatcher(alert, exchange()),
    }
  }

  return async (key, ids) => {
    const rental = lookedFor(key)
    const all = await alerts.alertsOf(db, ids)
    const found = rental && all.length > 0 ? await cheapestOffers(rental, all.map(watcherFor), 1) : null
    for (const alert of all) await tell(alert, found?.get(alert.id)?.[0]?.price.total)
  }
}
