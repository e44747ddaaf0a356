import { newReference } from '#kernel/ids.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { taskStore } from '#domains/staff/task.store.ts'
import { openedTask, owingTask } from '#testing/builders/staff/staff-area-requests.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { confirmation, newMember } from '../steps/staff-steps.ts'
import type { Visit } from '../environment/environment.ts'
import type { PageState } from './states.ts'

const heading = ({ page, t }: Visit, key: string) =>
  page.getByRole('heading', { level: 1, name: t(key), exact: true }).waitFor()

/** Two tasks, one of them overdue, and an enquiry. */
async function work({ site }: Visit, userId: string): Promise<string> {
  await openedTask(site, userId, { hours: 30 })
  await openedTask(site, userId, { hours: -2 })
  return (await enquirers(site).send('/api/get_in_touch')).body.enquiry_id
}

/** The staff area, in each of its states. */
export const STAFF_STATES: readonly PageState[] = [
  {
    name: 'staff: today',
    show: async (visit) => {
      const { id } = await newMember(visit, { roles: ['support'] })
      await work(visit, id)
      await visit.open('/staff')
      await visit.page.getByRole('heading', { name: visit.t('today:urgent') }).waitFor()
      await visit.page.getByRole('link', { name: visit.t('staff:today.all_enquiries') }).waitFor()
    },
  },
  {
    name: 'staff: anything found',
    show: async (visit, { reference }) => {
      await newMember(visit, { roles: ['admin'] })
      await visit.open('/staff')
      await visit.page.keyboard.press('Control+k')
      await visit.page.getByRole('combobox').fill(reference)
      await visit.page.getByRole('option', { name: reference }).first().waitFor()
    },
  },
  {
    name: 'staff: audit',
    show: async (visit) => {
      await newMember(visit, { roles: ['admin'] })
      await visit.open('/staff/audit')
      await visit.page.getByRole('main').getByRole('table').waitFor()
    },
  },
  {
    name: 'staff: nothing today',
    show: async (visit) => {
      await newMember(visit, { roles: ['content'] })
      await visit.open('/staff')
      await visit.page.getByRole('heading', { name: visit.t('staff:today.nothing') }).waitFor()
    },
  },
  {
    name: 'staff: tasks',
    show: async (visit) => {
      const { id } = await newMember(visit, { roles: ['finance'] })
      await work(visit, id)
      await visit.open('/staff/tasks?kind=pay_back')
      await visit.page
        .getByRole('main')
        .getByRole('button', { name: visit.t('staff:tasks.own') })
        .first()
        .waitFor()
    },
  },
  {
    name: 'staff: a task that is closed without a note',
    show: async (visit) => {
      const { id } = await newMember(visit, { roles: ['finance'] })
      const { db } = visit.site.database
      const task = { id: await openedTask(visit.site, id), staffId: id, now: siteClock.now() }
      await taskStore(db).own(db, task)
      await visit.open('/staff/tasks?owner=me')
      await visit.page
        .getByRole('main')
        .getByRole('button', { name: visit.t('staff:tasks.close') })
        .click()
      const dialog = visit.page.getByRole('dialog')
      visit.watched.expectErrorResponse(400, /\/close$/)
      await dialog.getByRole('button', { name: visit.t('staff:tasks.close'), exact: true }).click()
      await dialog.locator('#close-task-note-error').waitFor()
    },
  },
  {
    name: 'staff: a task with an act that wants a note',
    show: async (visit) => {
      const { page, t } = visit
      const { id } = await newMember(visit, { roles: ['finance'] })
      await visit.open(`/staff/tasks/${await owingTask(visit.site, id)}`)
      const transfer = page.getByRole('button', { name: t('staff_tasks:acts.pay_transfer.pay_back') })
      await transfer.click()
      visit.watched.expectErrorResponse(400, /\/pay$/)
      await transfer.click()
      await confirmation(visit).click()
      await page.locator('#pay-transfer-note-error').waitFor()
    },
  },
  {
    name: 'staff: no task',
    show: async (visit) => {
      await newMember(visit, { roles: ['finance'] })
      await visit.open('/staff/tasks?owner=me')
      await visit.page.getByRole('heading', { name: visit.t('staff:tasks.none') }).waitFor()
    },
  },
  {
    name: 'staff: enquiries',
    show: async (visit) => {
      const { id } = await newMember(visit, { roles: ['support'] })
      await work(visit, id)
      await visit.open('/staff/enquiries')
      await visit.page.getByRole('main').getByRole('table').waitFor()
    },
  },
  {
    name: 'staff: an enquiry with a fault in its answer',
    show: async (visit) => {
      const { id } = await newMember(visit, { roles: ['support'] })
      await visit.open(`/staff/enquiries/${await work(visit, id)}`)
      await visit.page.getByRole('button', { name: visit.t('staff:enquiries.send') }).click()
      await visit.page.locator('#answer-message-error').waitFor()
    },
  },
  {
    name: 'staff: an invitation with faults',
    show: async (visit) => {
      await newMember(visit, { roles: ['admin'] })
      await visit.open('/staff/people')
      await visit.page.getByRole('button', { name: visit.t('staff:people.invite') }).click()
      await visit.page.getByRole('button', { name: visit.t('staff:people.send_invitation') }).click()
      await visit.page.locator('#invite-email-error').waitFor()
    },
  },
  {
    name: 'staff: a colleague’s roles',
    show: async (visit) => {
      await newMember(visit, { roles: ['support'] })
      await visit.context.clearCookies()
      await newMember(visit, { roles: ['admin'] })
      await visit.open('/staff/people')
      await visit.page
        .getByRole('main')
        .getByRole('button', { name: visit.t('staff:people.change') })
        .first()
        .click()
      await visit.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'staff: a partner, and somebody to invite',
    show: async (visit) => {
      const { id } = await newMember(visit, { roles: ['partners'] })
      const { db } = visit.site.database
      const partnerId = await addPartner(db, { code: newReference(), owner: id, now: siteClock.now() })
      await visit.open(`/staff/partners/${partnerId}`)
      await heading(visit, 'partners:one')
      await visit.page.getByRole('button', { name: visit.t('partners:invite') }).click()
      await visit.page.locator('#person-email').waitFor()
    },
  },
  {
    name: 'staff: terms that are refused',
    show: async (visit) => {
      await newMember(visit, { roles: ['partners'] })
      await visit.open('/staff/partners/new')
      await heading(visit, 'partners:new')
      visit.watched.expectErrorResponse(400, /\/staff\/partners$/)
      await visit.page.getByRole('button', { name: visit.t('partners:open') }).click()
      await visit.page.locator('#partner-code-error').waitFor()
    },
  },
  {
    name: 'staff: a second step to set up',
    show: async (visit) => {
      await newMember(visit, { roles: ['support'], secondStep: false })
      await visit.open('/staff')
      await heading(visit, 'staff:second_step.title')
      await visit.page.locator('#codes-password').waitFor()
    },
  },
  {
    name: 'staff: another role is needed',
    show: async (visit) => {
      await newMember(visit, { roles: ['content'] })
      await visit.open('/staff/people')
      await heading(visit, 'staff:no_entry.role.title')
    },
  },
]
