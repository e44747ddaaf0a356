import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { convert, sum } from '#kernel/money.ts'
import { loadExchangeRates } from '#domains/suppliers/exchange-rates.store.ts'
import { testApp, type TestApp } from '#testing/app.ts'
import {
  SearchingReply,
  SORTS,
  type Offer,
  type SearchingChoice,
  type SearchResults,
} from './search.contract.ts'

let app: TestApp
let day = 0
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.simulators.okMobility.trouble({ mode: 'none' })
  await app.simulators.europcar.trouble({ mode: 'none' })
  // Every test rents on days of its own, which no cache knows.
  day += 1
  app.plansAsked()
})
afterAll(() => app.close())

type Asked = {
  from?: string
  to?: string
  at?: string
  backAt?: string
  days?: number
  more?: string
  body?: SearchingChoice
}

async function search({
  from = 'DXB',
  to = from,
  at = '10:00',
  backAt = at,
  days = 4,
  more = '',
  body = {},
}: Asked = {}): Promise<SearchResults> {
  const pickUp = Temporal.PlainDate.from('2027-02-01').add({ days: day })
  const query = `pickup_id=${from}&dropoff_id=${to}&pickup_date=${pickUp}&pickup_time=${at}&dropoff_date=${pickUp.add({ days })}&dropoff_time=${backAt}${more}`
  const answer = await app.call(`/api/searching?${query}`, { body: { page_size: 100, ...body } })
  expect(answer.status).toBe(200)
  return SearchingReply.parse(answer.body)
}

/** All pages. */
async function everyOffer(asked: Asked = {}): Promise<Offer[]> {
  const { total, items } = await search(asked)
  for (let page = 2; items.length < total; page++)
    items.push(...(await search({ ...asked, body: { ...asked.body, page } })).items)
  return items
}

function statuses({ suppliers }: SearchResults): Record<string, string> {
  return Object.fromEntries(suppliers.map(({ plan, status }) => [plan, status]))
}

function of(found: SearchResults, supplier: string): Offer[] {
  return found.items.filter(({ supplier: { code } }) => code === supplier)
}

/** The same car of the same plan in another search. */
function carOf({ supplier, vehicle, pickup }: Offer): string {
  return `${supplier.plan} ${vehicle.acriss} ${vehicle.name} ${pickup.id}`
}

const allOk = { Flexible: 'ok', 'Non-refundable': 'ok', Standard: 'ok' }
const allCached = { Flexible: 'cached', 'Non-refundable': 'cached', Standard: 'cached' }

test('equal searches under way share one question to each plan', async () => {
  const found = await Promise.all(
    Array.from({ length: 12 }, (_, at) => search({ body: { sort: SORTS[at % 4]!, page: 1 } })),
  )
  expect(app.plansAsked().toSorted()).toEqual(['europcar-standard', 'ok-mobility', 'ok-mobility-nr'])
  expect(new Set(found.map(({ total }) => total)).size).toBe(1)
  expect(found[0]!.total).toBeGreaterThan(10)
})

test('rates are kept 1800 seconds and not one more', async () => {
  expect(statuses(await search())).toEqual(allOk)
  app.plansAsked()
  app.clock.pass({ seconds: 1799, milliseconds: 999 })
  expect(statuses(await search())).toEqual(allCached)
  expect(app.plansAsked()).toEqual([])
  app.clock.pass({ milliseconds: 1 })
  expect(statuses(await search({ body: { sort: 'price' } }))).toEqual(allOk)
  expect(app.plansAsked()).toHaveLength(3)
})

test('an equal request gets the same reply for 120 seconds', async () => {
  const first = await search()
  app.clock.pass({ seconds: 119, milliseconds: 999 })
  expect(await search()).toEqual(first)
  app.clock.pass({ milliseconds: 1 })
  expect(statuses(await search())).toEqual(allCached)
})

test.for(['failing', 'garbage', 'drop'] as const)(
  'a supplier that is %s is named failed, costs the others nothing, and is not asked again for 10 seconds',
  async (mode) => {
    await app.simulators.europcar.trouble({ mode })
    const found = await search()
    expect(statuses(found)).toEqual({ ...allOk, Standard: 'failed' })
    expect(found.complete).toBe(true)
    expect(of(found, 'europcar')).toEqual([])
    expect(of(found, 'ok-mobility').length).toBeGreaterThan(10)

    await app.simulators.europcar.trouble({ mode: 'none' })
    app.plansAsked()
    app.clock.pass({ seconds: 9, milliseconds: 999 })
    expect(statuses(await search())).toEqual({ ...allCached, Standard: 'failed' })
    expect(app.plansAsked()).toEqual([])
    app.clock.pass({ milliseconds: 1 })
    const healed = await search()
    expect(statuses(healed)).toEqual({ ...allCached, Standard: 'ok' })
    expect(app.plansAsked()).toEqual(['europcar-standard'])
    const body: SearchingChoice = { filters: { SUPPLIER: ['ok-mobility'] } }
    expect((await search({ body })).items).toEqual(of(found, 'ok-mobility'))
  },
)

