import type { Db } from '#platform/db/database.ts'
import type { ProfileChange, UserStore } from '../user.store.ts'
import type { User } from '../user.ts'

/** Updates an account and returns it. Null if it no longer exists. */
export type UpdateProfile = (userId: string, change: ProfileChange) => Promise<User | null>

export function updateProfile({ db, users }: { db: Db; users: UserStore }): UpdateProfile {
  return async (userId, change) => {
    await users.update(db, userId, change)
    return users.find(userId)
  }
}
