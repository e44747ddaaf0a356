import { expect, test } from 'vitest'
import { sum, times } from '#kernel/money.ts'
import { failure, value } from './bench.ts'
import type { RentalBench } from './bench.ts'

/** Rules of booking, changing and cancelling. */
export function bookingRules(bench: RentalBench): void {
  const { rental, chosenCar, order, ours, costOf } = bench
  const { findsByReference, retrieves = true, modifies = true, covers = ['full'] } = bench.subject

  test('a price once quoted is kept while the quote holds', async () => {
    const car = await chosenCar()
    await bench.prices(13_000)
    const request = order(car)
    const booked = value(await bench.connector().reserve(request))
    expect(await costOf(request, booked)).toEqual(car.total)
  })

  test('reserving books one car with its extras and cover at the price rechecked', async () => {
    const car = await chosenCar(rental, 1)
    const seat = car.extras.find(({ kind }) => kind === 'child_seat')
    const cover = car.protections.find(({ kind }) => covers.includes(kind))
    if (!seat || !cover) throw new Error('no seat or cover')
    const quantity = Math.min(2, seat.max)
    const request = order(car, {
      extras: [{ id: seat.id, quantity }],
      protectionId: cover.id,
    })
    const booked = value(await bench.connector().reserve(request))
    expect(booked.status).toBe('confirmed')
    const parts = [car.total, times(seat.priceForRental, quantity), cover.priceForRental]
    expect(await costOf(request, booked)).toEqual(sum(parts, 'EUR'))
    expect(await ours(request)).toMatchObject([
      {
        supplierReference: booked.supplierReference,
        status: 'booked',
        acriss: car.acriss,
        from: rental.pickUpAt,
      },
    ])
  })

  test('a reservation is found again by the reference of the supplier, unless the protocol looks none up', async () => {
    const request = order(await chosenCar(rental, 2))
    const booked = value(await bench.connector().reserve(request))
    const found = await bench
      .connector()
      .retrieve({ ...request, supplierReference: booked.supplierReference })
    if (retrieves) expect(value(found)).toEqual(booked)
    else expect(failure(found)).toMatchObject({ code: 'refused', reason: 'not_offered' })
  })

  test('a reservation nobody made is not there', async () => {
    const unknown = { reference: 'RHNOTHERE1', supplierReference: '9999999999', rental }
    if (retrieves) expect(value(await bench.connector().retrieve(unknown))).toBeNull()
    expect(await bench.connector().cancel(unknown)).toMatchObject({
      ok: false,
      failure: { reason: 'not_found' },
    })
  })

  test('a repeated reference never books a second car where the protocol carries references', async () => {
    if (!findsByReference) return expect(findsByReference).toBe(false)
    const request = order(await chosenCar(rental, 4))
    value(await bench.connector().reserve(request))
    expect(await bench.connector().reserve(request)).toMatchObject({
      ok: false,
      failure: { reason: 'already_exists' },
    })
    expect(await ours(request)).toHaveLength(1)
  })

  test('modifying changes dates and price of the same reservation, unless the protocol changes none', async () => {
    const car = await chosenCar(rental, 5)
    const request = order(car)
    const booked = value(await bench.connector().reserve(request))
    const longer = { ...rental, dropOffAt: '2026-06-13T10:00' }
    const repriced = value(await bench.connector().recheck(longer, car))
    const keys = { ...request, supplierReference: booked.supplierReference }
    const changed = await bench.connector().modify(keys, {
      ...request,
      rental: longer,
      car: { acriss: car.acriss, carry: repriced.carry },
    })
    if (!modifies)
      return expect(failure(changed)).toMatchObject({ code: 'refused', reason: 'not_modifiable' })
    expect(value(changed)).toEqual({ ...booked, total: repriced.total })
    expect(await ours(request)).toMatchObject([{ to: longer.dropOffAt }])
  })

  test('cancelling twice answers cancelled twice and gives the car back', async () => {
    const car = await chosenCar(rental, 6)
    const request = order(car)
    const booked = value(await bench.connector().reserve(request))
    const keys = { ...request, supplierReference: booked.supplierReference }
    for (const _ of [1, 2]) expect(value(await bench.connector().cancel(keys)).status).toBe('cancelled')
    if (retrieves) expect(value(await bench.connector().retrieve(keys))?.status).toBe('cancelled')
    expect(await ours(request)).toMatchObject([{ status: 'cancelled' }])
    const late = await bench.connector().modify(keys, request)
    expect(late).toMatchObject({
      ok: false,
      failure: { code: 'refused', reason: 'not_modifiable' },
    })
  })

  test('the last car is sold once, however many ask at once', async () => {
    const car = await chosenCar(rental, 7)
    const results = await Promise.all(Array.from({ length: 12 }, () => bench.connector().reserve(order(car))))
    expect(results.filter(({ ok }) => ok)).toHaveLength(4)
    for (const each of results)
      if (!each.ok) expect(each.failure).toMatchObject({ code: 'refused', reason: 'sold_out' })
    expect(await bench.connector().recheck(rental, car)).toMatchObject({
      ok: false,
      failure: { reason: 'sold_out' },
    })
    const left = value(await bench.connector().availability(rental))
    expect(left.map(({ key }) => key)).not.toContain(car.key)
  })

  test('a forged or foreign offer is refused', async () => {
    const car = await chosenCar(rental, 8)
    const carry = Object.fromEntries(
      Object.entries(car.carry).map(([name, text]) => [
        name,
        /[0-9a-f]{16}/.test(text) ? 'f'.repeat(64) : text,
      ]),
    )
    const answer = await bench.connector().reserve({ ...order(car), car: { acriss: car.acriss, carry } })
    expect(answer).toMatchObject({ ok: false, failure: { code: 'refused' } })
  })
}
