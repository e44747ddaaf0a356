import { COVER_PARTS } from '#kernel/cover-parts.ts'
import { expect, test } from 'vitest'
import {
  ENQUIRY_ACTS,
  ENQUIRY_KINDS,
  ENQUIRY_STATES,
  SPAM_SIGNALS,
} from '#domains/enquiries/enquiry.contract.ts'
import { FEEDBACK_TOPICS } from '#domains/enquiries/feedback/feedback.contract.ts'
import { REFUND_STATES } from '#domains/payments/books/refund-list.contract.ts'
import { DISPUTE_ACTS, DISPUTE_STATES } from '#domains/payments/disputes/dispute.contract.ts'
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from '#domains/payments/reconciliation/difference.contract.ts'
import { INVOICE_KINDS } from '#domains/invoices/invoice.contract.ts'
import { EARNING_REASONS, EARNING_STATES } from '#domains/partners/record/earning.contract.ts'
import { BOOKING_STATUSES, TRAVELLER_EVENTS } from '#domains/rentals/bookings/booking-status.contract.ts'
import { REFUND_CAUSES } from '#domains/rentals/bookings/paid-back.contract.ts'
import { GONE_CAUSES } from '#domains/rentals/known-offers/offer-state.contract.ts'
import { StationContract } from '#domains/rentals/locations/location.contract.ts'
import { ASPECTS } from '#domains/rentals/ratings/rating.contract.ts'
import { COMPARED_TERMS, GIVE_UP_REASONS, VERDICTS } from '#domains/rentals/rebookings/rebooking.contract.ts'
import { CANCELLATION_KINDS } from '#domains/rentals/search/cancellation-rule.contract.ts'
import { FILTER_KINDS, RANGE_KINDS, SORTS } from '#domains/rentals/search/search-choice.contract.ts'
import { PRICE_LINE_KINDS } from '#kernel/price.contract.ts'
import { EARNS } from '#domains/partners/record/partner.contract.ts'
import { PARTNER_ROLES } from '#domains/partners/record/partner-role.contract.ts'
import { PARTNER_CHANGES, PARTNER_STATES } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { MEMBER_STATES } from '#domains/staff/members/member.contract.ts'
import { STAFF_ROLES } from '#domains/staff/members/staff-role.contract.ts'
import { TASK_KINDS, TASK_OWNERS } from '#domains/staff/task.contract.ts'
import {
  EXTRA_KINDS,
  FEE_KINDS,
  FUEL_POLICIES,
  INCLUSIONS,
  PROTECTION_KINDS,
} from '#domains/suppliers/supplier-connector.ts'
import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { TRANSLATION_STATES } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { COLLECTION_KINDS } from '#domains/trips/dispatch/billing/trip-collection.contract.ts'
import { StaffTripPaymentContract } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TripPaymentReply } from '#domains/trips/cards/trip-payment.contract.ts'
import { UNIT_TEXTS } from '#domains/trips/grids/grid-texts.ts'
import {
  PAY_BY,
  TRIP_ACTIONS,
  TRIP_ATTENTION,
  TRIP_CHARGE_KINDS,
  TRIP_EVENTS,
  TRIP_STATUSES,
} from '#domains/trips/journey/trip.contract.ts'
import { TRIP_PLACE_KINDS } from '#domains/fares/places/trip-place.contract.ts'
import { STAFF_RECORDS } from '#domains/trips/records/record-fields.contract.ts'
import { CLASS_FITS } from '#domains/fleet/class-fit.contract.ts'
import { EARNING_DECISIONS, EARNING_FLAGS } from '#domains/partners/earnings/earning-flag.contract.ts'
import { PAYOUT_ACCOUNT_KINDS } from '#domains/partners/statements/details/payout-account.contract.ts'
import {
  BATCH_FORMATS,
  BATCH_STATUSES,
  WITHHELD_REASONS,
} from '#domains/partners/statements/payouts/payout.contract.ts'
import { PAYOUT_STATES } from '#domains/partners/statements/statement.contract.ts'
import { WAITING_KINDS, WALLET_ENTRY_KINDS } from '#domains/companies/wallets/wallet.contract.ts'
import { BODY_TYPES, CATEGORIES, FUELS, type Vehicle } from '#kernel/acriss.ts'
import { WEEKDAYS } from '#kernel/opening-hours.ts'
import { PersonalCouponContract } from '#domains/coupons/coupon.contract.ts'
import { CARD_BRANDS } from '#domains/payments/payment-gateway.ts'
import { DRIVER_NOTE_FIELDS } from '#domains/rentals/bookings/driver.contract.ts'
import type { MoneyWord, StatusWord, BookingGroup } from '#web/rentals/booking-status.ts'
import type { ChangeState, findUnchangeableReason } from '#web/rentals/booking-changes.ts'
import type { NotMade } from '#web/areas/account/security/make-passkey.ts'
import type { SignInFault } from '#web/areas/account/sign-in/sign-in-fault.ts'
import { SECTION_GROUPS } from '#web/areas/staff/section.ts'
import { SECTION_NAMES } from '#web/areas/staff/sections.ts'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domains/staff/audit-names.contract.ts'
import { FIND_ACT_NAMES } from '#web/areas/staff/find/find-acts.ts'
import { SEARCH_HIT_KINDS } from '#domains/staff/find/find.contract.ts'
import { WALLET_ACTS } from '#web/areas/staff/companies/wallets.api.ts'
import { MONEY_PAGES } from '#web/areas/staff/money/money-nav.tsx'
import { SECTIONS } from '#web/areas/partner/frame/sections.ts'
import { SPANS } from '#web/areas/partner/revenue/revenue-query.ts'
import type { DifferenceWord } from '#web/areas/traveller/change/difference-words.ts'
import { COMPARED } from '#web/areas/traveller/compare/comparison.ts'
import type { OutcomeKind } from '#web/areas/traveller/checkout/payment/order-outcome.ts'
import { COVER } from '#web/areas/traveller/offer/card-terms.ts'
import type { AnsweredSupplier } from '#web/areas/traveller/search/answered-suppliers.ts'

