import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { download, pdfText, WITHOUT_PDFTOTEXT, workbookCells } from '#testing/builders/trips/grid-files.ts'
import { TRAVELLER, tripsOf } from '#testing/builders/rentals/journeys.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { ownerWith } from '#testing/builders/trips/trip-vehicles.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

const KARNATAKA = '29AAAAA0000A1Z5'
const PAID_IN = 5_000_000

let app: TestApp
let trips: Awaited<ReturnType<typeof tripsOf>>
let people: ReturnType<typeof peopleOf>
let staffId: string
let companyId: string
let headers: Record<string, string>
beforeAll(async () => {
  app = await testApp({
    environment: {
      COMPANY_NAME: 'Rihla Mobility Limited',
      COMPANY_TAX_ID: KARNATAKA,
      TRIP_TAX_TERMS: 'IN supplier owner 2026-01-01',
    },
  })
  trips = await tripsOf(app)
  app.clock.set('2026-12-01T09:00:00Z')
  companyId = await companyWithWallet(app, { paidIn: PAID_IN, currency: 'INR' })
  const { db } = app.database
  await db.updateTable('companies').set({ tax_id: KARNATAKA }).where('id', '=', companyId).execute()
  people = peopleOf(app)
  staffId = await people.add({ role: 'staff', email: 'dispatch@example.com' })
})
afterAll(() => app.close())

/** Bills an 8-hour, 80 km rental at 2400 rupees before tax, driven as booked in a vehicle of this owner. */
async function billed(owner: { corporate: boolean } | null): Promise<string> {
  const { db } = app.database
  app.clock.set('2026-12-01T09:00:00Z')
  const { headers: booker } = await profileOf(app, { companyId })
  const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.rental, booker)
  const order = { quote_id, traveller: TRAVELLER, accept_total: fare.total }
  const { trip } = (await app.call('/trips/api/trip/create', { headers: booker, body: order })).body
  const vehicle_id = await trips.vehicle()
  if (owner) {
    const owner_id = await ownerWith(app, 'Ravi Kumar')
    await db.updateTable('vehicle_owners').set(owner).where('id', '=', owner_id).execute()
    await db.updateTable('vehicles').set({ owner_id }).where('id', '=', vehicle_id).execute()
  }
  const perform = async (name: string, body: object = {}) => {
    const { token } = await people.tokenOf(staffId)
    const { version } = (await app.call(`/api/staff/trips/${trip.trip_id}`, { token })).body.trip
    const done = await app.call(`/api/staff/trips/${trip.trip_id}/${name}`, {
      token,
      body: { version, ...body },
    })
    expect([name, done.status, done.body.code]).toEqual([name, 200, undefined])
  }
  await perform('assign', { vehicle_id, driver_id: await trips.driver() })
  app.clock.set('2026-12-02T19:00:00Z')
  await perform('start', { at: '2026-12-02T10:00', odometer_km: 10_000 })
  await perform('end', { at: '2026-12-02T18:00', odometer_km: 10_080, waiting_minutes: 0 })
  await perform('bill')
  ;({ headers } = await profileOf(app, { companyId, isAdmin: true }))
  return trip.trip_id
}

const inr = (amount: number) => ({ amount, currency: 'INR' })
const grid = (id: string) => `/api/billing/grid?trip_id=${id}`

describe('a non-corporate owner’s bill to a company, by the owner as the supplier', () => {
  let id: string
  beforeAll(async () => void (id = await billed({ corporate: false })))

  test('has no tax in its total and states the tax owed by the company, and the wallet is settled to it', async () => {
    const { body } = await app.call(`/trips${grid(id)}`, { headers })
    expect(body).toMatchObject({ quoted: inr(252_000), billed: inr(240_000) })
    expect(body.rows.at(-1)).toMatchObject({ kind: 'tax', quoted: inr(12_000), billed: inr(0) })
    expect(body.tax).toEqual({
      // 19:00 UTC is the next day in Bengaluru.
      day: '2026-12-03',
      country: 'IN',
      basis_points: 500,
      service_code: '9966',
      supplier: { role: 'owner', name: 'Ravi Kumar', tax_id: null },
      recipient: { name: 'Falcon Trading', tax_id: KARNATAKA },
      place_of_supply: { country: 'IN', region: '29' },
      reverse_charge: true,
      taxable: inr(240_000),
      tax: inr(12_000),
      parts: [{ name: 'GST', basis_points: 500, amount: inr(12_000) }],
    })
    expect((await booksOf(app.database.db, companyId)).balance).toBe(PAID_IN - 240_000)
  })

  test.for([
    { language: 'en', text: /₹120\.00.*reverse charge/ },
    { language: 'ar', text: /120\.00.₹.*الاحتساب العكسي/ },
  ])('is explained to the cent, in $language', async ({ language, text }) => {
    const { body } = await app.call(`/trips/api/trip/${id}/explain`, { headers: { ...headers, language } })
    expect(body.billed).toMatchObject({ matches: true, total: inr(240_000), tax: { by_recipient: true } })
    expect(body.billed.lines.at(-1).explanation).toMatch(text)
  })

  test.for([
    { language: 'en', place: 'Karnataka (29), India', heading: 'Tax payable on reverse charge' },
    { language: 'ar', place: 'كارناتاكا (29)، الهند', heading: 'الضريبة بالاحتساب العكسي' },
  ])('states it in Excel, in $language', async ({ language, place, heading }) => {
    const file = await download(app, grid(id), 'xlsx', { ...headers, language })
    const details = new Map((await workbookCells(file.bytes)).map(([label, value]) => [label, value]))
    expect([...details.values()]).toEqual(expect.arrayContaining([place, '9966', KARNATAKA, 'Ravi Kumar']))
    expect(details.get(heading)).toContain('120.00')
  })

  test('has its day and its amounts in Excel as typed cells', async () => {
    const { bytes } = await download(app, grid(id), 'xlsx', headers)
    const details = new Map((await workbookCells(bytes)).map(([label, value]) => [label, value]))
    expect(details.get('Date')).toEqual(new Date('2026-12-03T00:00:00Z'))
    expect([details.get('Taxable value'), details.get('GST 5%')]).toEqual([2400, 120])
  })

  test.skipIf(WITHOUT_PDFTOTEXT)('states it in the PDF', async () => {
    const text = pdfText((await download(app, grid(id), 'pdf', headers)).bytes)
    for (const part of ['Karnataka (29), India', '9966', KARNATAKA, 'Yes: the recipient pays ₹120.00'])
      expect(text).toContain(part)
  })
})

test.for([
  { name: 'a corporate owner’s', owner: { corporate: true }, supplier: 'Ravi Kumar', parts: ['GST'] },
  { name: 'our own vehicle’s', owner: null, supplier: 'Rihla Mobility Limited', parts: ['CGST', 'SGST'] },
])('$name bill has the tax in its total', async ({ owner, supplier, parts }) => {
  const { body } = await app.call(`/trips${grid(await billed(owner))}`, { headers })
  expect(body).toMatchObject({ billed: inr(252_000), tax: { reverse_charge: false, tax: inr(12_000) } })
  expect(body.tax.supplier.name).toBe(supplier)
  expect(body.tax.parts.map(({ name }: { name: string }) => name)).toEqual(parts)
})