test('a supplier that only fails is left alone for half a minute, then tried once', async () => {
  await app.simulators.europcar.trouble({ mode: 'failing' })
  for (let failed = 0; failed < 5; failed++) {
    expect(statuses(await search())).toMatchObject({ Standard: 'failed' })
    day += 1
  }
  app.plansAsked()
  const found = await search()
  expect(statuses(found)).toEqual({ ...allOk, Standard: 'off' })
  expect(of(found, 'ok-mobility').length).toBeGreaterThan(10)
  expect(app.plansAsked()).not.toContain('europcar-standard')

  app.clock.pass({ seconds: 29, milliseconds: 999 })
  expect(statuses(await search())).toMatchObject({ Standard: 'off' })
  app.clock.pass({ milliseconds: 1 })
  expect(statuses(await search())).toMatchObject({ Standard: 'failed' })
  expect(app.plansAsked()).toEqual(['europcar-standard'])

  await app.simulators.europcar.trouble({ mode: 'none' })
  app.clock.pass({ seconds: 30 })
  expect(statuses(await search())).toMatchObject({ Standard: 'ok' })
  day += 1
  expect(statuses(await search())).toEqual(allOk)
})

test('a car left elsewhere costs its one-way fee, inside the total', async () => {
  const there = await search({ to: 'AUH' })
  const back = new Map((await everyOffer()).map((offer) => [carOf(offer), offer]))
  expect(there.items.length).toBeGreaterThan(10)
  for (const offer of there.items) {
    expect(offer.dropoff.iata).toBe('AUH')
    const fee = offer.price.lines.find(({ kind }) => kind === 'one_way')
    expect(fee?.amount.amount).toBeGreaterThan(0)
    expect(
      sum(
        offer.price.lines.map(({ amount }) => amount),
        'EUR',
      ),
    ).toEqual(offer.price.total)
    const same = back.get(carOf(offer))
    if (same) expect(offer.price.total.amount).toBeGreaterThan(same.price.total.amount)
  }
})

test('a car that cannot be left there is not offered, and the notice says so', async () => {
  const found = await search({ to: 'BCN' })
  expect(found.total).toBe(0)
  expect(found.notices.length).toBeGreaterThan(0)
  for (const { code, message } of found.notices)
    expect({ code, message }).toEqual({
      code: 'one_way_not_offered',
      message: expect.stringMatching(/^Dubai .* does not let you leave the car/),
    })
})

test('with nearby garages there are more desks, all within 25 km', async () => {
  const desks = ({ facets }: SearchResults) => facets.GARAGE?.map(({ value }) => value) ?? []
  const near = await search()
  const widened = await search({ body: { filters: { NEARBY_GARAGES: true } } })
  expect(desks(widened).length).toBeGreaterThan(desks(near).length)
  expect(desks(widened)).toEqual(expect.arrayContaining(desks(near)))
  expect(widened.total).toBeGreaterThan(near.total)
  for (const { distance_km } of widened.items) expect(distance_km).toBeLessThanOrEqual(25)
})

test('each order is what it says, and ties go to the cheaper', async () => {
  const keyOf = {
    price: ({ price }: Offer) => [price.total.amount],
    rating: ({ supplier, price }: Offer) => [-supplier.rating, price.total.amount],
    distance: ({ distance_km, price }: Offer) => [distance_km, price.total.amount],
  }
  const body = { filters: { NEARBY_GARAGES: true } }
  for (const sort of ['price', 'rating', 'distance'] as const) {
    const { items } = await search({ body: { ...body, sort } })
    const keys = items.map(keyOf[sort])
    expect(keys.length).toBeGreaterThan(20)
    expect(keys).toEqual(
      keys.toSorted((one, other) => one[0]! - other[0]! || (one[1] ?? 0) - (other[1] ?? 0)),
    )
  }
  const { items } = await search({ body: { sort: 'recommended' } })
  const first = items[0]!
  // Nothing that is as good in every respect stands before it at a lower price.
  for (const other of items)
    if (other.supplier.id === first.supplier.id && other.supplier.plan === first.supplier.plan)
      expect(first.price.total.amount).toBeLessThanOrEqual(other.price.total.amount)
})

