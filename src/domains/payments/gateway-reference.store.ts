import type { Db } from '#platform/db/database.ts'

/** Maps our payments to the gateway's; a row without a reference was released before its payment was created. */
export function gatewayReferenceStore(db: Db) {
  async function rowOf(paymentId: string) {
    return db
      .selectFrom('gateway_references')
      .select(['reference', 'closed'])
      .where('payment_id', '=', paymentId)
      .executeTakeFirst()
  }

  return {
    async find(paymentId: string): Promise<{ intentId: string } | 'closed' | null> {
      const row = await rowOf(paymentId)
      if (!row) return null
      return row.reference === null ? 'closed' : { intentId: row.reference }
    },

    async save(paymentId: string, intentId: string): Promise<boolean> {
      await db
        .insertInto('gateway_references')
        .values({ payment_id: paymentId, reference: intentId })
        .onConflict((same) => same.doNothing())
        .execute()
      const row = await rowOf(paymentId)
      return row?.reference === intentId && !row.closed
    },

    async close(paymentId: string): Promise<string | null> {
      const { reference } = await db
        .insertInto('gateway_references')
        .values({ payment_id: paymentId, reference: null, closed: true })
        .onConflict((same) => same.column('payment_id').doUpdateSet({ closed: true }))
        .returning('reference')
        .executeTakeFirstOrThrow()
      return reference
    },

    async paymentOf(reference: string): Promise<string | null> {
      const row = await db
        .selectFrom('gateway_references')
        .select('payment_id')
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row?.payment_id ?? null
    },
  }
}
