import type { Db } from '#platform/db/database.ts'

/** The owner of the data. Data stored by address alone is theirs once the address is verified. */
export type DataSubject = { userId: string; email: string; emailVerified: boolean }

/** The personal data of one part of the product: each list by its name, and a function that erases all of it. */
export type PersonalData = {
  read: Readonly<Record<string, (owner: DataSubject) => Promise<object[]>>>
  erase: (tx: Db, owner: DataSubject) => Promise<void>
}