test('the pages together are every offer once, whatever the order', async () => {
  for (const sort of SORTS) {
    const whole = await search({ body: { sort } })
    const ids: string[] = []
    for (let page = 1; page <= Math.ceil(whole.total / 7); page++) {
      const part = await search({ body: { sort, page, page_size: 7 } })
      expect(part.total).toBe(whole.total)
      ids.push(...part.items.map(({ offer_id }) => offer_id))
    }
    expect(ids).toHaveLength(whole.total)
    expect(new Set(ids).size).toBe(whole.total)
    expect(ids.slice(0, 100)).toEqual(whole.items.map(({ offer_id }) => offer_id))
  }
})

test('without a credit card only offers that need none are shown', async () => {
  const all = await everyOffer()
  const without = await everyOffer({ more: '&with_credit_card=false' })
  const needNone = all.filter(({ payment }) => !payment.credit_card_required)
  expect(needNone.length).toBeGreaterThan(0)
  expect(needNone.length).toBeLessThan(all.length)
  expect(without.map(carOf).toSorted()).toEqual(needNone.map(carOf).toSorted())
})

test('a young driver pays more, says the line, and gets fewer cars', async () => {
  const grown = await everyOffer({ more: '&driver_age=30' })
  const young = await everyOffer({ more: '&driver_age=22' })
  const usual = new Map(grown.map((offer) => [carOf(offer), offer]))
  expect(young.length).toBeLessThan(grown.length)
  expect(young.length).toBeGreaterThan(0)
  for (const offer of young) {
    expect(offer.price.lines.map(({ kind }) => kind)).toContain('young_driver')
    expect(offer.price.total.amount).toBeGreaterThan(usual.get(carOf(offer))!.price.total.amount)
  }
})

test('in another currency every amount is the same money at the dated rate', async () => {
  const rates = await loadExchangeRates(app.database.db)
  const inEuro = await everyOffer({ more: '&currency_id=1' })
  const euros = new Map(inEuro.map((offer) => [carOf(offer), offer]))
  app.plansAsked()
  for (const [id, currency] of [
    [2, 'USD'],
    [4, 'KWD'],
    [7, 'INR'],
  ] as const) {
    const found = await everyOffer({ more: `&currency_id=${id}` })
    expect(found).toHaveLength(euros.size)
    for (const offer of found) {
      const inEuros = euros.get(carOf(offer))!
      expect(offer.price.supplier_total).toEqual(convert(inEuros.price.supplier_total, currency, rates))
      expect(offer.deposit).toEqual(inEuros.deposit && convert(inEuros.deposit, currency, rates))
      expect(
        sum(
          offer.price.lines.map(({ amount }) => amount),
          currency,
        ),
      ).toEqual(offer.price.total)
    }
  }
  expect(app.plansAsked()).toEqual([])
})

test('each offer says its deposit, excess, cancellation and who takes the money', async () => {
  for (const offer of await everyOffer()) {
    const { supplier, deposit, excess, cancellation, payment, price } = offer
    expect(excess?.amount, carOf(offer)).toBeGreaterThan(0)
    // Europcar's protocol says nothing of deposits, and a guess would be read as a promise.
    if (supplier.code === 'ok-mobility') expect(deposit?.amount, carOf(offer)).toBeGreaterThan(0)
    else expect(deposit).toBeNull()
    expect(cancellation.non_refundable).toBe(supplier.plan === 'Non-refundable')
    expect(cancellation.free_until === null).toBe(supplier.plan === 'Non-refundable')
    const timing = { Flexible: 'part', 'Non-refundable': 'now', Standard: 'desk' }[supplier.plan]
    expect(payment.timing).toBe(timing)
    if (timing === 'now') expect(price.pay_at_desk.amount).toBe(0)
    if (timing === 'desk') expect(price.pay_now.amount).toBe(0)
  }
})

test('a desk closed at pick-up is named with its day and hours, in both languages', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  // 2027-02-08 is a Monday.
  day = 7
  const english = await search({ from: 'st-14-dxb01', at: '03:00', backAt: '10:00' })
  expect(english.notices).toEqual([
    {
      code: 'station_closed',
      message: 'Dubai International Airport is open 06:00–24:00 on Monday, not at 03:00',
    },
  ])
  const arabic = await search({ from: 'st-14-dxb01', at: '03:00', backAt: '10:00', more: '&lang_id=2' })
  expect(arabic.notices.map(({ message }) => message)).toEqual([
    expect.stringMatching(/الاثنين.*06:00–24:00.*03:00/),
  ])
})

test('a desk closed at drop-off is named with the drop-off’s day, not the pick-up’s', async () => {
  day = 7
  const { notices } = await search({ from: 'st-14-dxb01', at: '10:00', backAt: '03:00', days: 2 })
  expect(notices).toEqual([
    {
      code: 'station_closed',
      message: 'Dubai International Airport is open 06:00–24:00 on Wednesday, not at 03:00',
    },
  ])
})
