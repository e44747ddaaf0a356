import { expect } from 'vitest'
import { newId } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { PASSWORD, peopleOf } from '../accounts/people.ts'
import { addCoupon } from '../rentals/coupons.ts'
import { attributedBookingsOn } from './attributed-bookings.ts'
import { IBAN_ACCOUNT, partnerOwner } from './partner-owner.ts'
import { addBatch } from './statements.ts'

/** Personal data of the travellers; nothing that a partner receives contains any of it. */
const TRAVELLER = {
  first_name: 'Zulaykhamark',
  last_name: 'Qasimmark',
  phone: { countryCode: '+971', phone: '509998887' },
  flight_number: 'EK7731',
}
/** A card is known by its brand and its last digits, which here are no digits, so that they are in no amount and no id. */
const CARD_PAYMENT = {
  state: 'captured',
  amount: 11_000,
  currency: 'EUR',
  card_brand: 'Visamark',
  card_last4: 'n0mk',
} as const
const madeAt = (at: Temporal.Instant) => ({ created_at: at, updated_at: at })

export const TRAVELLERS_MARKS = [
  'Zulaykhamark',
  'Qasimmark',
  '509998887',
  'EK7731',
  'travellermark',
  'Visamark',
  'n0mk',
]

/** A partner with all that one can have, named by its label and called at a port of this machine: bookings in each state, statements, a payout, calls, people, coupons and keys. */
export async function fullPartner(app: TestApp, { label, port }: { label: string; port: number }) {
  const { db } = app.database
  const owner = await partnerOwner(app)
  const { partnerId } = owner
  const code = `C${label.toUpperCase()}MARK`
  const name = `${label}mark Travels`
  await db.updateTable('partners').set({ code, name }).where('id', '=', partnerId).execute()
  const token = (await peopleOf(app).tokenOf(owner.userId)).token
  const post = async (path: string, body: object) => {
    const reply = await app.call(`/api/user/${path}`, { token, body })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
  await post('partner-postback', { url: `http://127.0.0.1:${port}/${label}mark`, password: PASSWORD })
  await post('partner-postback/test', {})
  await post('partner-keys', { name: `${label}mark warehouse` })
  await post('widget-domains', { domains: [`${label}mark.example`] })
  await post('partner-people', {
    email: `${label}mark.colleague@example.com`,
    first_name: 'Sami',
    last_name: 'Aziz',
    role: 'reports',
  })
  await owner.account({ ...IBAN_ACCOUNT, holder: `${label}mark holder` })
  await addCoupon(db, `${label.toUpperCase()}MARK10`, { partner_id: partnerId })
  const attributed = attributedBookingsOn({ db, clock: app.clock })
  const ids = []
  for (const at of [1, 2]) {
    const driver = { ...TRAVELLER, email: `travellermark.${label}.${at}@example.com` }
    ids.push(await attributed.addConfirmed({ partnerId, subId: `${label}mark`, driver }))
  }
  await db
    .insertInto('payments')
    .values(
      ids.map((booking_id) => ({ id: newId(), booking_id, ...CARD_PAYMENT, ...madeAt(app.clock.now()) })),
    )
    .execute()
  await attributed.become(ids[1] ?? '', 'cancelled')
  await owner.earn(9000)
  await app.app.request(`http://rihla.test/r/${code}?to=%2Fen&sub=${label}mark`, {
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  })
  await app.app.runJob('clicks on partners’ links')
  return { ...owner, token, code, name }
}

/** A batch with the partner's payout, prepared by a member of the staff. */
export async function startPayout(app: TestApp, partnerId: string): Promise<void> {
  const { db } = app.database
  const { id: statementId } = await db
    .selectFrom('partner_statements')
    .select('id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const email = `staff.${partnerId.slice(-6)}@example.com`
  const preparedBy = await peopleOf(app).add({ role: 'staff', email })
  await addBatch(app, { statementId, preparedBy })
}
