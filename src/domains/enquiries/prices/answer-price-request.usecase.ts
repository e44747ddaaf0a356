import type { ExtendQuote, QuoteRefusal } from '#domains/fares/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { afterAct, type ActRefused } from '../enquiry-state.ts'
import type { EnquiryStore } from '../enquiry.store.ts'
import type { PriceRequestStore } from './price-request.store.ts'

/** An answer of the desk; `version` is the one that was shown. */
export type PriceAnswer = { id: string; version: number } & ({ quoteId: string } | { reason: string })

export type PriceAnswerFailure =
  | ActRefused
  | QuoteRefusal
  | { code: 'enquiry_not_found'; detail: string }
  | { code: 'enquiry_changed'; detail: string }
  | { code: 'price_already_booked'; detail: string }
  | { code: 'pick_up_in_the_past'; detail: string }

/** A dispatcher sends a price that can be booked for a time, or says why there is none. Either is mailed. */
export type AnswerPriceRequest = (
  answer: PriceAnswer,
  by: StaffActor,
) => Promise<Result<null, PriceAnswerFailure>>

/** Queues the mail with a price. It has no text of the sender's, whose address nobody has verified. */
export type QueuePriceOffer = (
  tx: Db,
  mail: {
    recipient: string
    langId: LangId
    enquiryId: string
    number: string
    total: Money
    /** On the city's clock, `YYYY-MM-DDTHH:mm`. */
    pickUp: string
    expires: string
    link: string
  },
) => Promise<void>

export type QueuePriceDeclined = (
  tx: Db,
  mail: { recipient: string; langId: LangId; enquiryId: string; number: string; reason: string },
) => Promise<void>

type Needs = {
  enquiries: Pick<EnquiryStore, 'hold' | 'change' | 'addReply'>
  requests: Pick<PriceRequestStore, 'find' | 'keepOffer' | 'tripsOf'>
  extendQuote: ExtendQuote
  staffWrite: StaffWrite
  queuePriceOffer: QueuePriceOffer
  queuePriceDeclined: QueuePriceDeclined
  linkTo: (enquiryId: string, langId: LangId, corpId: string | null) => string
  sha256: (text: string) => Buffer
  clock: Clock
}

/** A price that was sent can be booked for so long, and no longer than until the pick-up. */
const OFFER_HOURS = 24

/** The price, its mail and its audit row are one transaction; of two dispatchers who answer at once one does. */
export function answerPriceRequest(needs: Needs): AnswerPriceRequest {
  const { enquiries, requests, extendQuote, staffWrite, clock } = needs

  async function offerOf(quoteId: string, langId: LangId, companyId: string | null) {
    const latest = clock.now().add({ hours: OFFER_HOURS })
    const until = (startAt: Temporal.Instant) =>
      Temporal.Instant.compare(startAt, latest) < 0 ? startAt : latest
    const extended = await extendQuote(quoteId, until, languageOf(langId))
    if (!extended.ok) return extended
    const { quoted } = extended.value
    // Only the company's own people could book a price of another company.
    if (quoted.companyId !== companyId) return fail({ code: 'quote_unknown' } as const)
    if (Temporal.Instant.compare(quoted.startAt, clock.now()) <= 0)
      return fail({ code: 'pick_up_in_the_past', detail: 'The pick-up is over' } as const)
    return extended
  }

  return async (answer, by) => {
    const request = await requests.find(answer.id)
    if (!request) return fail({ code: 'enquiry_not_found', detail: 'There is no such request' })
    const { langId, companyId, corpId } = request
    const offer = 'quoteId' in answer ? await offerOf(answer.quoteId, langId, companyId) : null
    if (offer && !offer.ok) return offer
    return staffWrite<Result<null, PriceAnswerFailure>>(by, async (tx, now) => {
      const held = await enquiries.hold(tx, answer.id)
      if (!held) return fail({ code: 'enquiry_not_found', detail: 'There is no such request' })
      if (held.version !== answer.version)
        return fail({ code: 'enquiry_changed', detail: `It is ${held.state} now` })
      const act = offer ? 'answer' : 'close'
      const next = afterAct(held.state, act)
      if (!next.ok) return next
      const before = request.offer && needs.sha256(request.offer.quoteId)
      if (before && (await requests.tripsOf([before])).size > 0)
        return fail({ code: 'price_already_booked', detail: 'The trip has been booked' })
      const mail = { recipient: request.email, langId, enquiryId: held.id, number: held.number }
      if (offer) {
        const { quoteId, quoted, expiresAt } = offer.value
        const { total } = quoted.fare
        const onClock = (at: Temporal.Instant) =>
          at.toZonedDateTimeISO(quoted.timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
        await requests.keepOffer(tx, held.id, { quoteId, total, expiresAt })
        await needs.queuePriceOffer(tx, {
          ...mail,
          total,
          pickUp: onClock(quoted.startAt),
          expires: onClock(expiresAt),
          link: needs.linkTo(held.id, langId, corpId),
        })
      } else if ('reason' in answer) {
        const reply = { enquiryId: held.id, staffId: by.staffId, message: answer.reason }
        await enquiries.addReply(tx, reply, now)
        await needs.queuePriceDeclined(tx, { ...mail, reason: answer.reason })
      }
      const ownerId = held.ownerId ?? by.staffId
      await enquiries.change(tx, held, { state: next.value, ownerId }, now)
      const seen = { state: held.state, version: held.version }
      const changed = { state: next.value, version: held.version + 1 }
      return {
        value: ok(null),
        audited: {
          action: `${act}_enquiry`,
          subject: { kind: 'enquiry', id: held.id },
          before: seen,
          after: { ...changed, ...(offer && { total: offer.value.quoted.fare.total }) },
        },
      }
    })
  }
}
