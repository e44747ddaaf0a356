import { beforeAll, expect, test } from 'vitest'
import { DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { openedTask } from '#testing/builders/staff/staff-area-requests.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ENGLISH,
  sharedEnvironment,
  type BrowserEnvironment,
  type Visit,
} from '../../environment/environment.ts'
import { newMember, rowOf } from '../../steps/staff-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const press = ({ page, t }: Visit, key: string, within = page.getByRole('main')) =>
  within.getByRole('button', { name: t(key), exact: true }).click()

async function confirmed({ site }: Visit): Promise<string> {
  const { guest, quote, cart, order } = journey(site, rentalAfter(siteClock.now(), 45))
  const token = await guest()
  const filled = await cart(token, (await quote('Flexible')).quote_id)
  const driver = { ...DRIVER, email: `both-${crypto.randomUUID().slice(0, 8)}@example.com` }
  const { body } = await order(token, filled, { driver })
  expect(body.booking.status).toBe('confirmed')
  return filled.booking_id
}

/** The form to put the driver right; the supplier is left out of it. */
async function opensDriver(visit: Visit): Promise<void> {
  await press(visit, 'staff_bookings:acts.correct_driver')
  await visit.page.locator('#driver-tell_supplier').uncheck()
}

async function correctsBoth(first: Visit, second: Visit): Promise<void> {
  const id = await confirmed(first)
  for (const visit of [first, second]) await visit.open(`/staff/bookings/${id}`)
  const [noticeStart = ''] = second.t('booking_notes:also_here', { names: '#' }).split('#')
  await second.page.getByRole('status').filter({ hasText: noticeStart }).waitFor()
  await takeScreenshots(second.page, `staff-both-here-${second.language}`)

  for (const visit of [first, second]) await opensDriver(visit)
  await first.page.locator('#driver-flight_number').fill('EK 203')
  await press(first, 'staff_mails:driver.save')
  await first.page.locator('#driver-flight_number').waitFor({ state: 'detached' })

  await second.page.locator('#driver-first_name').fill('Leila')
  second.watched.expectErrorResponse(409, /\/driver$/)
  await press(second, 'staff_mails:driver.save')
  await second.page.getByText(second.t('staff_mails:driver.changed_since')).waitFor()
  await second.page.getByRole('listitem').filter({ hasText: 'EK 203' }).first().waitFor()
  // The entered text is still there.
  expect(await second.page.locator('#driver-first_name').inputValue()).toBe('Leila')
  // What was not touched is as the colleague has left it.
  expect(await second.page.locator('#driver-flight_number').inputValue()).toBe('EK 203')
  await takeScreenshots(second.page, `staff-driver-stale-${second.language}`)
  await press(second, 'staff_mails:driver.save_over')
  await second.page.locator('#driver-first_name').waitFor({ state: 'detached' })
  const stored = first.site.database.db.selectFrom('bookings').select('driver').where('id', '=', id)
  expect((await stored.executeTakeFirstOrThrow()).driver).toMatchObject({
    first_name: 'Leila',
    flight_number: 'EK 203',
  })
}

const TAKEN = {
  en: 'A colleague has claimed this task',
  ar: 'تولّى أحد الزملاء هذه المهمة',
  fr: 'Un collègue a pris cette tâche en charge',
}

async function takeOneTask(first: Visit, second: Visit, about: string): Promise<void> {
  const { db } = first.site.database
  const id = await openedTask(first.site, about, { hours: -60 })
  const task = db
    .selectFrom('staff_tasks')
    .innerJoin('bookings', 'bookings.id', 'staff_tasks.booking_id')
    .select('bookings.reference')
    .where('staff_tasks.id', '=', id)
  const { reference } = await task.executeTakeFirstOrThrow()
  const row = (visit: Visit) => rowOf(visit, reference)
  for (const visit of [first, second]) {
    await visit.open('/staff/tasks?kind=pay_back')
    await row(visit).waitFor()
  }
  const takes = (visit: Visit) =>
    row(visit)
      .getByRole('button', { name: visit.t('staff:tasks.own') })
      .click()
  await takes(first)
  await row(first).getByText(first.t('staff:tasks.owners.me'), { exact: true }).waitFor()
  second.watched.expectErrorResponse(409, /\/own$/)
  await takes(second)
  // Rejected, and the owner is shown.
  await second.page.getByText(TAKEN[second.language]).waitFor()
  await row(second)
    .getByRole('button', { name: second.t('staff:tasks.own') })
    .waitFor({ state: 'detached' })
  await row(second).getByText('Layla Haddad').waitFor()
  await takeScreenshots(second.page, `staff-task-taken-${second.language}`)
  const entries = db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .where('action', '=', 'own_task')
  expect(await entries.execute()).toHaveLength(1)
}

test.for(IN_ENGLISH)(
  'two colleagues at one booking see each other; the second to save, or to take a task, sees who was first, in %s',
  async (language) => {
    await environment.visit({ language }, async (first) => {
      await newMember(first, { roles: ['support'] })
      await environment.visit({ language }, async (second) => {
        const { id } = await newMember(second, { roles: ['support'] })
        await correctsBoth(first, second)
        await takeOneTask(first, second, id)
      })
    })
  },
)
