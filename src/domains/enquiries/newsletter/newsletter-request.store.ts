import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { takeRows } from '#platform/db/take-rows.store.ts'
import type { NewsletterRequest } from './subscription.ts'

export async function insertRequest(
  db: Db,
  { email, langId, page, network, askedAt }: NewsletterRequest,
): Promise<void> {
  await db
    .insertInto('newsletter_requests')
    .values({ id: newId(), email, lang_id: langId, page, network, at: askedAt })
    .execute()
}

/** Passes each request once to `work`, in the transaction that deletes it. Returns the number of requests. */
export function takeRequests(
  db: Db,
  work: (tx: Db, request: NewsletterRequest) => Promise<void>,
): Promise<number> {
  return takeRows(db, 'newsletter_requests', (tx, { email, lang_id, page, network, at }) =>
    work(tx, { email, langId: lang_id as LangId, page, network, askedAt: at }),
  )
}
