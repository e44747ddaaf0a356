import { isId } from '#kernel/ids.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './statement-operations.contract.ts'
import { findStatement, selectStatements } from './statement-page.store.ts'
import type { ShownStatement } from './statement-sheet.ts'

/** Lists a partner's statements, newest first, also after it has ended (decision 0192). */
export async function listStatements(
  { db }: Pick<App, 'db'>,
  { query: { after, page_size: limit }, partner }: Call<typeof operations.listStatements>,
) {
  return { ...(await selectStatements(db, { partnerId: partner.id, after, limit })), ended: partner.isEnded }
}

/** Reads a partner's statement with its lines. Null if the partner has no such statement. */
export async function readStatement(
  { db }: Pick<App, 'db'>,
  { id, partnerId }: { id: string; partnerId: string },
): Promise<ShownStatement | null> {
  return isId(id) ? findStatement(db, { id, partnerId }) : null
}
