import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { takeRows } from '#platform/db/take-rows.store.ts'

/** A request for the references of an address; without a language, the bookings' is used. */
export type ReferenceRequest = {
  email: string
  langId: LangId | undefined
  /** True if the browser has signed in with the address before. */
  knownBrowser: boolean
}

export async function insertReferenceRequest(
  db: Db,
  { email, langId, knownBrowser }: ReferenceRequest,
): Promise<void> {
  await db
    .insertInto('reference_requests')
    .values({ id: newId(), email, lang_id: langId ?? null, known_browser: knownBrowser })
    .execute()
}

/** Passes each request once to `work`, in the transaction that deletes it; returns their number. */
export function takeReferenceRequests(
  db: Db,
  work: (tx: Db, request: ReferenceRequest) => Promise<void>,
): Promise<number> {
  return takeRows(db, 'reference_requests', (tx, { email, lang_id, known_browser: knownBrowser }) =>
    work(tx, { email, langId: (lang_id as LangId | null) ?? undefined, knownBrowser }),
  )
}
