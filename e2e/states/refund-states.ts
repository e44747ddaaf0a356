import { newId } from '#kernel/ids.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { booksCars, newPerson } from './account-states.ts'
import type { Visit } from '../environment/environment.ts'
import type { PageState } from './states.ts'

/** A booking that a new user has cancelled, after the card's bank has returned its refund. */
async function refundSentBack(visit: Visit): Promise<{ id: string; reference: string }> {
  const { site } = visit
  const person = await newPerson(visit)
  const { booked: reference } = await booksCars(visit, person)
  const { body } = await site.call(`/api/user/booking?reference=${reference}`, { token: person.token })
  const id = String(body.items[0].booking_id)
  await site.call('/api/user/cancle-booking', {
    token: person.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { booking_id: id },
  })
  await site.app.runJob('settle bookings')
  const now = siteClock.now()
  const { db } = site.database
  const row = { id: newId(), booking_id: id }
  await db
    .insertInto('booking_events')
    .values({ ...row, at: now, kind: 'refund_failed', detail: null })
    .execute()
  await db
    .insertInto('staff_tasks')
    .values({ ...row, kind: 'pay_back', deadline: now, created_at: now, done_at: null })
    .execute()
  return { id, reference }
}

async function open(visit: Visit, reference: string, key: 'refund_failed' | 'repaid'): Promise<void> {
  const { page, t } = visit
  await visit.open(`/booking/${reference}`)
  const [before = '', after = ''] = t(`booking:money.${key}`, { card: '|' }).split('|')
  await page
    .getByRole('status')
    .filter({ hasText: before.trim() })
    .filter({ hasText: after.trim() })
    .waitFor()
}

/** A cancelled booking whose refund did not stay on the card. */
export const REFUND_STATES: readonly PageState[] = [
  {
    name: 'a refund sent back',
    show: async (visit) => {
      const { reference } = await refundSentBack(visit)
      await open(visit, reference, 'refund_failed')
    },
  },
  {
    name: 'a refund repaid another way',
    show: async (visit) => {
      const { id, reference } = await refundSentBack(visit)
      const tasks = visit.site.database.db.updateTable('staff_tasks')
      await tasks.set({ done_at: siteClock.now() }).where('booking_id', '=', id).execute()
      await open(visit, reference, 'repaid')
    },
  },
]
