import { isThrowAway } from '#domains/enquiries/throw-away-address.ts'
import { leavePriceMails } from '#domains/rentals/price-mails/leave-price-mails.usecase.ts'
import { readPriceMails } from '#domains/rentals/price-mails/read-price-mails.usecase.ts'
import { priceMailsRoutes } from '#domains/rentals/price-mails/price-mails.routes.ts'
import { claimDue } from '#domains/rentals/price-checks/claim-due.store.ts'
import { runPriceChecks } from '#domains/rentals/price-checks/run-price-checks.service.ts'
import { priceGuardStore } from '#domains/rentals/price-guard/price-guard.store.ts'
import { alertInWords, searchShown } from '#domains/rentals/search-alerts/alert-in-words.ts'
import { searchAlerts } from '#domains/rentals/search-alerts/ask-alert.usecase.ts'
import { checkAlerts } from '#domains/rentals/search-alerts/check-alerts.usecase.ts'
import { alertPersonalData } from '#domains/rentals/search-alerts/alert-personal-data.store.ts'
import { searchAlertRetention } from '#domains/rentals/search-alerts/search-alert-retention.store.ts'
import { searchAlertRoutes } from '#domains/rentals/search-alerts/search-alert.routes.ts'
import {
  searchAlertStore as alerts,
  hasUnconfirmedAlert,
  watchedAlerts,
} from '#domains/rentals/search-alerts/search-alert.store.ts'
import { alertWording } from '#domains/translations/consent.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import type { Language } from '#kernel/locale.ts'
import { derivedKey, derivedToken, newToken, sha256 } from '#platform/crypto.ts'
import type { Locations } from './locations.ts'
import type { Notifications } from './notifications.ts'
import type { Job, Shared } from './share-context.ts'
import type { Search } from './search.ts'
import type { Suppliers } from './suppliers.ts'

/** Alerts on a search, and the one way to leave mails about prices, a booking's guard's too. */
export function wireSearchAlerts(
  { db, clock, now, config, log, rateLimit, windowCounts }: Shared,
  { plans, exchange }: Suppliers,
  { cheapestOffers }: Search,
  { places }: Locations,
  { queuePriceNews: tellPrice }: Notifications,
) {
  const stopping = new AbortController()
  const key = derivedKey(config.APP_SECRET, 'links to leave mails about prices')
  const leaveSecretOf = (alertId: string) => derivedToken(key, `alert ${alertId}`)
  const inWords = alertInWords(places, {
    supplier: (code) => plans.find(({ supplier }) => supplier.code === code)?.supplier.name ?? null,
    station: (id, language) => places.station(id, language)?.name ?? null,
  })
  const common = { db, alerts, places, exchange, inWords, tellPrice, leaveSecretOf, clock }
  const { ask, confirm, mailAsked } = searchAlerts({
    ...common,
    counts: windowCounts,
    isThrowAway,
    wordingIn: (language: Language) => alertWording(language, config.PRODUCT_NAME),
    newToken,
    sha256,
  })
  const jobs: Job[] = [
    {
      name: 'mail links to confirm alerts',
      everySeconds: 5,
      isDue: hasUnconfirmedAlert,
      atOnce: true,
      work: mailAsked,
    },
    {
      name: 'look at search alerts',
      everySeconds: 60,
      work: runPriceChecks({
        db,
        clock,
        stopping: stopping.signal,
        claim: (tx, asked) => claimDue(tx, watchedAlerts, asked),
        endByTime: (tx, at) => alerts.endByTime(tx, at),
        lookAt: checkAlerts({
          ...common,
          cheapestOffers,
          currencyIdOf: (code) => CURRENCIES.find((one) => one.code === code)?.id ?? 1,
        }),
        onError: (err) => log.error({ err }, 'prices of alerts could not be looked at'),
      }),
    },
  ]
  return {
    jobs,
    endStreams: () => stopping.abort(),
    retention: searchAlertRetention,
    personalData: [alertPersonalData({ db, sha256, now })],
    formsToo: ['/api/price-mails/leave'],
    api: [
      searchAlertRoutes({ ask, confirm, rateLimit }),
      priceMailsRoutes({
        readPriceMails: readPriceMails({
          about: [
            async (hash) => {
              const reference = await priceGuardStore.referenceBy(db, hash)
              return reference === null ? null : { kind: 'guard', reference, search: null }
            },
            async (hash, language) => {
              const alert = await alerts.findByLink(db, hash)
              return (
                alert && { kind: 'alert', reference: null, search: searchShown(inWords(alert, language)) }
              )
            },
          ],
          sha256,
        }),
        leavePriceMails: leavePriceMails({
          db,
          ends: [
            (tx, hash) => priceGuardStore.switchOffBy(tx, hash),
            (tx, hash) => alerts.endBy(tx, hash, clock.now()),
          ],
          sha256,
        }),
        rateLimit,
      }),
    ],
  }
}