/** Payment states that the payment form shows without a text per code. */
const UNPAID_STATES: ReadonlySet<string> = new Set(['due', 'declined'])
const SHOWN_PAYMENTS = TripPaymentReply.shape.payment.shape.status.options

// Another test verifies that both languages have the same keys.
const files = import.meta.glob<object>(['../**/words/en/*.json', '../../widget/words/en/*.json'], {
  eager: true,
  import: 'default',
})

/** The words below a path of a file, such as `dispatch:events.kinds`; of the widget's files `widget/trips:status`. */
function wordsAt(place: string): object {
  const [file = '', path = ''] = place.split(':')
  const [name = '', ofWidget] = file.split('/').toReversed()
  const [, texts] =
    Object.entries(files).find(
      ([at]) => at.endsWith(`/en/${name}.json`) && at.includes('/widget/words/') === (ofWidget === 'widget'),
    ) ?? expect.fail(`there is no ${file}`)
  return path.split('.').reduce((node, key) => (node as Record<string, object>)[key] ?? {}, texts)
}

/** Codes of contracts, each list by where pages have words for it. */
const CODES: Readonly<Record<string, readonly (string | number)[]>> = {
  'audit:actions': AUDIT_ACTIONS,
  'audit:subjects': AUDIT_SUBJECTS,
  'staff_money:pages': ['label', ...Object.keys(MONEY_PAGES)],
  'staff_money:disputes.states': DISPUTE_STATES,
  'staff_money:disputes.means': DISPUTE_STATES,
  'staff_money:disputes.acts': DISPUTE_ACTS,
  'staff_money:disputes.will': DISPUTE_ACTS,
  'staff_money:disputes.done': DISPUTE_ACTS,
  'staff_money:refunds.states': REFUND_STATES,
  'staff_money:invoices.kinds': INVOICE_KINDS,
  'staff_money:invoices.many': INVOICE_KINDS,
  'staff_money:differences.kinds': DIFFERENCE_KINDS,
  'staff_money:differences.states': DIFFERENCE_STATES,
  'find:acts': FIND_ACT_NAMES,
  'find:verbs': FIND_ACT_NAMES,
  'find:groups': ['pages', 'acts', ...SEARCH_HIT_KINDS],
  'terms:category': CATEGORIES,
  'terms:body_type': BODY_TYPES,
  'terms:fuel': FUELS,
  'terms:fuel_policy': FUEL_POLICIES,
  'terms:inclusion': INCLUSIONS,
  'terms:fee': FEE_KINDS,
  'terms:price_line': PRICE_LINE_KINDS,
  'terms:extra': EXTRA_KINDS,
  'terms:protection': PROTECTION_KINDS,
  'terms:cancelling': Object.keys(CANCELLATION_KINDS),
  'terms:cancelling_kind': Object.keys(CANCELLATION_KINDS),
  'terms:cancelling_text': Object.keys(CANCELLATION_KINDS),
  'terms:weekday': WEEKDAYS,
  'terms:booking_status': BOOKING_STATUSES,
  'booking:event': TRAVELLER_EVENTS,
  'booking:paid_back.causes': REFUND_CAUSES,
  'rating:aspect': ASPECTS,
  'choice:cause': GONE_CAUSES,
  'choice:by': Object.values(COMPARED).flat(),
  'choice:group': Object.keys(COMPARED),
  'rebook:terms': COMPARED_TERMS,
  'rebook:verdict': VERDICTS,
  'rebook:outcome': GIVE_UP_REASONS,
  'search:sorts': SORTS,
  'search:cover': COVER,
  'search:kinds': [...FILTER_KINDS, ...RANGE_KINDS],
  'account:invoices': INVOICE_KINDS,
  'invoice:sheet': INVOICE_KINDS,
  'feedback:topics': FEEDBACK_TOPICS,
  'earnings:states': EARNING_STATES,
  'earnings:meaning': EARNING_STATES,
  'earnings:reasons': EARNING_REASONS,
  'partner_reports:revenue.spans': SPANS,
  'partner:sections': SECTIONS.map(({ name }) => name),
  'dispatch:statuses': TRIP_STATUSES,
  'dispatch:approvals': ['waiting', 'approved', 'refused'],
  'dispatch:pay_by': PAY_BY,
  'dispatch:places': TRIP_PLACE_KINDS,
  'dispatch:payments.kinds': StaffTripPaymentContract.shape.kind.options,
  'dispatch:events.kinds': TRIP_EVENTS,
  'dispatch:acts': TRIP_ACTIONS,
  'dispatch:done': TRIP_ACTIONS,
  'dispatch:assign.classes': CLASS_FITS.filter((fit) => fit !== 'booked'),
  'dispatch:charge.options': TRIP_CHARGE_KINDS,
  'dispatch:collect.options': COLLECTION_KINDS,
  'staff:attention': TRIP_ATTENTION,
  'staff:roles': STAFF_ROLES,
  'staff:role_hints': STAFF_ROLES,
  'staff:tasks.kinds': TASK_KINDS,
  'staff:tasks.what': TASK_KINDS,
  'staff:enquiries.kinds': ENQUIRY_KINDS,
  'staff:enquiries.states': ENQUIRY_STATES,
  'staff:enquiries.acts': ENQUIRY_ACTS.filter((act) => act !== 'answer'),
  'staff:enquiries.robot_signs': SPAM_SIGNALS,
  'staff:enquiries.topics': FEEDBACK_TOPICS,
  'staff:people.states': MEMBER_STATES,
  'partner:people.roles': PARTNER_ROLES,
  'partners:states': PARTNER_STATES,
  'partners:changes': PARTNER_CHANGES,
  'partners:roles': PARTNER_ROLES,
  'partners:fields.options': [...EARNS, ...PARTNER_ROLES],
  'wallets:kinds': [...WALLET_ENTRY_KINDS, ...WAITING_KINDS],
  'partner_earnings:flags': EARNING_FLAGS,
  'partner_earnings:states': EARNING_STATES,
  'partner_earnings:reasons': EARNING_REASONS,
  'partner_earnings:decisions': EARNING_DECISIONS,
  'partner_earnings:acts': EARNING_DECISIONS,
  'payouts:statuses': BATCH_STATUSES,
  'payouts:formats': BATCH_FORMATS,
  'payouts:download': BATCH_FORMATS,
  'payouts:held.reasons': WITHHELD_REASONS,
  'partner_statements:states': PAYOUT_STATES,
  'partner_statements:accounts.kinds': PAYOUT_ACCOUNT_KINDS,
  'translations:states': TRANSLATION_STATES,
  'translations:platforms': PLATFORMS,
  'fleet:kinds': STAFF_RECORDS,
  'widget/trips:status': TRIP_STATUSES,
  'widget/my_account:wallet.kind': WALLET_ENTRY_KINDS,
}

