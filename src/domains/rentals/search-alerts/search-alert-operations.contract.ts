import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { PriceMailsLinkBody, PriceMailsQuery, PriceMailsReply } from '../price-mails/price-mails.contract.ts'
import { ConfirmAlertReply, SearchAlertBody, SearchAlertReply } from './search-alert.contract.ts'

export const requestAlert = operation({
  method: 'post',
  path: '/search-alert',
  summary: 'Ask to be told when a car of a search costs less: a mail to confirm is sent',
  access: 'anybody',
  limit: { name: 'search-alert', perMinute: 5, perHour: 30, mailsEnteredAddress: true },
  body: SearchAlertBody,
  example: {
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
  },
  reply: [SearchAlertReply, 'The same whatever the address'],
  status: 202,
  failures: { location_not_found: 404, pick_up_in_the_past: 422, limit_without_rate: 422 },
})

export const confirmAlert = operation({
  method: 'post',
  path: '/price-mails/confirm',
  summary: 'Confirm an alert by the secret mailed to the address',
  access: 'anybody',
  limit: { name: 'price-mails-confirm', perMinute: 20 },
  body: PriceMailsLinkBody,
  example: { secret: EXAMPLE.secret, lang_id: 2 },
  reply: [ConfirmAlertReply, 'Confirmed'],
  failures: { link_over: 410 },
})

export const readPriceMails = operation({
  method: 'get',
  path: '/price-mails',
  summary: 'What the link of a mail about a price is about; reading it changes nothing',
  access: 'anybody',
  limit: { name: 'price-mails', perMinute: 60 },
  query: PriceMailsQuery,
  reply: [PriceMailsReply, 'The search of an alert, or the guarded booking'],
})
