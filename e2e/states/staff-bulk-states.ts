import { addDeadMail, addEndedBulk } from '#testing/builders/staff/bulk.ts'
import { newMember } from '../steps/staff-steps.ts'
import type { PageState } from './states.ts'

/** Bulk actions, before they start and after they have ended. */
export const STAFF_BULK_STATES: readonly PageState[] = [
  {
    name: 'staff bulk: rows previewed',
    show: async (visit) => {
      const { page, t } = visit
      await newMember(visit, { roles: ['support'] })
      const recipient = `${crypto.randomUUID().slice(0, 8)}@example.com`
      await addDeadMail(visit.site, { recipient })
      await visit.open(`/staff/mails?state=given_up&search=${recipient}`)
      await page.getByRole('checkbox', { name: t('staff_bulk:choose', { name: recipient }) }).check()
      await page.getByRole('button', { name: t('staff_bulk:acts.leave_mails') }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'staff bulk: results',
    show: async (visit) => {
      const { id } = await newMember(visit, { roles: ['support'] })
      await visit.open(`/staff/bulk/${await addEndedBulk(visit.site, id)}`)
      await visit.page.getByText(visit.t('staff_bulk:gone')).first().waitFor()
    },
  },
]
