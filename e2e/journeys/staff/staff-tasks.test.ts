import { afterAll, beforeAll, expect, test } from 'vitest'
import { owingTask } from '#testing/builders/staff/staff-area-requests.ts'
import { expectBooksAgree, startGreenMotion, taskStageOf } from '#testing/builders/staff/task-stage.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { newMember, rowOf } from '../../steps/staff-steps.ts'
import { look } from '../../stage/look.ts'
import { openStage, type Visit } from '../../stage/stage.ts'

let outside: Awaited<ReturnType<typeof startGreenMotion>>
let stage: Awaited<ReturnType<typeof openStage>>
let made: ReturnType<typeof taskStageOf>
beforeAll(async () => {
  outside = await startGreenMotion(siteClock)
  stage = await openStage(outside.wanted)
  made = taskStageOf(stage.site, outside.desk)
})
afterAll(async () => {
  await stage.close()
  await outside.close()
})

/** From the list of tasks to the page of the one about this reference, where an act is opened. */
async function openAct({ page, t, open }: Visit, reference: string, kind: string, act: string) {
  await open('/staff/tasks')
  await rowOf({ page }, reference)
    .getByRole('link', { name: t(`staff:tasks.kinds.${kind}`) })
    .click()
  await page.getByRole('heading', { level: 1, name: reference }).waitFor()
  const label = t(`staff_tasks:acts.${act}.${kind}`)
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByText(t(`staff_tasks:will.${act}.${kind}`)).waitFor()
  return async () => {
    await page.getByRole('button', { name: label, exact: true }).click()
    await page.getByRole('heading', { name: t('staff_tasks:settled') }).waitFor()
  }
}

test('three tasks that a supplier and a bank left open are settled on their pages, and all books agree, in Arabic', async () => {
  const { desk } = outside
  const [found, undone] = [await made.traveller(), await made.traveller()]
  await desk.injectFault({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
  await found.order()
  const number = made.lastNumber()
  await made.gateway.injectFault({ mode: 'refusing', operation: 'capture' })
  await undone.order()
  const kept = made.lastNumber()
  desk.keepBooking(kept)
  await stage.visit({ language: 'ar' }, async (visit) => {
    const { page, t } = visit
    const { id } = await newMember(visit, { roles: ['support', 'finance'] })

    const giveUp = await openAct(visit, undone.booking.reference, 'capture_refused', 'give_up')
    await page.locator('#give-up-note').fill('The bank says no')
    await giveUp()
    desk.keepBooking(kept, false)
    const undo = await openAct(visit, undone.booking.reference, 'undo_reservation', 'ask_again')
    await undo()
    await expect.poll(() => undone.openTasks()).toEqual([])
    expect(await expectBooksAgree(undone)).toMatchObject({ status: 'failed' })

    const find = await openAct(visit, found.booking.reference, 'find_reservation', 'found')
    await look(page, 'staff-task-find-ar')
    await page.locator('#found-supplier_reference').fill(number)
    await page.locator('#found-note').fill('Omar at the desk, 10:40')
    await made.gateway.injectFault({ mode: 'none' })
    await find()
    expect(await expectBooksAgree(found)).toMatchObject({ status: 'confirmed', supplier_reference: number })

    const owing = await owingTask(stage.site, id)
    const { booking_id } = await stage.site.database.db
      .selectFrom('staff_tasks')
      .select('booking_id')
      .where('id', '=', owing)
      .executeTakeFirstOrThrow()
    await visit.open(`/staff/tasks/${owing}`)
    const label = t('staff_tasks:acts.pay_transfer.pay_back')
    await page.getByRole('button', { name: label, exact: true }).click()
    await page.locator('#pay-transfer-note').fill('NBD 7781')
    await page.getByRole('button', { name: label, exact: true }).click()
    await page.getByRole('heading', { name: t('staff_tasks:settled') }).waitFor()
    await look(page, 'staff-task-settled-ar')
    expect(await ledgerOf(stage.site.database.db, booking_id ?? '')).toMatchObject({ bank: -12_345 })
  })
})
