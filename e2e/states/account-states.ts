import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { CARD, DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { hasAccount, createPerson } from '../steps/account-steps.ts'
import { hasRented } from '../steps/rating-steps.ts'
import type { Visit } from '../environment/environment.ts'
import { cheapestCars } from './choice-states.ts'
import type { PageState } from './states.ts'

/** A new user, signed in in this visit's browser, with their token. */
export async function newPerson(visit: Visit) {
  const person = createPerson('account')
  await hasAccount(visit, person)
  const cookies = await visit.context.cookies()
  const token = cookies.find(({ name }) => name === 'rihla_token')?.value ?? ''
  const { body } = await visit.site.call('/api/user/profile', { token })
  return { ...person, token, id: String(body.user.id) }
}

export type NewPerson = Awaited<ReturnType<typeof newPerson>>

/** A car they have paid for, and one in their cart. */
export async function booksCars({ site }: Visit, { token, email }: NewPerson) {
  const steps = journey(site, rentalAfter(siteClock.now(), 40))
  const cart = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  const other = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  const ordered = await steps.order(token, other, { card: CARD, driver: { ...DRIVER, email } })
  await site.app.runJob('settle bookings')
  return { cart: cart.reference, booked: String(ordered.body.booking.reference) }
}

/** Personal coupons: one unused, one used. */
export async function hasCoupons({ site }: Visit, { id }: NewPerson): Promise<string> {
  const code = `OWN${id.slice(-8).toUpperCase()}`
  const { db } = site.database
  await addCoupon(db, code, { given_to: id })
  await addCoupon(db, `${code}B`, { given_to: id, total_limit: 1, used: 1 })
  return code
}

/** The user signs in only through another service. */
async function hasNoPassword({ site }: Visit, { id }: NewPerson): Promise<void> {
  await site.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
}

/** The same, and the service has verified their address. */
async function byService(visit: Visit, person: NewPerson): Promise<void> {
  await hasNoPassword(visit, person)
  const verified = { email_verified_at: siteClock.now() }
  await visit.site.database.db.updateTable('users').set(verified).where('id', '=', person.id).execute()
}

/** A section of the account for a user set up by `prepare`. */
function section(
  name: string,
  path: string,
  heading: string,
  prepare: (visit: Visit, person: NewPerson) => Promise<unknown> = async () => undefined,
): PageState {
  return {
    name: `account: ${name}`,
    show: async (visit) => {
      await prepare(visit, await newPerson(visit))
      await visit.open(path)
      await visit.page.getByRole('heading', { name: visit.t(heading), exact: true }).waitFor()
    },
  }
}

/** My Account, section by section, full and empty. */
export const ACCOUNT_STATES: readonly PageState[] = [
  section('profile', '/account', 'account:profile.title'),
  {
    name: 'account: faults of the profile',
    show: async (visit) => {
      await newPerson(visit)
      await visit.open('/account')
      await visit.page.locator('#profile-first_name').fill('')
      await visit.page.locator('form:has(#profile-first_name) button[type=submit]').click()
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'account: another address',
    show: async (visit) => {
      await newPerson(visit)
      await visit.open('/account')
      await visit.page.getByRole('button', { name: visit.t('account:email.change') }).click()
      await visit.page.locator('#email-email').waitFor()
    },
  },
  section('bookings', '/account/bookings', 'account:sections.bookings', booksCars),
  section('no bookings', '/account/bookings?show=past', 'account:bookings.none_past'),
  {
    name: 'account: saved cars',
    show: async (visit) => {
      const { token } = await newPerson(visit)
      const found = await cheapestCars(visit, 2)
      const items = found.map((offer_id) => ({ offer_id, vehicle_name: 'Fiat 500' }))
      await visit.site.call('/api/user/saved-cars', { method: 'PUT', token, body: { items } })
      await visit.open('/account/saved')
      await visit.page.getByRole('main').getByRole('article').first().waitFor()
    },
  },
  section('no saved cars', '/account/saved', 'choice:nothing_saved'),
  section('coupons', '/account/coupons', 'account:sections.coupons', hasCoupons),
  section('no coupons', '/account/coupons', 'account:coupons.none'),
  section('invoices', '/account/invoices', 'account:sections.invoices', booksCars),
  section('no invoices', '/account/invoices', 'account:invoices.none'),
  section('friends', '/account/friends', 'account:sections.friends'),
  section('feedback', '/account/feedback', 'account:sections.feedback'),
  {
    name: 'account: faults of the feedback',
    show: async (visit) => {
      await newPerson(visit)
      await visit.open('/account/feedback')
      await visit.page.getByRole('button', { name: visit.t('feedback:send') }).click()
      await visit.page.locator('#feedback-message-error').waitFor()
    },
  },
  {
    name: 'rating a rental',
    show: async (visit) => {
      const reference = await hasRented(visit.site, await newPerson(visit))
      await visit.open(`/booking/${reference}`)
      await visit.page.getByRole('button', { name: visit.t('rating:open') }).click()
      await visit.page.getByRole('button', { name: visit.t('rating:send') }).click()
      await visit.page.getByText(visit.t('rating:required')).waitFor()
    },
  },
  section('security', '/account/security', 'account:devices.title'),
  section('security without a password', '/account/security', 'account:choose_password.title', byService),
  section('data without a password', '/account/data', 'account:delete.title', byService),
  section('a password before an address is proved', '/account/data', 'account:delete.title', hasNoPassword),
  {
    name: 'account: taking the data, and deleting it',
    show: async (visit) => {
      await newPerson(visit)
      await visit.open('/account/data')
      await visit.page.getByRole('button', { name: visit.t('account:export.send') }).click()
      await visit.page.getByText(visit.t('account:export.done')).waitFor()
      await visit.page.getByRole('button', { name: visit.t('account:delete.open') }).click()
      await visit.page.getByRole('button', { name: visit.t('account:delete.send') }).click()
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
]
