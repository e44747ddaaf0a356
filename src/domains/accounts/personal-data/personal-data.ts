import type { Db } from '#platform/db/database.ts'

/** The owner of the data. Data stored by address alone is theirs once the address is verified. */
export type DataSubject = { userId: string; email: string; emailVerified: boolean }

/** The personal data of one part of the product: each list by its name, and a function that erases all of it. */
export type PersonalData = {
  read: Readonly<Record<string, (owner: DataSubject) => Promise<object[]>>>
  erase: (tx: Db, owner: DataSubject) => Promise<void>
}

declare module '#platform/app.ts' {
  interface App {
    /** Personal data of every domain, in the order of erasure. */
    personalData: readonly PersonalData[]
    /**
     * Returns references of bookings and trips that are not over. Until the transaction ends, no other booking can be
     * ordered.
     */
    openBookings: (tx: Db, owner: DataSubject) => Promise<string[]>
    /** Locks an account's staff membership. Null if it has none. */
    lockMembership: (tx: Db, userId: string) => Promise<{ isLastAdmin: boolean } | null>
    /**
     * Returns true if a partner would be left with people but no owner. Blocks others from leaving it until
     * the transaction ends.
     */
    isLastOwner: (tx: Db, userId: string) => Promise<boolean>
    /** Erases a trips profile in the caller's transaction. False if one of its trips is not over. */
    eraseTripProfile: (tx: Db, profileId: string) => Promise<boolean>
  }
}
