import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { pictureUrl } from './picture.ts'
import { assignPicture } from './picture.store.ts'

/** The picture of an account: exported as its URL, and deleted with the account. */
export function picturePersonalData(db: Db, { clock }: Pick<App, 'clock'>): PersonalData {
  return {
    read: {
      pictures: async ({ userId }) => {
        const row = await db.selectFrom('users').select('avatar').where('id', '=', userId).executeTakeFirst()
        return row?.avatar ? [{ address: pictureUrl(row.avatar, 256) }] : []
      },
    },
    async erase(tx, { userId }) {
      await assignPicture(tx, userId, null, clock.now())
    },
  }
}
