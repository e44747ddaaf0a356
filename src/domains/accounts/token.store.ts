import type { Db } from '#platform/db/database.ts'
import type { Traveller } from './token.ts'

export type TokenStore = {
  insertGuest(guest: {
    userId: string
    langId: number
    tokenHash: Buffer
    now: Date
    expiresAt: Date
  }): Promise<void>
  findTraveller(tokenHash: Buffer, now: Date): Promise<Traveller | null>
}

export function tokenStore(db: Db): TokenStore {
  return {
    async insertGuest({ userId, langId, tokenHash, now, expiresAt }) {
      await db
        .with('guest', (cte) =>
          cte
            .insertInto('users')
            .values({ id: userId, role: 'guest', lang_id: langId, created_at: now })
            .returning('id'),
        )
        .insertInto('tokens')
        .columns(['hash', 'user_id', 'created_at', 'expires_at'])
        .expression((from) =>
          from
            .selectFrom('guest')
            .select(({ val, ref }) => [
              val(tokenHash).as('hash'),
              ref('guest.id').as('user_id'),
              val(now).as('created_at'),
              val(expiresAt).as('expires_at'),
            ]),
        )
        .execute()
    },

    async findTraveller(tokenHash, now) {
      const row = await db
        .selectFrom('tokens')
        .innerJoin('users', 'users.id', 'tokens.user_id')
        .select(['users.id', 'users.role'])
        .where('tokens.hash', '=', tokenHash)
        .where('tokens.expires_at', '>', now)
        .executeTakeFirst()
      return row ? { userId: row.id, role: row.role, tokenHash } : null
    },
  }
}
