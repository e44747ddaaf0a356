import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { taskActs } from './task-acts.contract.ts'
import type { StaffTaskRecord } from './task.contract.ts'
import { selectTasks, taskFields } from './task-row.ts'

const Desk = z.object({ station: z.string(), at: z.string() })
const Reservation = z.object({
  plan: z.string(),
  ourReference: z.string(),
  supplierReference: z.string().nullable(),
  pickUp: Desk,
  dropOff: Desk,
  car: z.string(),
  driver: z
    .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
    .nullable(),
})
const Differences = z.object({
  differences: z.array(z.object({ kind: z.string(), ours: z.string(), theirs: z.string() })),
})

/** Finds a task, open or closed; null if there is none. */
export async function findTaskRecord(db: Db, id: string): Promise<Omit<StaffTaskRecord, 'owed'> | null> {
  const row = await selectTasks(db).select('t.detail').where('t.id', '=', id).executeTakeFirst()
  if (!row) return null
  const { about, kind, deadline, createdAt } = taskFields(row)
  const { owner_id: staffId, owner_name: name, owned_at: since, done_at: doneAt, closing_note: note } = row
  return {
    task_id: row.id,
    kind,
    about,
    deadline: deadline.toString(),
    created_at: createdAt.toString(),
    owner: staffId !== null && since !== null ? { staff_id: staffId, name, since: since.toString() } : null,
    closed: doneAt && {
      closed_at: doneAt.toString(),
      by: staffId !== null && note !== null ? { staff_id: staffId, name, note } : null,
    },
    acts: doneAt ? [] : [...taskActs(kind, about.kind)],
    reservation: await reservationOf(db, row.detail),
    differences: Differences.safeParse(row.detail).data?.differences ?? [],
  }
}

async function reservationOf(db: Db, detail: object | null): Promise<StaffTaskRecord['reservation']> {
  const known = Reservation.safeParse(detail).data
  if (!known) return null
  const plan = await db
    .selectFrom('plans as p')
    .innerJoin('suppliers as s', 's.id', 'p.supplier_id')
    .select(['s.name as supplier', 'p.name as plan'])
    .where('p.id', '=', known.plan)
    .executeTakeFirst()
  const { driver } = known
  return {
    supplier: plan?.supplier ?? known.plan,
    plan: plan?.plan ?? known.plan,
    our_reference: known.ourReference,
    supplier_reference: known.supplierReference,
    pick_up: known.pickUp,
    drop_off: known.dropOff,
    car: known.car,
    driver: driver && {
      name: `${driver.firstName} ${driver.lastName}`,
      email: driver.email,
      phone: driver.phone,
    },
  }
}
