import type { Db } from '#platform/db/database.ts'

/** Whose data it is. What is kept by address alone is theirs once the address is proved. */
export type DataOwner = { userId: string; email: string; emailProved: boolean }

/** What one part of the product holds of a person: each list by its name, and how all of it is removed. */
export type OwnData = {
  read: Readonly<Record<string, (owner: DataOwner) => Promise<object[]>>>
  erase: (tx: Db, owner: DataOwner) => Promise<void>
}
