import type { Clock } from '#kernel/clock.ts'
import { emailKey, mailboxKey } from '#kernel/email-address.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import type { SignedTimes } from '#platform/signed-time.ts'
import type { EnquiryStore } from './enquiry.store.ts'
import type { FilledForm, Quoted } from './filled-form.ts'
import { mayMailSender, robotSigns, withoutLinks } from './robot-signs.ts'

/** How a form was sent, and by whom. `caller`: whose token it is; `hasAccount`: not a guest's. */
export type Sending = {
  langId: LangId
  page: string | undefined
  formToken: string | undefined
  hiddenField: string | undefined
  caller: { userId: string; hasAccount: boolean } | null
}

/** What is known of the sender. `isProved`: the form's address is one that their account has proved. */
export type Sender = { userId: string | null; bookingId: string | null; isProved: boolean }

export type SentEnquiry = { id: string; number: string }

/**
 * Stores a form as an enquiry in the caller's transaction, as spam if a robot seems to have sent it, and queues the mail
 * with its number.
 */
export type KeepEnquiry = (tx: Db, form: FilledForm, sender: Sender, sending: Sending) => Promise<SentEnquiry>

export type QueueReceived = (
  tx: Db,
  mail: {
    recipient: string
    langId: LangId
    kind: FilledForm['kind']
    enquiryId: string
    number: string
    /** Null: the address may be somebody else's, who is told of nothing but the number. */
    written: { name: string; quoted: readonly Quoted[]; message: string } | null
  },
) => Promise<void>

type Needs = {
  enquiries: Pick<EnquiryStore, 'countUse' | 'insert'>
  counts: Pick<WindowCounts, 'takeIn'>
  formTimes: Pick<SignedTimes, 'read'>
  queueReceived: QueueReceived
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Mails to one mailbox, however its address is spelt. */
const MAILS = { most: 5, seconds: 24 * 3600 }

export function keepEnquiry({
  enquiries,
  counts,
  formTimes,
  queueReceived,
  sha256,
  clock,
}: Needs): KeepEnquiry {
  function openedAt(kind: string, token: string): Temporal.Instant | null {
    const instant = formTimes.read(kind, token)
    return instant
  }

  return async (tx, form, sender, { langId, page, formToken = '', hiddenField = '' }) => {
    const email = emailKey(form.email)
    const at = openedAt(form.kind, formToken)
    const now = clock.now()
    const opened = at && {
      seconds: (now.epochMilliseconds - at.epochMilliseconds) / 1000,
      uses: await enquiries.countUse(tx, { tokenHash: sha256(formToken), openedAt: at }),
    }
    const text = [...form.quoted.map((one) => one.text), form.message].join('\n')
    const signs = robotSigns({ name: form.name, email, text, hiddenField, opened })
    const { userId, bookingId, isProved } = sender
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
    const counted = { name: `mails of enquiries to ${mailboxKey(email)}`, limit: MAILS }
    const mails =
      signs.length === 0 &&
      mayMailSender({ opened, isProved }) &&
      (await counts.takeIn(tx, [counted], now)) === 0
    if (mails)
      await queueReceived(tx, {
        recipient: email,
        langId,
        kind: form.kind,
        enquiryId: sent.id,
        number: sent.number,
        written: isProved ? writtenIn(form) : null,
      })
    return sent
  }
}

function writtenIn({ name, quoted, message }: FilledForm) {
  return {
    name,
    quoted: quoted.map(({ field, text }) => ({ field, text: withoutLinks(text) })),
    message: withoutLinks(message),
  }
}
