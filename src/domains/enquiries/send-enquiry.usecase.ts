import { emailKey } from '#kernel/email-address.ts'
import type { Db } from '#platform/db/database.ts'
import type { FilledForm } from './filled-form.ts'
import type { LockAccount } from './lock-account.ts'
import type { KeepEnquiry, Sending, SentEnquiry } from './keep-enquiry.service.ts'

/** Keeps a form that was sent as an enquiry; a robot is told the same as a person. */
export type SendEnquiry = (form: FilledForm, sending: Sending) => Promise<SentEnquiry>

type Needs = {
  db: Db
  /** The booking of a reference, if it is the caller's or its driver has the address. */
  bookingOfSender: (
    tx: Db,
    asked: { reference: string; email: string; userId: string | null },
  ) => Promise<string | null>
  lockAccount: LockAccount
  /** A held account's address. */
  readAccount: (tx: Db, userId: string) => Promise<{ email: string; emailVerified: boolean } | null>
  keepEnquiry: KeepEnquiry
}

/**
 * The enquiry and the mail that says so are one transaction: whoever is told that it was sent has their enquiry here,
 * whatever becomes of the mail server.
 */
export function sendEnquiry({
  db,
  bookingOfSender,
  lockAccount,
  readAccount,
  keepEnquiry,
}: Needs): SendEnquiry {
  return (form, sending) =>
    db.transaction().execute(async (tx) => {
      const { caller } = sending
      const userId = caller?.hasAccount && (await lockAccount(tx, caller.userId)) ? caller.userId : null
      const asked = { email: emailKey(form.email), userId: caller?.userId ?? null }
      const bookingId =
        form.bookingReference === null
          ? null
          : await bookingOfSender(tx, { reference: form.bookingReference, ...asked })
      const account = userId === null ? null : await readAccount(tx, userId)
      // Whoever is signed in may have typed another address than their own.
      const isProved = account?.emailVerified === true && emailKey(account.email) === emailKey(form.email)
      return keepEnquiry(tx, form, { userId, bookingId, isProved }, sending)
    })
}
