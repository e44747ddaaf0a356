import { EXAMPLE } from '#kernel/examples.ts'
import { langIdOf } from '#kernel/locale.ts'
import { networkOf } from '#kernel/network.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { PriceMailsLinkBody } from '../price-mails/price-mails.contract.ts'
import { refusedBy } from '../rental-problem.http.ts'
import type { AlertFailure, AlertLinkOver, SearchAlerts } from './ask-alert.usecase.ts'
import { ConfirmAlertReply, SearchAlertBody, SearchAlertReply } from './search-alert.contract.ts'

type Needs = Pick<SearchAlerts, 'ask' | 'confirm'> & { rateLimit: RateLimit }

const refused = refusedBy({
  location_not_found: 404,
  pick_up_in_the_past: 422,
  limit_without_rate: 422,
  link_over: 410,
} as const satisfies Record<(AlertFailure | AlertLinkOver)['code'], number>)

/** Endpoints to request a price alert on a search, and to confirm it by a mailed link. */
export function searchAlertRoutes({ ask, confirm, rateLimit }: Needs) {
  const asking = createRoute({
    method: 'post',
    path: '/search-alert',
    summary: 'Ask to be told when a car of a search costs less: a mail to confirm is sent',
    limit: rateLimit('search-alert', 5, { perHour: 30, writesToTyped: true }),
    access: 'anybody',
    request: {
      body: jsonBody(SearchAlertBody, {
        email: EXAMPLE.person.email,
        most: { amount: 12_000, currency: 'EUR' },
        pickup_id: 'DXB',
        pickup_date: '2027-03-01',
        pickup_time: '10:00',
        dropoff_date: '2027-03-05',
        dropoff_time: '10:00',
        driver_age: 30,
        residence: 'AE',
        filters: { CATEGORY: ['compact'], TRANSMISSION: ['automatic'] },
        with_credit_card: true,
        page: '/search',
        fax: '',
        lang_id: 2,
      }),
    },
    responses: jsonReplies(202, SearchAlertReply, 'The same whatever the address', 404, 422),
  })
  const confirming = createRoute({
    method: 'post',
    path: '/price-mails/confirm',
    summary: 'Confirm an alert by the secret mailed to the address',
    limit: rateLimit('price-mails-confirm', 20),
    access: 'anybody',
    request: { body: jsonBody(PriceMailsLinkBody, { secret: EXAMPLE.secret, lang_id: 2 }) },
    responses: jsonReplies(200, ConfirmAlertReply, 'Confirmed', 410),
  })
  return openApiApp()
    .openapi(asking, async (c) => {
      const body = c.req.valid('json')
      const asked = await ask({
        email: body.email,
        langId: body.lang_id ?? langIdOf(languageOfRequest(c)),
        page: body.page ?? null,
        network: networkOf(addressOf(c)),
        fax: body.fax,
        rental: {
          pickUpId: body.pickup_id,
          dropOffId: body.dropoff_id ?? body.pickup_id,
          pickUpAt: `${body.pickup_date}T${body.pickup_time}`,
          dropOffAt: `${body.dropoff_date}T${body.dropoff_time}`,
          driverAge: body.driver_age,
          residence: body.residence,
        },
        filters: body.filters,
        withCreditCard: body.with_credit_card,
        most: body.most,
      })
      if (asked.ok) return c.json({ accepted: true as const }, 202)
      return refused(c, asked.failure)
    })
    .openapi(confirming, async (c) => {
      const confirmed = await confirm(c.req.valid('json').secret)
      return confirmed.ok ? c.json({ state: 'confirmed' as const }, 200) : refused(c, confirmed.failure)
    })
}
