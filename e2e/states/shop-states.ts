import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { newReference } from '#kernel/ids.ts'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { hasRented } from '../steps/rating-steps.ts'
import { newMember } from '../steps/staff-steps.ts'
import type { Visit } from '../environment/environment.ts'
import { newPerson } from './account-states.ts'
import type { PageState } from './states.ts'

async function asMember(visit: Visit, role: StaffRole, path: string): Promise<void> {
  await newMember(visit, { roles: [role] })
  await visit.open(path)
}

const table = ({ page }: Visit) => page.getByRole('main').getByRole('table').first().waitFor()
const press = ({ page, t }: Visit, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .click()

/** States of the pages for coupons, texts, accounts, comments and operations. */
export const SHOP_STATES: readonly PageState[] = [
  {
    name: 'shop: coupons, and one to make',
    show: async (visit) => {
      await addCoupon(visit.site.database.db, newReference(), { total_limit: 5 })
      await asMember(visit, 'content', '/staff/coupons')
      await table(visit)
      await press(visit, 'staff_coupons:make')
      await press(visit, 'staff_coupons:fields.suppliers_add')
      visit.watched.expectErrorResponse(400, /\/coupons$/)
      await press(visit, 'staff_coupons:make_it')
      await visit.page.locator('#coupon-code-error').waitFor()
    },
  },
  {
    name: 'shop: a coupon',
    show: async (visit) => {
      const code = newReference()
      await addCoupon(visit.site.database.db, code, { amount: 500, currency: 'EUR' })
      await asMember(visit, 'finance', `/staff/coupons?search=${code}`)
      await visit.page.getByRole('link', { name: code }).click()
      await press(visit, 'staff_coupons:change')
    },
  },
  {
    name: 'shop: texts',
    show: async (visit) => {
      await asMember(visit, 'content', '/staff/content')
      await table(visit)
    },
  },
  {
    name: 'shop: questions in both languages',
    show: async (visit) => {
      await asMember(visit, 'content', '/staff/content/help')
      await visit.page.locator('[id="text-ar.topics.0.topic"]').waitFor()
    },
  },
  {
    name: 'shop: accounts',
    show: async (visit) => {
      const { email } = await newPerson(visit)
      await visit.context.clearCookies()
      await asMember(visit, 'support', `/staff/accounts?search=${email}`)
      await table(visit)
    },
  },
  {
    name: 'shop: an account',
    show: async (visit) => {
      const person = await newPerson(visit)
      await hasRented(visit.site, person)
      await visit.context.clearCookies()
      await asMember(visit, 'admin', `/staff/accounts/${person.id}`)
      await press(visit, 'staff_accounts:block')
      await visit.page.locator('#block-reason').waitFor()
    },
  },
  {
    name: 'shop: comments',
    show: async (visit) => {
      await asMember(visit, 'content', '/staff/comments?state=refused')
      await visit.page.getByLabel(visit.t('staff_comments:state')).waitFor()
    },
  },
  {
    name: 'shop: newsletter',
    show: async (visit) => {
      await asMember(visit, 'content', '/staff/newsletter')
      await visit.page.getByRole('button', { name: visit.t('staff_newsletter:save') }).waitFor()
    },
  },
  {
    name: 'shop: operations',
    show: async (visit) => {
      await asMember(visit, 'admin', '/staff/operations')
      await table(visit)
    },
  },
]
