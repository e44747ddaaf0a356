import type { TestApp } from '../../infrastructure/app.ts'
import { gatewayAt } from '../../stand-ins/gateway.ts'

/** Reads the records of our database, the suppliers and the gateway for one booking. */
export async function booksOf(
  { database, simulators }: TestApp,
  { booking_id, reference }: { booking_id: string; reference: string },
) {
  const row = await database.db
    .selectFrom('bookings')
    .select(['status', 'supplier_state', 'supplier_reference', 'driver_email'])
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow()
  const payments = await database.db
    .selectFrom('payments as p')
    .leftJoin('refunds as whole', 'whole.id', 'p.id')
    .select(['p.id', 'p.state', 'whole.status as refund'])
    .where('p.booking_id', '=', booking_id)
    .orderBy('p.id')
    .execute()
  const gateway = await gatewayAt(simulators.payments.url).book()
  const tasks = await database.db
    .selectFrom('staff_tasks')
    .select(['kind', 'deadline'])
    .where('booking_id', '=', booking_id)
    .orderBy('id')
    .execute()
  const mails = await database.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', row.driver_email ?? '')
    .orderBy('id')
    .execute()
  const charges = payments.map(({ id }) => gateway.find(({ paymentId }) => paymentId === id) ?? null)
  return {
    status: row.status,
    supplierState: row.supplier_state,
    /** `refunded`: all that was left of it. */
    payments: payments.map(({ state, refund }) => (refund === 'done' ? 'refunded' : state)),
    /** Null where the gateway has no record of our payment. */
    charges: charges.map(
      (charge) => charge && { status: charge.status, captured: charge.captured, refunded: charge.refunded },
    ),
    /** Statuses under our reference at OK Mobility; Europcar does not store our references. */
    atOkMobility: simulators.okMobility
      .book()
      .flatMap((line) => (line.reference === reference ? line.status : [])),
    /** Statuses under the driver's e-mail at Europcar. */
    atEuropcar: simulators.europcar
      .book()
      .flatMap((line) => (line.email === row.driver_email ? line.status : [])),
    tasks,
    mails: mails.map(({ subject }) => subject),
  }
}
