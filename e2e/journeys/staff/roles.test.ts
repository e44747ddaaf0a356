import { expect, test } from 'vitest'
import { addBookingMail } from '#testing/builders/staff/booking-work-requests.ts'
import { owingTask } from '#testing/builders/staff/staff-area-requests.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { newPerson } from '../../states/account-states.ts'
import { prepare } from '../../states/states.ts'
import { newMember } from '../../steps/staff-steps.ts'
import { IN_ENGLISH, sharedStage, type Visit } from '../../stage/stage.ts'

const [LANGUAGE] = IN_ENGLISH

const ROLES = ['support', 'finance', 'content', 'admin'] as const

/** A booking that waits for its supplier, one that is confirmed and mailed, an account, and money that is owed. */
async function records(visit: Visit) {
  const { db } = visit.site.database
  const { reference } = await prepare(visit)
  const { id: confirmed } = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const { id: traveller } = await newPerson(visit)
  const { id: waiting } = await addBooking(db, traveller)
  await db
    .updateTable('bookings')
    // Leased: no job is at it.
    .set({
      status: 'awaiting_supplier',
      supplier_state: 'asked',
      lease_until: siteClock.now().add({ hours: 24 }),
    })
    .where('id', '=', waiting)
    .execute()
  return {
    waiting,
    traveller,
    confirmed,
    mail: await addBookingMail(visit.site, { bookingId: confirmed }),
    owing: await owingTask(visit.site, traveller),
  }
}

/** Pages, and below each its acts by their words, with the call that each of them makes. */
function pagesOf({ waiting, confirmed, mail, traveller, owing }: Awaited<ReturnType<typeof records>>) {
  return {
    [`bookings/${waiting}`]: { 'staff_bookings:acts.take_over': `bookings/${waiting}/take-over` },
    [`bookings/${confirmed}`]: {
      'staff_bookings:acts.correct_driver': `bookings/${confirmed}/driver`,
      'staff_mails:resend': `bookings/${confirmed}/mails/${mail}/resend`,
      'staff_bookings:acts.cancel': `bookings/${confirmed}/cancel`,
    },
    [`accounts/${traveller}`]: {
      'staff_accounts:block': `accounts/${traveller}/block`,
      'staff_accounts:export': `accounts/${traveller}/export`,
      'staff_accounts:erase': `accounts/${traveller}/erase`,
    },
    [`tasks/${owing}`]: { 'staff_tasks:acts.pay_transfer.pay_back': `tasks/${owing}/pay` },
  }
}

test('each act is shown to whom its call admits, and to nobody else', async () => {
  const stage = await sharedStage()
  await stage.visit({ language: LANGUAGE }, async (visit) => {
    const { context, site, t } = visit
    const pages = pagesOf(await records(visit))
    for (const role of ROLES) {
      await context.clearCookies()
      const { token } = await newMember(visit, { roles: [role] })
      for (const [path, acts] of Object.entries(pages)) {
        const html = await (await context.request.get(`${site.url}/${LANGUAGE}/staff/${path}`)).text()
        for (const [words, call] of Object.entries(acts)) {
          const button = new RegExp(`<button[^>]*>(?:<[^>]*>)*${RegExp.escape(t(words))}(?: |<)`)
          const { status } = await site.call(`/api/staff/${call}`, { token, body: { no: 'such field' } })
          expect({ role, words, shown: button.test(html) }).toEqual({ role, words, shown: status !== 403 })
        }
      }
    }
  })
})
