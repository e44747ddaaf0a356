import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { convert, sum } from '#kernel/money.ts'
import { loadExchangeRates } from '#domains/suppliers/exchange-rates/exchange-rates.store.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { carOf, searching } from '#testing/builders/rentals/searching.ts'
import { SORTS, type Offer, type SearchResults } from './search.contract.ts'

let app: TestApp
const { search, everyOffer, nextDay, setDay } = searching(() => app)
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  // Every test rents on its own days, which no cache has.
  nextDay()
  app.takeSearchedPlans()
})
afterAll(() => app.close())

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
  for (const { refused } of found.suppliers) expect(refused).toBe('one_way_not_offered')
  for (const { code, message } of found.notices)
    expect({ code, message }).toEqual({
      code: 'one_way_not_offered',
      message: expect.stringMatching(/^Dubai .* does not allow drop-off at the place you chose$/),
    })
})

test('where no supplier has a desk, the notice says so', async () => {
  const found = await search({ from: 'AKL', to: 'AKL' })
  expect(found).toMatchObject({ total: 0, suppliers: [], notices: [{ code: 'no_supplier' }] })
  expect(found.notices[0]!.nearest).toEqual({ id: 'SIN', name: expect.any(String), km: expect.any(Number) })
  expect(found.notices[0]!.message).toContain(`${found.notices[0]!.nearest!.km} km`)
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

test('a city offers all that its airport does on a day on which desks in town are closed', async () => {
  // A Friday, when the nearest desk of one supplier is closed.
  setDay(4)
  const [city, airport] = [await search({ from: 'city-ae-dubai' }), await search()]
  const suppliersOf = ({ suppliers }: SearchResults) =>
    suppliers.filter(({ offers }) => offers > 0).map(({ name, plan }) => `${name} ${plan}`)
  expect(suppliersOf(city)).toEqual(expect.arrayContaining(suppliersOf(airport)))
  expect(city.ranges.TOTAL!.min.amount).toBeLessThanOrEqual(airport.ranges.TOTAL!.min.amount)
  expect(city.notices).toEqual([])
})

test('each order is what it says, and ties go to the cheaper', async () => {
  const keyOf = {
    price: ({ price }: Offer) => [price.total.amount],
    rating: ({ supplier, price }: Offer) => [-(supplier.rating ?? 0), price.total.amount],
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
  // No offer that is as good in every respect is cheaper.
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

test('grouped, an item is a car at a desk, and its other offers are asked for by its id', async () => {
  const offers = await everyOffer()
  const cars = await everyOffer({ body: { group: 'car', sort: 'price' } })
  expect(cars.length).toBeLessThan(offers.length / 2)
  expect(cars.reduce((sum, { car }) => sum + (car?.rates ?? 0), 0)).toBe(offers.length)
  const several = cars.find(({ car }) => car!.suppliers > 1)
  expect(several, 'two suppliers rent one model').toBeDefined()
  const { items } = await search({ body: { car: several!.car!.id, sort: 'price' } })
  expect(items).toHaveLength(several!.car!.rates)
  expect(new Set(items.map(({ supplier }) => supplier.code)).size).toBe(several!.car!.suppliers)
  expect(new Set(items.map(({ vehicle }) => vehicle.name.toLowerCase())).size).toBe(1)
  const { car: _, ...cheapest } = several!
  expect(items[0]).toEqual(cheapest)
})

test('a limit in another currency is that money at the dated rate', async () => {
  const rates = await loadExchangeRates(app.database.db)
  const [first] = (await search()).ranges.DEPOSIT
  const limit = first!.max
  expect(limit.currency).toBe('EUR')
  const inEuro = await search({ body: { filters: { DEPOSIT: { max: limit } } } })
  const inDirham = await search({ more: '&currency_id=5', body: { filters: { DEPOSIT: { max: limit } } } })
  expect(inEuro.total).toBeGreaterThan(0)
  expect(inEuro.total).toBeLessThan(inEuro.unfiltered_total)
  expect(inDirham.total).toBe(inEuro.total)
  for (const { deposit } of inDirham.items)
    expect(deposit!.amount).toBeLessThanOrEqual(convert(limit, 'AED', rates)!.amount)
})

test('the ranges tell what each limit leaves', async () => {
  const { ranges, total } = await search({ body: { group: 'car' } })
  expect(ranges.TOTAL!.bins.reduce((sum, count) => sum + count, 0)).toBe(total)
  for (const { max, count } of [...ranges.DEPOSIT.slice(0, 2), ...ranges.EXCESS.slice(0, 2)])
    expect({ count, rounded: max.amount % 100 }).toEqual({ count: expect.any(Number), rounded: 0 })
  for (const { max, count } of ranges.DEPOSIT)
    expect((await search({ body: { group: 'car', filters: { DEPOSIT: { max } } } })).total).toBe(count)
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
  const filtered = await everyOffer({ more: '&driver_age=30', body: { filters: { driverAge: 22 } } })
  expect(filtered.map(carOf).toSorted()).toEqual(young.map(carOf).toSorted())
})

test('in another currency every amount is the same money at the dated rate', async () => {
  const rates = await loadExchangeRates(app.database.db)
  const inEuro = await everyOffer({ more: '&currency_id=1' })
  const euros = new Map(inEuro.map((offer) => [carOf(offer), offer]))
  app.takeSearchedPlans()
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
  expect(app.takeSearchedPlans()).toEqual([])
})

test('each offer says its deposit, excess, cancellation and who takes the money', async () => {
  for (const offer of await everyOffer()) {
    const { supplier, deposit, excess, cancellation, payment, price } = offer
    expect(excess?.amount, carOf(offer)).toBeGreaterThan(0)
    // Europcar's protocol has no deposits, and travellers would rely on a guess.
    if (supplier.code === 'ok-mobility') expect(deposit?.amount, carOf(offer)).toBeGreaterThan(0)
    else expect(deposit).toBeNull()
    expect(cancellation.non_refundable).toBe(supplier.plan === 'Non-refundable')
    expect(cancellation.free_until === null).toBe(supplier.plan === 'Non-refundable')
    const timing = { Flexible: 'part', 'Non-refundable': 'now', Prepaid: 'now', Standard: 'desk' }[
      supplier.plan
    ]
    expect(payment.timing).toBe(timing)
    if (timing === 'now') expect(price.pay_at_desk.amount).toBe(0)
    if (timing === 'desk') expect(price.pay_now.amount).toBe(0)
  }
})

test('a desk closed at pick-up is named with its day and hours, in both languages', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  // 2027-02-08 is a Monday.
  setDay(7)
  const english = await search({ from: 'st-14-dxb01', at: '03:00', backAt: '10:00' })
  expect(english.notices).toEqual([
    {
      code: 'station_closed',
      message: 'Dubai International Airport is open 06:00–24:00 on Monday, not at 03:00',
      supplier: 'OK Mobility',
    },
  ])
  const arabic = await search({ from: 'st-14-dxb01', at: '03:00', backAt: '10:00', more: '&lang_id=2' })
  expect(arabic.notices.map(({ message }) => message)).toEqual([
    expect.stringMatching(/الاثنين.*06:00–24:00.*03:00/),
  ])
})

test('a pick-up at an hour that the clocks there skip is searched for, and the notice says so', async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  // 2027-03-28, a Sunday.
  setDay(55)
  const query = { from: 'BCN', to: 'BCN', at: '02:30', backAt: '12:00' }
  const skippedOf = ({ notices }: SearchResults) => notices.filter(({ code }) => code === 'hour_skipped')
  expect(skippedOf(await search(query))).toEqual([
    {
      code: 'hour_skipped',
      message: expect.stringMatching(
        /^Clocks go forward at .*Barcelona.* on Sunday: 02:30 does not exist that day, it becomes 03:30$/,
      ),
    },
  ])
  expect(skippedOf(await search({ ...query, at: '03:30' }))).toEqual([])
})

test('a desk closed at drop-off is named with the drop-off’s day, not the pick-up’s', async () => {
  setDay(7)
  const { notices } = await search({ from: 'st-14-dxb01', at: '10:00', backAt: '03:00', days: 2 })
  expect(notices).toEqual([
    {
      code: 'station_closed',
      message: 'Dubai International Airport is open 06:00–24:00 on Wednesday, not at 03:00',
      supplier: 'OK Mobility',
    },
  ])
})
