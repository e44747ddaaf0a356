import type { Clock } from '#kernel/clock.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedTimes } from '#platform/signed-time.ts'
import { emailKey } from './enquiry.ts'
import type { EnquiryStore } from './enquiry.store.ts'
import type { FilledForm, Quoted } from './filled-form.ts'
import type { HoldAccount } from './hold-account.ts'
import { mayMailSender, robotSigns, withoutLinks } from './robot-signs.ts'

/** How a form was sent, and by whom. `callerId`: whose token it is; `hasAccount`: not a guest's. */
export type Sending = {
  langId: LangId
  page: string | undefined
  formToken: string | undefined
  hiddenField: string | undefined
  caller: { userId: string; hasAccount: boolean } | null
}

export type SentEnquiry = { id: string; number: string }

/** Keeps a form that was sent as an enquiry; a robot is told the same as a person. */
export type SendEnquiry = (form: FilledForm, sending: Sending) => Promise<SentEnquiry>

export type QueueReceived = (
  tx: Db,
  mail: {
    recipient: string
    langId: LangId
    kind: FilledForm['kind']
    name: string
    number: string
    quoted: readonly Quoted[]
    message: string
  },
) => Promise<void>

type Needs = {
  db: Db
  enquiries: Pick<EnquiryStore, 'countUse' | 'countRecent' | 'insert'>
  formTimes: Pick<SignedTimes, 'read'>
  /** The booking of a reference, if it is the caller's or its driver has the address. */
  bookingOfSender: (
    tx: Db,
    asked: { reference: string; email: string; userId: string | null },
  ) => Promise<string | null>
  holdAccount: HoldAccount
  queueReceived: QueueReceived
  sha256: (text: string) => Buffer
  clock: Clock
}

const HOUR_MS = 3_600_000

/**
 * The enquiry and the mail that says so are one transaction: whoever is told that it was sent has their enquiry here,
 * whatever becomes of the mail server.
 */
export function sendEnquiry(needs: Needs): SendEnquiry {
  const { db, enquiries, formTimes, bookingOfSender, holdAccount, queueReceived, sha256, clock } = needs

  function openedAt(kind: string, token: string | undefined): Date | null {
    const instant = token === undefined ? null : formTimes.read(kind, token)
    return instant && new Date(instant.epochMilliseconds)
  }

  return (form, { langId, page, formToken = '', hiddenField = '', caller }) => {
    const email = emailKey(form.email)
    const at = openedAt(form.kind, formToken)
    return db.transaction().execute(async (tx) => {
      const now = new Date(clock.now().epochMilliseconds)
      const opened = at && {
        seconds: (now.getTime() - at.getTime()) / 1000,
        uses: await enquiries.countUse(tx, { tokenHash: sha256(formToken), openedAt: at }),
      }
      const recent = await enquiries.countRecent(tx, email, new Date(now.getTime() - HOUR_MS))
      const text = [...form.quoted.map((one) => one.text), form.message].join('\n')
      const signs = robotSigns({ name: form.name, email, text, hiddenField, opened })
      const userId = caller?.hasAccount && (await holdAccount(tx, caller.userId)) ? caller.userId : null
      const bookingId =
        form.bookingReference === null
          ? null
          : await bookingOfSender(tx, {
              reference: form.bookingReference,
              email,
              userId: caller?.userId ?? null,
            })
      const sent = await enquiries.insert(
        tx,
        {
          ...form,
          email,
          langId,
          userId,
          bookingId,
          signs,
          state: signs.length > 0 ? 'spam' : 'new',
          page: page ?? null,
        },
        now,
      )
      if (signs.length === 0 && mayMailSender(opened, recent))
        await queueReceived(tx, {
          recipient: email,
          langId,
          kind: form.kind,
          name: form.name,
          number: sent.number,
          quoted: form.quoted.map(({ field, text: typed }) => ({ field, text: withoutLinks(typed) })),
          message: withoutLinks(form.message),
        })
      return sent
    })
  }
}
