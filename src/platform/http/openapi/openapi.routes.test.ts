import { beforeAll, expect, test } from 'vitest'
import { readApiReference, type ApiReference } from '#testing/builders/api/api-reference.ts'
import { callersOf } from '#testing/specification/callers.ts'
import { FOR_CLIENTS, OWN_GRIDS, SPECIFIED_CALLS, TO_COME } from '#testing/specification/screens-of-calls.ts'
import { forClients, OF_CLIENTS_ALONE } from './openapi.ts'

/** Problems that any change of a second step can return. */
const STEP = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429]

/** Every call of the API and the problems it can return. */
const CALLS: { call: string; problems: number[] }[] = [
  { call: 'get /api/all-location', problems: [400, 429] },
  { call: 'get /api/price-calendar', problems: [400, 404, 429] },
  { call: 'get /api/deals', problems: [400, 429] },
  { call: 'get /api/destinations', problems: [400, 429] },
  { call: 'get /api/destination-country', problems: [400, 404, 429] },
  { call: 'get /api/destination', problems: [400, 404, 429] },
  { call: 'get /api/home', problems: [400, 429] },
  { call: 'get /api/supplier-logo', problems: [400, 429] },
  { call: 'get /api/static-content', problems: [400, 429] },
  { call: 'get /api/privacy-policy', problems: [400, 429] },
  { call: 'get /api/term-condition', problems: [400, 429] },
  { call: 'get /api/help-enquiry', problems: [400, 429] },
  { call: 'get /api/industry', problems: [400, 429] },
  { call: 'get /api/staff/content', problems: [401, 403, 429] },
  { call: 'get /api/staff/content/version', problems: [400, 401, 403, 404, 429] },
  { call: 'get /api/staff/content/preview', problems: [400, 401, 403, 404, 422, 429] },
  { call: 'post /api/staff/content/draft', problems: [400, 401, 403, 409, 413, 415, 429] },
  { call: 'post /api/staff/content/publish', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/content/go-back', problems: [400, 401, 403, 409, 413, 415, 429] },
  { call: 'get /api/staff/testimonials', problems: [400, 401, 403, 429] },
  { call: 'post /api/staff/testimonials/judge', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'get /api/guest-login', problems: [400, 429] },
  { call: 'post /api/register', problems: [400, 403, 413, 415, 422, 429] },
  { call: 'post /api/login', problems: [400, 401, 403, 413, 415, 429] },
  { call: 'post /api/login/second-step', problems: [400, 403, 410, 413, 415, 422, 429] },
  { call: 'post /api/login/passkey-options', problems: [400, 413, 415, 429] },
  { call: 'post /api/login/passkey', problems: [400, 403, 410, 413, 415, 422, 429] },
  { call: 'post /api/social-login', problems: [400, 401, 403, 409, 413, 415, 422, 429, 503] },
  { call: 'post /api/forget-password', problems: [400, 413, 415, 429] },
  { call: 'post /api/change-password', problems: [400, 401, 403, 410, 413, 415, 422, 429] },
  { call: 'post /api/verify-email', problems: [400, 403, 409, 410, 413, 415, 422, 429] },
  { call: 'get /api/user/profile', problems: [401, 403, 429] },
  { call: 'post /api/user/update_profile', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'post /api/user/update-image', problems: [400, 401, 403, 413, 415, 422, 429, 503] },
  { call: 'post /api/user/remove-image', problems: [401, 403, 413, 415, 429] },
  { call: 'post /api/user/update-language', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'get /api/user/devices', problems: [401, 403, 429] },
  { call: 'post /api/user/verify-email-again', problems: [401, 403, 409, 413, 415, 429] },
  { call: 'post /api/user/change-email', problems: [400, 401, 403, 404, 413, 415, 422, 429] },
  { call: 'get /api/user/coupons', problems: [401, 403, 429] },
  { call: 'get /api/user/refer-friend', problems: [400, 401, 403, 429] },
  { call: 'post /api/user/feedback', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'get /api/user/master-setting', problems: [400, 401, 403, 429] },
  { call: 'post /api/user/commission', problems: [400, 401, 403, 413, 415, 422, 429] },
  { call: 'post /api/subscribe', problems: [400, 413, 415, 429] },
  { call: 'post /api/newsletter/confirm', problems: [400, 410, 413, 415, 429] },
  { call: 'post /api/newsletter/leave', problems: [400, 410, 413, 415, 429] },
  { call: 'get /api/staff/newsletter', problems: [400, 401, 403, 429] },
  { call: 'get /api/user/export', problems: [401, 403, 429] },
  { call: 'post /api/user/delete-account', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'get /api/user/second-step', problems: [401, 403, 429] },
  { call: 'post /api/user/second-step/codes', problems: STEP },
  { call: 'post /api/user/second-step/confirm-codes', problems: STEP },
  { call: 'post /api/user/second-step/end-codes', problems: STEP },
  { call: 'post /api/user/second-step/new-passkey', problems: STEP },
  { call: 'post /api/user/second-step/add-passkey', problems: STEP },
  { call: 'post /api/user/second-step/remove-passkey', problems: STEP },
  { call: 'post /api/user/second-step/recovery-codes', problems: STEP },
  { call: 'post /api/user/end-device', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'post /api/user/sign-out-everywhere', problems: [401, 403, 413, 415, 429] },
  { call: 'post /api/user/logout', problems: [401, 403, 413, 415, 429] },
  { call: 'post /api/searching', problems: [400, 404, 413, 415, 422, 429] },
  { call: 'get /api/searching/stream', problems: [400, 404, 422, 429] },
  { call: 'post /api/vehicle-detail', problems: [400, 404, 409, 413, 415, 422, 429, 502] },
  { call: 'post /api/user/add-car', problems: [400, 401, 403, 404, 410, 413, 415, 422, 429] },
  {
    call: 'post /api/user/modify-booking',
    problems: [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 502],
  },
  { call: 'post /api/check-coupon', problems: [400, 413, 415, 422, 429] },
  { call: 'post /api/user/coupon', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/user/remove-coupon', problems: [400, 401, 403, 404, 409, 413, 415, 429] },
  { call: 'post /api/user/order', problems: [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 502] },
  {
    call: 'post /api/user/without-credit-order',
    problems: [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 502],
  },
  { call: 'post /api/user/get-last-order-detail', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'get /api/user/booking', problems: [400, 401, 429] },
  { call: 'post /api/manage-booking', problems: [400, 403, 404, 413, 415, 429] },
  { call: 'post /api/booking-refrence-number', problems: [400, 413, 415, 429] },
  { call: 'post /api/confirm-change', problems: [400, 403, 404, 409, 410, 413, 415, 422, 429, 502] },
  { call: 'post /api/user/payment-action', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'post /api/user/cancle-booking', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/user/rating', problems: [400, 401, 403, 404, 409, 413, 415, 429] },
  { call: 'get /booking/{reference}/calendar.ics', problems: [400, 401, 404, 409] },
  { call: 'get /api/user/invoice', problems: [400, 401, 404, 429] },
  { call: 'get /booking/{reference}/invoice/{number}', problems: [400, 401, 404, 429, 503] },
  ...['get_in_touch', 'register_supplier', 'register_partner'].map((form) => ({
    call: `post /api/${form}`,
    problems: [400, 403, 413, 415, 429],
  })),
  { call: 'post /api/looking-local-supplier', problems: [400, 403, 404, 413, 415, 422, 429] },
  { call: 'get /api/enquiry-form', problems: [400, 429] },
  { call: 'get /api/staff/enquiries', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/enquiries/{id}', problems: [400, 401, 403, 404, 429] },
  ...['answer', 'own', 'release', 'open', 'close', 'spam', 'not-spam'].map((act) => ({
    call: `post /api/staff/enquiries/{id}/${act}`,
    problems: [400, 401, 403, 404, 409, 413, 415, 429],
  })),
  { call: 'get /api/staff/me', problems: [401, 403, 429] },
  { call: 'get /api/staff/people', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/tasks', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/tasks/closed', problems: [400, 401, 403, 429] },
  ...['people/invite', 'people/{id}/roles', 'people/{id}/suspend', 'people/{id}/restore'].map((path) => ({
    call: `post /api/staff/${path}`,
    problems: [400, 401, 403, 404, 409, 413, 415, 429],
  })),
  ...['own', 'release', 'close'].map((act) => ({
    call: `post /api/staff/tasks/{id}/${act}`,
    problems: [400, 401, 403, 404, 409, 413, 415, 429],
  })),
  { call: 'get /healthz', problems: [] },
  { call: 'post /widget/session', problems: [401, 403, 429] },
  { call: 'get /widget/key', problems: [404, 429] },
  { call: 'get /api/staff/trip-keys', problems: [400, 401, 403, 429] },
  { call: 'post /api/staff/trip-keys', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'post /api/staff/trip-keys/revoke', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'post /trips/api/o/otp/create', problems: [400, 401, 403, 413, 415, 422, 429] },
  { call: 'post /trips/auth/login', problems: [400, 401, 403, 413, 415, 422, 429] },
  { call: 'get /trips/auth/refresh-token', problems: [401, 403, 429] },
  { call: 'get /trips/auth/logout', problems: [401, 403, 429] },
  { call: 'get /trips/auth/signout', problems: [401, 403, 429] },
  { call: 'post /auth/login', problems: [400, 401, 403, 413, 415, 422, 429] },
  ...['refresh-token', 'logout', 'signout'].map((path) => ({
    call: `get /auth/${path}`,
    problems: [401, 403, 429],
  })),
  { call: 'get /trips/api/profile', problems: [401, 403, 429] },
  { call: 'get /trips/api/profile/all', problems: [401, 403, 429] },
  { call: 'post /trips/api/profile/switch', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'post /trips/api/password', problems: [400, 401, 403, 413, 415, 422, 429] },
  { call: 'get /trips/api/o/user-content', problems: [401, 403, 429] },
  { call: 'post /trips/api/o/user-content', problems: [400, 401, 403, 413, 415, 429] },
  { call: 'get /trips/api/customer/{id}/detail', problems: [400, 401, 403, 404, 429] },
  { call: 'get /trips/api/supervisor/{id}/detail', problems: [400, 401, 403, 404, 429] },
  { call: 'get /trips/api/traveller/all', problems: [401, 403, 429] },
  { call: 'post /trips/api/customer/update', problems: [400, 401, 403, 404, 413, 415, 422, 429] },
  { call: 'get /api/o/i18n/{lang}/all', problems: [400, 429, 503] },
  { call: 'get /api/staff/rate-cards', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/rate-cards/{id}', problems: [400, 401, 403, 404, 429] },
  { call: 'get /api/staff/shuttles', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/shuttles/{id}/departures', problems: [400, 401, 403, 404, 429] },
  { call: 'get /api/staff/translations', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/companies/{id}/people', problems: [400, 401, 403, 404, 429] },
  {
    call: 'post /api/staff/companies/{id}/people/{personId}',
    problems: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  { call: 'get /api/staff/trip-records/cities', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trip-records/companies', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trip-records/drivers', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trip-records/owners', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trip-records/vehicle-models', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trip-records/vehicle-types', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trip-records/vehicles', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trip-records/zones', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trips', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trip-callers', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/trips/{id}', problems: [400, 401, 403, 404, 429] },
  { call: 'get /api/staff/trips/{id}/bill', problems: [400, 401, 403, 404, 406, 429, 503] },
  { call: 'get /api/staff/trips/{id}/explain', problems: [400, 401, 403, 404, 429] },
  { call: 'get /api/staff/trips/{id}/fleet', problems: [400, 401, 403, 404, 429] },
  { call: 'get /api/staff/wallets', problems: [400, 401, 403, 429] },
  { call: 'get /api/staff/wallets/{id}', problems: [400, 401, 403, 404, 429] },
  { call: 'get /api/trip-payment', problems: [400, 404, 429] },
  { call: 'get /trips/api/banner/grid', problems: [400, 401, 403, 406, 429, 503] },
  { call: 'get /trips/api/billing/grid', problems: [400, 401, 403, 404, 406, 429, 503] },
  { call: 'get /trips/api/city/grid', problems: [400, 401, 403, 406, 429, 503] },
  { call: 'get /trips/api/make-model/{id}/detail', problems: [400, 401, 403, 404, 429] },
  { call: 'get /trips/api/o/country/grid', problems: [400, 401, 403, 406, 429, 503] },
  { call: 'get /trips/api/o/i18n/{lang}/all', problems: [400, 429, 503] },
  { call: 'get /trips/api/package/grid', problems: [400, 401, 403, 406, 429, 503] },
  { call: 'get /trips/api/place/grid', problems: [400, 401, 403, 406, 429, 503] },
  { call: 'get /trips/api/shuttle/grid', problems: [400, 401, 403, 406, 429, 503] },
  { call: 'get /trips/api/trip/grid', problems: [400, 401, 403, 406, 429, 503] },
  { call: 'get /trips/api/trip/{id}/detail', problems: [400, 401, 403, 404, 429] },
  { call: 'get /trips/api/trip/{id}/explain', problems: [400, 401, 403, 404, 429] },
  { call: 'get /trips/api/trip/{id}/payment', problems: [400, 401, 403, 404, 429] },
  { call: 'get /trips/api/vehicle-type/{id}/detail', problems: [400, 401, 403, 404, 429] },
  { call: 'get /trips/api/wallet/detail', problems: [400, 401, 403, 404, 429] },
  { call: 'post /api/o/i18n/translate', problems: [400, 413, 415, 429, 503] },
  { call: 'post /api/staff/rate-cards/publish', problems: [400, 401, 403, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/shuttles', problems: [400, 401, 403, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/shuttles/departures/{id}/cancel',
    problems: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  { call: 'post /api/staff/shuttles/{id}/hide', problems: [400, 401, 403, 404, 413, 415, 429] },
  { call: 'post /api/staff/shuttles/{id}/timetable', problems: [400, 401, 403, 404, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/translations/{id}/dismiss',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/translations/{id}/put', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/trip-records/cities', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trip-records/cities/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trip-records/companies', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trip-records/companies/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trip-records/drivers', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trip-records/drivers/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trip-records/owners', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trip-records/owners/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  {
    call: 'post /api/staff/trip-records/vehicle-models',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  {
    call: 'post /api/staff/trip-records/vehicle-models/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trip-records/vehicles', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trip-records/vehicles/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  {
    call: 'post /api/staff/trip-records/vehicle-types',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  {
    call: 'post /api/staff/trip-records/vehicle-types/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trip-records/zones', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trip-records/zones/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trips', problems: [400, 401, 403, 404, 409, 410, 413, 415, 422, 429] },
  { call: 'post /api/staff/trips/quote', problems: [400, 401, 403, 404, 413, 415, 422, 429] },
  { call: 'post /api/staff/trips/{id}/assign', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/trips/{id}/bill', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/trips/{id}/cancel', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/trips/{id}/charge', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/trips/{id}/end', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/trips/{id}/no-show', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/trips/{id}/start', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/wallets/{id}/credit-limit',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/wallets/{id}/pay-out', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/staff/wallets/{id}/top-up', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'post /api/trip-payment', problems: [400, 404, 409, 413, 415, 422, 429, 502] },
  { call: 'post /trips/api/o/i18n/translate', problems: [400, 413, 415, 429, 503] },
  { call: 'post /trips/api/o/soft-hard-update', problems: [400, 401, 403, 404, 409, 413, 415, 429] },
  { call: 'post /trips/api/trip/approve', problems: [400, 401, 403, 404, 409, 413, 415, 429] },
  { call: 'post /trips/api/trip/cancel', problems: [400, 401, 403, 404, 409, 413, 415, 429] },
  { call: 'post /trips/api/trip/create', problems: [400, 401, 403, 404, 409, 410, 413, 415, 422, 429] },
  { call: 'post /trips/api/trip/quote', problems: [400, 401, 403, 413, 415, 422, 429] },
  { call: 'get /api/visitor', problems: [429] },
  {
    call: 'post /api/staff/wallets/{id}/transfers/{transfer}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trips/{id}/correct', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'get /api/staff/trips/{id}/next-bill', problems: [400, 401, 403, 404, 409, 422, 429] },
  {
    call: 'post /api/staff/trips/{id}/remove-charge',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trips/{id}/collect', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trips/{id}/remove-collection',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'post /api/staff/trips/{id}/credit-bill', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  { call: 'get /api/staff/trip-records/places', problems: [400, 401, 403, 429] },
  { call: 'post /api/staff/trip-records/places', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trip-records/places/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'get /api/staff/trip-records/banners', problems: [400, 401, 403, 429] },
  { call: 'post /api/staff/trip-records/banners', problems: [400, 401, 403, 404, 409, 413, 415, 422, 429] },
  {
    call: 'post /api/staff/trip-records/banners/{id}',
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  { call: 'get /readyz', problems: [503] },
]

/** Calls in the format of next-auth 4, which reports failures as URLs with an error parameter. */
const NEXT_AUTH_CALLS = [
  'get /api/auth/session',
  'get /api/auth/csrf',
  'get /api/auth/providers',
  'get /api/auth/signin',
  'get /api/auth/signin/{provider}',
  'get /api/auth/signout',
  'get /api/auth/verify-request',
  'get /api/auth/error',
  'get /api/auth/callback/{provider}',
  'post /api/auth/signin/{provider}',
  'post /api/auth/callback/{provider}',
  'post /api/auth/signout',
  'post /api/auth/session',
  'post /api/auth/_log',
]

let reference: ApiReference
beforeAll(async () => {
  reference = await readApiReference()
})

test('the reference names every call and no other', () => {
  const documented = Object.entries(reference.document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const calls = [...CALLS.map(({ call }) => call), ...NEXT_AUTH_CALLS]
  expect(documented.toSorted()).toEqual(calls.toSorted())
})

test.for(NEXT_AUTH_CALLS)('%s is told with where it leads or what it answers', (call) => {
  const { summary, responses } = reference.operation(call)
  expect(summary).toMatch(/\S/)
  expect(Object.keys(responses).filter((status) => ['200', '302'].includes(status))).not.toEqual([])
})

test.for(CALLS)('$call is told with its problems, each a problem document', ({ call, problems }) => {
  const { summary, responses } = reference.operation(call)
  expect(summary).toMatch(/\S/)
  // Node.js answers 431 by itself, before there is a request.
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400 && status !== '431')
  expect(refusals.map(([status]) => Number(status))).toEqual(problems)
  for (const [, { description, content }] of refusals) {
    expect(description).toMatch(/\S/)
    expect(content).toEqual({
      'application/problem+json': { schema: { $ref: expect.stringMatching(/\/schemas\/(Quote)?Problem$/) } },
    })
  }
})

test.for(CALLS)('$call has an answer, and each part of its request a schema', ({ call }) => {
  const { parameters = [], requestBody, responses } = reference.operation(call)
  const answers = Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status))
  expect(answers).toHaveLength(1)
  for (const [, { content }] of answers)
    for (const { schema } of Object.values(content ?? {})) expect(schema).toBeDefined()
  for (const { name, in: place, required, schema } of parameters) {
    expect(name).toMatch(/\S/)
    expect(['query', 'header', 'path', 'cookie']).toContain(place)
    expect(schema).toBeDefined()
    if (place === 'path') expect(required).toBe(true)
  }
  expect(new Set(parameters.map(({ name, in: place }) => `${place} ${name}`)).size).toBe(parameters.length)
  for (const { schema } of Object.values(requestBody?.content ?? {})) expect(schema).toBeDefined()
})

test.for(CALLS.filter(({ call }) => call.startsWith('get')))('$call takes no body', ({ call }) => {
  expect(reference.operation(call).requestBody).toBeUndefined()
})

/** Whether the reference says it of a call; below `/trips` those of `/auth` are the widget's, at the root nobody's. */
function saysForClients(call: string): boolean {
  const said = call.includes(' /auth/') ? `At the root it is for ${OF_CLIENTS_ALONE}` : forClients('').trim()
  return reference.operation(call).description?.includes(said) ?? false
}
const screenRows = Object.entries({ ...SPECIFIED_CALLS, ...OWN_GRIDS }).map(([call, screen]) => ({
  call,
  screen,
}))

test('the specification’s 71 calls are named with their screens, one of them to be read and written', () => {
  expect(Object.keys(SPECIFIED_CALLS)).toHaveLength(72)
})

test.for(screenRows)(
  '$call is on a screen, or the reference says that it is for clients: $screen',
  ({ call, screen }) => {
    if (screen === TO_COME) return expect(() => reference.operation(call)).toThrow('is not documented')
    expect(saysForClients(call)).toBe(screen === FOR_CLIENTS)
    if (screen !== FOR_CLIENTS) expect(callersOf(call)).toContain(screen)
  },
)

test('every other call is on a screen too, or the reference says that it is for clients', () => {
  const own = CALLS.map(({ call }) => call).filter((call) => / \/(api|trips|auth)\//.test(call))
  const neither = own.filter((call) => !saysForClients(call) && callersOf(call).length === 0)
  expect(neither.filter((call) => !call.includes('/api/staff/'))).toEqual([])
  expect(own.filter((call) => saysForClients(call) && callersOf(call).length > 0)).toEqual([])
})
