import type { Db } from '#platform/db/database.ts'

/** The owner of the data. Data stored by address alone is theirs once the address is verified. */
export type DataSubject = { userId: string; email: string; emailVerified: boolean }

/** The personal data held by one part of the product: each list by its name, and how all of it is deleted. */
export type PersonalData = {
  read: Readonly<Record<string, (owner: DataSubject) => Promise<object[]>>>
  erase: (tx: Db, owner: DataSubject) => Promise<void>
}
