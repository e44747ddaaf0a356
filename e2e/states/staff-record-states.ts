import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { newLetters } from '#kernel/ids.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addBatch, addEndedPartner, addStatement } from '#testing/builders/partners/statements.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { addEarningToDecide } from '#testing/builders/partners/earning-requests.ts'
import { addDeparture } from '#testing/builders/trips/shuttles.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { vehicleWith } from '#testing/builders/trips/trip-vehicles.ts'
import { errorAt, missingText, newCompany } from '../steps/staff-record-steps.ts'
import { confirmation, newMember } from '../steps/staff-steps.ts'
import type { Visit } from '../environment/environment.ts'
import type { PageState } from './states.ts'

const press = ({ page, t }: Visit, key: string) =>
  page.getByRole('button', { name: t(key), exact: true }).click()
const table = ({ page }: Visit) => page.getByRole('main').getByRole('table').first().waitFor()

/** Opens a page as a new member with this role. */
async function asMember(visit: Visit, role: StaffRole, path: string): Promise<void> {
  await newMember(visit, { roles: [role] })
  await visit.open(path)
}

/** A batch that a colleague has prepared, of one payout; another waits for its partner’s account. */
async function waitingBatch({ site: { database } }: Visit): Promise<string> {
  const on = { database, clock: siteClock }
  const people = peopleOf(on)
  const address = () => `${newLetters(10).toLowerCase()}@example.com`
  const preparedBy = await people.add({ role: 'staff', email: address() })
  const userId = await people.add({ role: 'partner', email: address() })
  await addStatement(on, { userId })
  const { id: statementId } = await addStatement(on, { userId })
  return addBatch(on, { statementId, preparedBy })
}

