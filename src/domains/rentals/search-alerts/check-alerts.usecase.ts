import { CURRENCIES, languageOf } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { findCheapestOffers, type PricesApp, type Watcher } from '../price-checks/cheapest-offers.service.ts'
import { LOOK_HOURS } from '../price-checks/price-check.ts'
import { lookedFor } from '../price-checks/price-check-key.ts'
import { runPriceChecks, type PriceChecksApp } from '../price-checks/run-price-checks.service.ts'
import { leaveLinks } from '../price-mails/leave-link.ts'
import { alertInWords } from './alert-in-words.ts'
import type { AlertMailsApp } from './ask-alert.usecase.ts'
import { alertQuery, isToldOf, alertMatcher, type SearchAlert } from './search-alert.ts'
import { searchAlertStore, watchedAlerts } from './search-alert.store.ts'

type CheckingApp = AlertMailsApp & PriceChecksApp & PricesApp

/** Checks the alerts that are due. Returns their number. */
export function checkAlerts(app: CheckingApp): Promise<number> {
  return runPriceChecks(app, {
    watched: watchedAlerts,
    endByTime: searchAlertStore.endByTime,
    check: (key, ids) => checkSearch(app, key, ids),
    failure: 'prices of alerts could not be looked at',
  })
}

/** Reports the lowest total of the cars an alert matches, at most once a day and only if it has fallen. */
async function checkSearch(app: CheckingApp, key: string, ids: readonly string[]): Promise<void> {
  const rental = lookedFor(key)
  const alerts = await searchAlertStore.alertsOf(app.db, ids)
  const watchers = alerts.map((alert) => watcherFor(app, alert))
  const found = rental && watchers.length > 0 ? await findCheapestOffers(app, rental, watchers, 1) : null
  for (const alert of alerts) await tell(app, alert, found?.get(alert.id)?.[0]?.price.total)
}

/** Builds a watcher with the public prices, without a partner's percentage. */
function watcherFor({ exchange }: CheckingApp, alert: SearchAlert): Watcher {
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

async function tell(app: CheckingApp, alert: SearchAlert, total: Money | undefined): Promise<void> {
  const now = app.clock.now()
  const told = total !== undefined && isToldOf(alert, total, now) ? total : null
  const { id, langId, email: recipient, most } = alert
  await app.db.transaction().execute(async (tx) => {
    const isOn = await searchAlertStore.looked(tx, id, { now, next: now.add({ hours: LOOK_HOURS }), told })
    if (!isOn || !told) return
    const currencyId = CURRENCIES.find(({ code }) => code === most.currency)?.id ?? 1
    await app.tellPrice(
      tx,
      {
        kind: 'alert_low',
        alert: alertInWords(app, alert, languageOf(langId)),
        total: told,
        query: alertQuery(alert, currencyId),
        leave: leaveLinks(app.priceMailSecret(`alert ${id}`)),
      },
      { recipient, langId },
    )
  })
}
