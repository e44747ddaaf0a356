import { languageOf } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { priceGuardStore } from '../price-guard/price-guard.store.ts'
import type { PriceMailsAbout } from '../price-mails/price-mails.contract.ts'
import { formatAlert, searchShown } from './format-alert.ts'
import type * as operations from './search-alert-operations.contract.ts'
import { searchAlertStore } from './search-alert.store.ts'

/** Returns the subject of price mails by the secret of a link in one of them. */
export async function readPriceMails(
  app: Pick<App, 'db' | 'places' | 'plans'>,
  { query: { secret, lang_id }, language }: Call<typeof operations.readPriceMails>,
): Promise<PriceMailsAbout> {
  const reference = await priceGuardStore.referenceBy(app.db, secret)
  if (reference !== null) return { kind: 'guard', reference, search: null }
  const alert = await searchAlertStore.findByLink(app.db, secret)
  if (!alert) return { kind: 'over', reference: null, search: null }
  const readIn = lang_id === undefined ? language : languageOf(lang_id)
  return { kind: 'alert', reference: null, search: searchShown(formatAlert(app, alert, readIn)) }
}

/** Unsubscribes from price mails by the secret of a mailed link. Idempotent. */
export async function unsubscribe({ db, clock }: Pick<App, 'db' | 'clock'>, secret: string) {
  const isLeft = await db
    .transaction()
    .execute(
      async (tx) =>
        (await priceGuardStore.switchOffBy(tx, secret)) || searchAlertStore.endBy(tx, secret, clock.now()),
    )
  return isLeft
    ? ok(null)
    : fail({ code: 'link_over', detail: 'No mails about prices belong to this link' } as const)
}
