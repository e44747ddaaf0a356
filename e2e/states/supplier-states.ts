import { newMember, rowOf } from '../steps/staff-steps.ts'
import type { PageState } from './states.ts'

/** The pages on which the staff look after suppliers and settings, in each of their states. */
export const SUPPLIER_STATES: readonly PageState[] = [
  {
    name: 'staff suppliers: plans',
    show: async (visit) => {
      await newMember(visit, { roles: ['suppliers'] })
      await visit.open('/staff/suppliers')
      await rowOf(visit, 'Flexible').waitFor()
    },
  },
  {
    name: 'staff suppliers: a plan to switch off',
    show: async (visit) => {
      const { page, t } = visit
      await newMember(visit, { roles: ['suppliers'] })
      await visit.open('/staff/suppliers')
      await rowOf(visit, 'Flexible').getByRole('button').click()
      await page.getByRole('button', { name: t('staff_suppliers:switch_off'), exact: true }).click()
      await page.getByText(t('staff_suppliers:off_text')).waitFor()
    },
  },
  {
    name: 'staff suppliers: a margin to preview',
    show: async (visit) => {
      const { page, t } = visit
      await newMember(visit, { roles: ['suppliers'] })
      await visit.open('/staff/suppliers/margins')
      await page.getByRole('button', { name: t('staff_suppliers:margins.add'), exact: true }).click()
      await page.locator('#margin-percent').fill('2')
      await page.getByRole('button', { name: t('staff_suppliers:margins.preview'), exact: true }).click()
      await page.getByRole('button', { name: t('staff_suppliers:margins.hold'), exact: true }).waitFor()
    },
  },
  {
    name: 'staff suppliers: settings',
    show: async (visit) => {
      await newMember(visit, { roles: ['admin'] })
      await visit.open('/staff/settings')
      await rowOf(visit, visit.t('staff_settings:names.price_hold')).waitFor()
    },
  },
]
