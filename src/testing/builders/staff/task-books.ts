import { expect } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Sold, TaskTraveller } from './task-sales.ts'

/** States of a supplier's record of which the traveller has the car. */
const RESERVED: ReadonlySet<string> = new Set(['booked', 'handed_over'])
const SUPPLIER_STATES = { confirmed: 'reserved', cancelled: 'cancelled', failed: 'refused' } as const

/**
 * Expects that the gateway's records and the ledger agree about a sale: no amount authorised, the captured amount, chargebacks
 * and transfers. Nothing is owed either way, and no task is open. Returns the captured amount in hundredths.
 */
export async function expectMoneyAgrees(one: Sold, { byTransfer = 0 } = {}): Promise<number> {
  const { authorised, captured, disputed, chargebacks } = await one.atGateway()
  const ledger = await one.ledger()
  const of = (account: string) => ledger[account] ?? 0
  expect({
    authorised,
    gateway: of('gateway'),
    disputed: of('disputed'),
    chargebacks: of('chargebacks'),
    bank: of('bank'),
    owed: [of('travellers'), of('card_holds'), of('holds_due')],
    tasks: await one.openTasks(),
  }).toEqual({
    authorised: 0,
    gateway: captured - disputed - chargebacks,
    disputed,
    chargebacks,
    bank: 0 - byTransfer,
    owed: [0, 0, 0],
    tasks: [],
  })
  return captured
}

/** The same of a booking, with its supplier's book: the car that it has, and no other; paid for at its price. */
export async function expectBooksAgree(
  one: TaskTraveller,
  transfers: { byTransfer?: number } = {},
): Promise<Booking> {
  const retained = await expectMoneyAgrees(one, transfers)
  const booking = await one.read()
  const isBooked = booking.status === 'confirmed'
  expect(one.cars().filter((status) => RESERVED.has(status))).toHaveLength(isBooked ? 1 : 0)
  expect(SUPPLIER_STATES).toHaveProperty(booking.status, await one.supplierState())
  if (isBooked) expect(retained).toBe(booking.price.pay_now.amount)
  return booking
}
