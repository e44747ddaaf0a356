import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { confirmedBooking } from '#testing/builders/rentals/changes.ts'
import { DRIVER } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { JournalEntry } from '../staff-booking.contract.ts'

const app = forFile(await testApp({ fleet: { stock: 100 } }))
const people = peopleOf(app)
const memberId = await people.add({ role: 'staff', staffRoles: ['support'] })
const { token } = await people.tokenOf(memberId)

type MailEntry = Extract<JournalEntry, { of: 'mail' }>

const post = (path: string, body: object) => app.call(`/api/staff/bookings/${path}`, { token, body })
async function mailsIn(bookingId: string): Promise<MailEntry[]> {
  const { body } = await app.call(`/api/staff/bookings/${bookingId}`, { token })
  return body.journal.filter(({ of }: JournalEntry) => of === 'mail')
}
const mailsTo = (recipient: string) =>
  app.database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

/** Creates a confirmed booking with its mail, which is not sent yet. */
async function booked() {
  const made = await confirmedBooking(app)
  const id = made.booking.booking_id
  const [mail] = (await mailsIn(id)) as [MailEntry]
  const { email } = made.driver
  const shown = {
    first_name: DRIVER.first_name,
    last_name: DRIVER.last_name,
    email,
    phone: DRIVER.phone,
    flight_number: null,
  }
  return { ...made, id, mail, email, shown, resend: `${id}/mails/${mail.mail_id}/resend` }
}

test('the journal has each mail of a booking with what became of it', async () => {
  const { id, email } = await booked()
  expect(await mailsIn(id)).toMatchObject([
    { template: 'confirmed', recipient: email, state: 'waiting', sent_at: null },
  ])
  await app.app.runJob('send mails')
  expect(await mailsIn(id)).toMatchObject([{ template: 'confirmed', state: 'sent', failure: null }])
})

test('a mail is resent to a corrected address; what waited goes there, and the former gets nothing more', async () => {
  const { id, mail, email, resend, booking, cancel, read } = await booked()
  const right = `right-${email}`
  expect((await post(resend, { was_email: email, email: right })).body).toEqual({ recipient: right })
  expect((await read()).driver?.email).toBe(right)
  // The waiting mail replaced the requested one, so that only one voucher is sent.
  expect(await mailsIn(id)).toMatchObject([
    { recipient: right, template: 'confirmed', state: 'waiting' },
    { mail_id: mail.mail_id, recipient: email, state: 'replaced' },
  ])
  await cancel()
  await app.app.runJob('settle bookings')
  for (let attempt = 0; attempt < 3; attempt++) await app.app.runJob('send mails')
  expect(await mailsTo(email)).toMatchObject([{ sent_at: null, replaced_by: expect.any(String) }])
  const sent = await mailsTo(right)
  expect(sent.map(({ template }) => template)).toEqual(['confirmed', 'cancelled'])
  expect(sent[0]?.text).toContain(booking.reference)

  const found = (address: string) =>
    app.call('/api/manage-booking', { body: { reference: booking.reference, email: address } })
  expect((await found(right)).status).toBe(200)
  expect((await found(email)).status).not.toBe(200)
  const [entry] = await app.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'resend_booking_mail')
    .where('subject_id', '=', id)
    .execute()
  expect(entry).toMatchObject({ staff_id: memberId, after: { mail: mail.mail_id, corrected: ['email'] } })
  expect(JSON.stringify(entry)).not.toContain('@')
})

test('a mail that was sent goes once more to the same address', async () => {
  const { id, email, resend } = await booked()
  await app.app.runJob('send mails')
  expect((await post(resend, { was_email: email })).status).toBe(200)
  expect(await mailsIn(id)).toMatchObject([
    { recipient: email, state: 'waiting' },
    { recipient: email, state: 'sent' },
  ])
})

test('an address that a colleague has corrected meanwhile is not overwritten, and nothing is sent', async () => {
  const { id, email, resend, shown } = await booked()
  await post(`${id}/driver`, { ...shown, email: `first-${email}`, was: shown, tell_supplier: true })
  const stale = { status: 409, code: 'driver_changed' }
  expectProblem(await post(resend, { was_email: email, email: `second-${email}` }), stale)
  expectProblem(
    await post(`${id}/driver`, { ...shown, first_name: 'Lena', was: shown, tell_supplier: false }),
    stale,
  )
  expect(await mailsTo(`second-${email}`)).toEqual([])
  const [one, other] = await Promise.all(
    ['third', 'fourth'].map((name) =>
      post(resend, { was_email: `first-${email}`, email: `${name}-${email}` }),
    ),
  )
  expect([one?.status, other?.status].toSorted()).toEqual([200, 409])
})

