import { differenceOf, disputeOf } from '../steps/money-steps.ts'
import { newMember, rowOf } from '../steps/staff-steps.ts'
import type { PageState } from './states.ts'

/** The pages about money, in their states. */
export const MONEY_STATES: readonly PageState[] = [
  {
    name: 'staff money: the ledger',
    show: async (visit) => {
      await newMember(visit, { roles: ['finance'] })
      await visit.open('/staff/money')
      await rowOf(visit, visit.t('staff_bookings:accounts.travellers')).first().waitFor()
    },
  },
  {
    name: 'staff money: a dispute that is lost',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['finance'] })
      await visit.open(`/staff/money/disputes/${await disputeOf(visit, reference)}`)
      await visit.page.getByRole('button', { name: visit.t('staff_money:disputes.acts.lost') }).click()
      await visit.page.locator('#dispute-lost-note').waitFor()
    },
  },
  {
    name: 'staff money: a difference of the books',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['finance'] })
      await differenceOf(visit, reference)
      await visit.open('/staff/money/differences')
      await rowOf(visit, reference).first().waitFor()
    },
  },
]
