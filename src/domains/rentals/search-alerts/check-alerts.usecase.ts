import { CURRENCIES, languageOf } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { queuePriceMail } from '../mails/rental-mails.service.ts'
import { unsubscribeLinks } from '../mails/unsubscribe-links.ts'
import { findCheapestOffers, type PricesApp, type Watcher } from '../price-checks/cheapest-offers.service.ts'
import { CHECK_INTERVAL_HOURS } from '../price-checks/price-check.ts'
import { parsePriceCheckKey } from '../price-checks/price-check-key.ts'
import { runPriceChecks, type PriceChecksApp } from '../price-checks/run-price-checks.service.ts'
import { formatAlert } from './format-alert.ts'
import type { AlertMailsApp } from './request-alert.usecase.ts'
import { alertQuery, shouldNotify, alertMatcher, type SearchAlert } from './search-alert.ts'
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
  const rental = parsePriceCheckKey(key)
  const alerts = await searchAlertStore.alertsOf(app.db, ids)
  const watchers = alerts.map((alert) => watcherFor(app, alert))
  const found = rental && watchers.length > 0 ? await findCheapestOffers(app, rental, watchers, 1) : null
  for (const alert of alerts) await recordCheck(app, alert, found?.get(alert.id)?.[0]?.price.total)
}

/** Builds a watcher with the public prices, without a partner's percentage. */
function watcherFor({ exchange }: CheckingApp, alert: SearchAlert): Watcher {
  const { id, langId, search, most } = alert
  return {
    id,
    language: languageOf(langId),
    driverAge: search.driverAge,
    partnerBasisPoints: 0,
    maxTotal: most,
    matches: alertMatcher(alert, exchange()),
  }
}

async function recordCheck(app: CheckingApp, alert: SearchAlert, total: Money | undefined): Promise<void> {
  const now = app.clock.now()
  const reportedTotal = total !== undefined && shouldNotify(alert, total, now) ? total : null
  const { id, langId, email: recipient, most } = alert
  await app.db.transaction().execute(async (tx) => {
    const isOn = await searchAlertStore.recordCheck(tx, id, {
      now,
      next: now.add({ hours: CHECK_INTERVAL_HOURS }),
      reportedTotal,
    })
    if (!isOn || !reportedTotal) return
    const currencyId = CURRENCIES.find(({ code }) => code === most.currency)?.id ?? 1
    await queuePriceMail(
      app,
      tx,
      {
        kind: 'alert_low',
        alert: formatAlert(app, alert, languageOf(langId)),
        total: reportedTotal,
        query: alertQuery(alert, currencyId),
        unsubscribe: unsubscribeLinks(app.priceMailSecret(`alert ${id}`)),
      },
      { recipient, langId },
    )
  })
}