/** All codes of a union: one that is missing here, or is none of it, does not compile. */
function all<Code extends string>(codes: Readonly<Record<Code, true>>): readonly Code[] {
  return Object.keys(codes) as Code[]
}

/** Codes that a page makes itself of what contracts say, as `CODES`. */
const CODES_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  'booking:status': all<StatusWord>({
    cart: true,
    unpaid: true,
    bank_asks: true,
    awaiting_payment: true,
    awaiting_supplier: true,
    confirmed: true,
    cancel_requested: true,
    change_requested: true,
    change_bank_asks: true,
    completed: true,
    cancelled: true,
    no_show: true,
    failed: true,
    expired: true,
  }),
  'booking:money': all<MoneyWord>({
    pending: true,
    held: true,
    paid: true,
    released: true,
    refund_pending: true,
    refunded: true,
    refund_failed: true,
    repaid: true,
    kept: true,
    declined: true,
    at_desk: true,
    nothing: true,
  }),
  'booking:list': all<BookingGroup>({ upcoming: true, past: true, cancelled: true }),
  'booking:change': all<Exclude<ChangeState, 'under_way'>>({
    made: true,
    unpaid: true,
    refused: true,
    abandoned: true,
  }),
  'booking:unchangeable': all<NonNullable<ReturnType<typeof findUnchangeableReason>>>({
    terms: true,
    late: true,
    under_way: true,
    other: true,
  }),
  'booking:card': CARD_BRANDS,
  'change:difference': all<DifferenceWord>({
    pay: true,
    refund: true,
    desk_more: true,
    desk_less: true,
    same: true,
  }),
  'checkout:outcome': all<OutcomeKind>({
    fields: true,
    price_changed: true,
    coupon: true,
    sold_out: true,
    declined: true,
    bank_refused: true,
    bank_unanswered: true,
    given_up: true,
    expired: true,
    flight_number: true,
    supplier: true,
    payment: true,
    refused: true,
    unpaid: true,
    unproved: true,
    not_yours: true,
    settled: true,
    unknown: true,
    too_many: true,
  }),
  'accounts:error': all<SignInFault>({
    denied: true,
    blocked: true,
    callback: true,
    ours: true,
    credentials: true,
    other: true,
    not_created: true,
    mail: true,
    elsewhere: true,
    form_over: true,
    not_linked: true,
    service_back: true,
    service: true,
    session_required: true,
    link_over: true,
    incomplete: true,
    second_step: true,
    wait: true,
  }),
  'account:coupons.state': PersonalCouponContract.shape.state.options,
  'security:passkeys.not_made': all<NotMade>({ known: true, turned_down: true }),
  'search:supplier_status': all<AnsweredSupplier['status']>({
    ok: true,
    missed: true,
    failed: true,
    off: true,
    asking: true,
  }),
  'terms:transmission': all<Vehicle['transmission']>({ manual: true, automatic: true }),
  'cover:part': [...COVER_PARTS],
  'terms:desk': StationContract.shape.desk.options,
  'terms:driver_field': DRIVER_NOTE_FIELDS,
  'terms:driver_hint': DRIVER_NOTE_FIELDS,
  'trip_payment:state': SHOWN_PAYMENTS.filter((status) => !UNPAID_STATES.has(status)),
  'widget/booking:card': SHOWN_PAYMENTS.filter((status) => status !== 'asked'),
  'widget/tabs:unit': Object.keys(UNIT_TEXTS).filter((unit) => unit !== 'piece'),
  'staff:nav': SECTION_NAMES,
  'staff:nav.groups': SECTION_GROUPS,
  'staff:tasks.owners': TASK_OWNERS,
  'wallets:acts': WALLET_ACTS,
  'wallets:what': WALLET_ACTS,
  'wallets:send': WALLET_ACTS,
  'wallets:done': WALLET_ACTS,
}

test.for([...Object.entries(CODES), ...Object.entries(CODES_OF_PAGES)])(
  'each code has words of its own at %s',
  ([place, codes]) => {
    const words = Object.keys(wordsAt(place))
    // Some are said otherwise by number or way.
    const missing = codes.filter(
      (code) => !words.some((word) => word === String(code) || word.startsWith(`${code}_`)),
    )
    expect(missing).toEqual([])
  },
)