/** States of the staff pages for records, prices, money and texts. */
export const STAFF_RECORD_STATES: readonly PageState[] = [
  {
    name: 'staff: vehicles',
    show: async (visit) => {
      await vehicleWith(visit.site, null)
      await asMember(visit, 'dispatch', '/staff/fleet/vehicles')
      await table(visit)
    },
  },
  {
    name: 'staff: a person of a company',
    show: async (visit) => {
      const { id: companyId } = await newCompany(visit)
      await profileOf(visit.site, { companyId, isSupervisor: true })
      await asMember(visit, 'dispatch', `/staff/fleet/companies/${companyId}`)
      await visit.page
        .getByRole('main')
        .getByRole('button', { name: visit.t('fleet:change') })
        .click()
      await visit.page.getByRole('dialog').locator('#person-is_supervisor').waitFor()
    },
  },
  {
    name: 'staff: a zone to add',
    show: async (visit) => {
      await asMember(visit, 'dispatch', '/staff/fleet/zones')
      await press(visit, 'fleet:add.zones')
      await visit.page.locator('#record-ring').waitFor()
    },
  },
  {
    name: 'staff: a place with faults',
    show: async (visit) => {
      await asMember(visit, 'dispatch', '/staff/fleet/places')
      await table(visit)
      await press(visit, 'fleet:add.places')
      visit.watched.expectErrorResponse(400, /\/places$/)
      await press(visit, 'fleet:save')
      await errorAt(visit, 'record', 'name_en').waitFor()
    },
  },
  {
    name: 'staff: a rate card with its next version',
    show: async (visit) => {
      const { id } = await visit.site.database.db
        .selectFrom('rate_cards')
        .select('id')
        .where('city_id', '=', 'ae-dxb')
        .where('category', '=', 7)
        .where('company_id', 'is', null)
        .limit(1)
        .executeTakeFirstOrThrow()
      await asMember(visit, 'dispatch', `/staff/rate-cards/${id}`)
      await press(visit, 'rate_cards:next')
      visit.watched.expectErrorResponse(400, /\/publish$/)
      await press(visit, 'rate_cards:publish')
      await errorAt(visit, 'version', 'from_day').waitFor()
    },
  },
  {
    name: 'staff: a new rate card',
    show: async (visit) => {
      await asMember(visit, 'dispatch', '/staff/rate-cards/new?category=2')
      await press(visit, 'rate_cards:fields.packages_add')
    },
  },
  {
    name: 'staff: a shuttle to add',
    show: async (visit) => {
      await asMember(visit, 'dispatch', '/staff/shuttles')
      await press(visit, 'shuttles:add')
    },
  },
  {
    name: 'staff: a shuttle',
    show: async (visit) => {
      const { db } = visit.site.database
      const startAt = siteClock.now().add({ hours: 1 }).toString()
      const id = await addDeparture(db, { seats: 12, sold: 3, startAt })
      const { route_id, day } = await db
        .selectFrom('shuttle_departures')
        .select(['route_id', 'day'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await asMember(visit, 'dispatch', `/staff/shuttles/${route_id}?day=${day}`)
      await table(visit)
      await press(visit, 'shuttles:change_timetable')
    },
  },
  {
    name: 'staff: wallets',
    show: async (visit) => {
      await newCompany(visit)
      await asMember(visit, 'finance', '/staff/wallets')
      await table(visit)
    },
  },
  {
    name: 'staff: a transfer with faults',
    show: async (visit) => {
      const { id } = await newCompany(visit)
      await asMember(visit, 'finance', `/staff/wallets/${id}`)
      await press(visit, 'wallets:acts.top-up')
      visit.watched.expectErrorResponse(400, /\/top-up$/)
      await press(visit, 'wallets:send.top-up')
      await errorAt(visit, 'wallet', 'amount').waitFor()
    },
  },
  {
    name: 'staff: a no-show with faults',
    show: async (visit) => {
      await asMember(visit, 'support', '/staff/no-shows')
      visit.watched.expectErrorResponse(400, /\/no-show$/)
      await press(visit, 'no_shows:send')
      await errorAt(visit, 'no-show', 'reason').waitFor()
    },
  },
  {
    name: 'staff: commissions to decide',
    show: async (visit) => {
      await addEarningToDecide({ ...visit.site, clock: siteClock })
      await asMember(visit, 'partners', '/staff/partner-earnings')
      await table(visit)
      const rejectLabel = visit.t('partner_earnings:acts.refused')
      await visit.page.getByRole('button', { name: rejectLabel, exact: true }).first().click()
    },
  },
  {
    name: 'staff: payouts, and the last statement of a partner before it is made',
    show: async (visit) => {
      const { page, site, t } = visit
      await waitingBatch(visit)
      const code = await addEndedPartner({ database: site.database, clock: siteClock })
      await asMember(visit, 'finance', '/staff/payouts')
      await table(visit)
      await press(visit, 'payouts:state_now.open')
      await page.locator('#state-now-code').fill(code)
      await press(visit, 'payouts:state_now.look')
      await page.getByRole('button', { name: t('payouts:state_now.send'), exact: true }).waitFor()
    },
  },
  {
    name: 'staff: a batch of payouts, approved and not paid',
    show: async (visit) => {
      const id = await waitingBatch(visit)
      await asMember(visit, 'finance', `/staff/payouts/${id}`)
      await press(visit, 'payouts:approve')
      await visit.page
        .getByRole('dialog')
        .getByRole('button', { name: visit.t('payouts:approve'), exact: true })
        .click()
      await press(visit, 'payouts:paid.open')
      visit.watched.expectErrorResponse(400, /\/paid$/)
      await press(visit, 'payouts:paid.send')
      await confirmation(visit).click()
      await errorAt(visit, 'paid', 'paid_on').waitFor()
    },
  },
  {
    name: 'staff: an embedding key with faults',
    show: async (visit) => {
      await asMember(visit, 'partners', '/staff/trip-keys')
      await press(visit, 'trip_keys:add')
      visit.watched.expectErrorResponse(400, /\/trip-keys$/)
      await press(visit, 'trip_keys:issue')
      await errorAt(visit, 'key', 'domains').waitFor()
    },
  },
  {
    name: 'staff: missing translations',
    show: async (visit) => {
      await missingText(visit, `{{count}} wheels of ${newLetters(6)}`)
      await asMember(visit, 'translator', '/staff/translations')
      await visit.page.getByRole('main').getByRole('textbox').nth(1).waitFor()
    },
  },
]