test('a name is changed at the supplier, or only in our records, which lists the fields the supplier does not know', async () => {
  const { id, shown, email, read } = await booked()
  const corrected = await post(`${id}/driver`, {
    ...shown,
    last_name: 'Haddad-Reyes',
    was: shown,
    tell_supplier: true,
  })
  expect(corrected.body).toMatchObject({
    supplier: 'told',
    not_told: [],
    driver: { last_name: 'Haddad-Reyes' },
  })
  expect((await read()).driver?.last_name).toBe('Haddad-Reyes')

  const now = { ...shown, last_name: 'Haddad-Reyes' }
  const phone = { countryCode: '+44', phone: '7911123456' }
  const ours = await post(`${id}/driver`, {
    ...now,
    phone,
    flight_number: 'EK 203',
    was: now,
    tell_supplier: false,
  })
  expect(ours.body).toMatchObject({ supplier: 'not_told', not_told: ['phone', 'flight_number'] })
  expect((await read()).driver).toMatchObject({ phone, flight_number: 'EK 203', email, age: DRIVER.age })
})

test('a name in other letters is corrected with its Latin letters, and a Latin one after it without them', async () => {
  const { id, shown, read } = await booked()
  const arabic = { ...shown, first_name: 'ليلى' }
  const unread = await post(`${id}/driver`, { ...arabic, was: shown, tell_supplier: true })
  expectProblem(unread, {
    status: 400,
    code: 'invalid_request',
    fields: [
      {
        path: 'latin_first_name',
        message: 'Enter the name in Latin letters, as on the passport or driving licence',
      },
    ],
  })

  const readable = { ...arabic, latin_first_name: 'Layla' }
  const corrected = await post(`${id}/driver`, { ...readable, was: shown, tell_supplier: true })
  expect(corrected.body).toMatchObject({ supplier: 'told', driver: { latin_first_name: 'Layla' } })
  expect((await read()).driver).toMatchObject({ first_name: 'ليلى', latin_first_name: 'Layla' })

  const latin = { ...shown, first_name: 'Mona' }
  const after = await post(`${id}/driver`, { ...latin, was: readable, tell_supplier: false })
  expect(after.body).toMatchObject({ not_told: ['first_name', 'latin_first_name'] })
  expect((await read()).driver).not.toHaveProperty('latin_first_name')
})

test('a quoted change that was priced before does not bring the former driver back', async () => {
  const { id, email, shown, requestChange, read } = await booked()
  const change = { driver: { ...DRIVER, email, flight_number: 'EK 1' } }
  const { body } = await requestChange(change)
  await post(`${id}/driver`, { ...shown, first_name: 'Leila', was: shown, tell_supplier: false })
  expect(
    await app.database.db
      .selectFrom('booking_changes')
      .select('id')
      .where('booking_id', '=', id)
      .where('state', '=', 'quoted')
      .execute(),
  ).toEqual([])
  await requestChange({ extras: [], accept_total: body.change.price.total })
  expect((await read()).driver?.first_name).toBe('Leila')
})

test('impossible corrections are rejected: a booking that is over at its supplier, another’s mail, an invalid field', async () => {
  const { id, shown, email, cancel, mail } = await booked()
  const other = await booked()
  await cancel()
  await app.app.runJob('settle bookings')
  expectProblem(
    await post(`${id}/driver`, { ...shown, first_name: 'Leila', was: shown, tell_supplier: true }),
    {
      status: 409,
      code: 'not_modifiable',
    },
  )
  expectProblem(await post(`${other.id}/mails/${mail.mail_id}/resend`, { was_email: other.email }), {
    status: 404,
    code: 'mail_not_found',
  })
  expectProblem(await post(`${crypto.randomUUID()}/driver`, { ...shown, was: shown, tell_supplier: false }), {
    status: 404,
    code: 'booking_not_found',
  })
  expectProblem(await post(`${id}/driver`, { ...shown, email: 'none', was: shown, tell_supplier: false }), {
    status: 400,
    code: 'invalid_request',
  })
  const finance = await people.tokenOf(await people.add({ role: 'staff', staffRoles: ['finance'] }))
  expectProblem(
    await app.call(`/api/staff/bookings/${id}/mails/${mail.mail_id}/resend`, {
      ...finance,
      body: { was_email: email },
    }),
    { status: 403, code: 'staff_role_missing' },
  )
})

test('the link that confirms another driver is for one reader: it is sent to no one else', async () => {
  const { id, email, requestLater, booking } = await booked()
  await requestLater({ driver: { ...DRIVER, email, first_name: 'Omar' }, accept_total: booking.price.total })
  const link = (await mailsIn(id)).find(({ template }) => template === 'confirm_driver')
  expectProblem(
    await post(`${id}/mails/${link?.mail_id}/resend`, { was_email: email, email: `x-${email}` }),
    {
      status: 404,
      code: 'mail_not_found',
    },
  )
  const [unchanged] = await app.database.db
    .selectFrom('bookings')
    .select('driver_email')
    .where('id', '=', id)
    .execute()
  expect(unchanged?.driver_email).toBe(email)
})
