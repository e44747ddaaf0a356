import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './dispute-operations.contract.ts'
import { findDispute, selectDisputes, type DisputeRecord } from './dispute-reads.store.ts'
import type { DisputeAct, StaffDispute } from './dispute.contract.ts'

type Reads = Pick<App, 'db' | 'gateway'>

/** Lists the disputes that match a query, the latest first. */
export async function listDisputes({ db, gateway }: Reads, { query }: Call<typeof operations.listDisputes>) {
  const found = await selectDisputes(db, query)
  return keyedPageOf(
    found.map((one) => staffDispute(one, gateway)),
    query.page_size,
    ({ dispute_id }) => dispute_id,
  )
}

/** Reads a dispute, and the actions on it. */
export async function readDispute({ db, gateway }: Reads, { params }: Call<typeof operations.readDispute>) {
  const found = await findDispute(db, params.id)
  return found ? ok({ dispute: staffDispute(found, gateway) }) : fail({ code: 'dispute_not_found' })
}

/** Returns a dispute with the actions on it. */
export function staffDispute({ dispute }: DisputeRecord, gateway: App['gateway']): StaffDispute {
  return { ...dispute, acts: actionsOn(dispute, gateway) }
}

/** Not every gateway lets us accept a dispute. */
function actionsOn({ state }: DisputeRecord['dispute'], gateway: App['gateway']): DisputeAct[] {
  if (state !== 'open') return []
  return gateway.acceptDispute ? ['won', 'lost', 'accept'] : ['won', 'lost']
}
