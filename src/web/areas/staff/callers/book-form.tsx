import { LANGUAGE_CODES, langIdOf, type Language } from '#kernel/locale.ts'
import { useState } from 'react'
import type { NotByPhone } from '#domains/rentals/staff/callers/caller-offer.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import type { Money } from '#kernel/money.ts'
import { problemOf } from '#ui/error-words.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { RefusalText } from '#web/forms/form.tsx'
import { countryName } from '#web/forms/use-countries.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { chosenExtras, type Chosen } from '#web/rentals/price-breakdown.ts'
import { PHONE, type FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useBookCarForCallerMutation } from './callers.api.ts'

const FIELDS: readonly FieldSpec[] = [
  {
    name: 'driver',
    kind: 'part',
    fields: [
      { name: 'first_name', kind: 'text' },
      { name: 'last_name', kind: 'text' },
      { name: 'latin_first_name', kind: 'latin_name', of: 'first_name', optional: true },
      { name: 'latin_last_name', kind: 'latin_name', of: 'last_name', optional: true },
      { name: 'email', kind: 'code' },
      { name: 'flight_number', kind: 'code', optional: true },
      { name: 'phone', kind: 'part', fields: PHONE },
      { name: 'age', kind: 'number', usual: [18, 85] },
      { name: 'residence', kind: 'country' },
    ],
  },
  { name: 'mails_in', kind: 'choice', options: LANGUAGE_CODES },
  { name: 'terms_read', kind: 'yes' },
]

/** Errors that make the quote stale: the price is requested again and read to the caller again. */
const STALE: ReadonlySet<string> = new Set([
  'price_changed',
  'quote_expired',
  'quote_not_found',
  'sold_out',
  'supplier_refused',
  'not_in_cart',
])

type BookFormProps = {
  quote: Quote
  chosen: Chosen
  /** Price that the caller was quoted. */
  total: Money
  notByPhone: NotByPhone | null
  /** Called if the price must be requested again. */
  onStale: () => void
}

/** Driver details and the caller's consent; books the car and opens the booking. */
export function BookForm({ quote, chosen, total, notByPhone, onStale }: BookFormProps) {
  const { t } = useTranslation('staff_callers')
  const language = useLanguage()
  const navigate = useNavigateFromHere()
  const [book] = useBookCarForCallerMutation()
  const [key, setKey] = useState(() => crypto.randomUUID())
  /** The total of the rejected attempt. */
  const [rejectedTotal, setRejectedTotal] = useState<Money | null>(null)
  const form = useStaffForm({
    id: 'book',
    fields: FIELDS,
    values: {
      driver: { age: quote.driver_age, residence: quote.residence },
      mails_in: language,
    },
    send: async (input) => {
      const { driver, mails_in, terms_read } = input as BookingInput
      const entered = Object.entries(driver).filter(([, value]) => value !== null)
      const answer = await book({
        key,
        body: {
          quote_id: quote.quote_id,
          extras: chosenExtras(quote, chosen).map(({ extra, quantity }) => ({ id: extra.id, quantity })),
          protection_id: chosen.protectionId,
          driver: Object.fromEntries(entered),
          accept_total: total,
          terms_read,
          notice_lang_id: langIdOf(mails_in),
        },
      })
      const problem = problemOf(answer.error)
      // A rejected call booked nothing: the next attempt needs a new key.
      if (problem) setKey(crypto.randomUUID())
      const isStale = problem !== null && STALE.has(problem.code)
      setRejectedTotal(isStale ? total : null)
      if (isStale) {
        // The caller's consent applied to the old price.
        form.setValue('terms_read', false)
        onStale()
      }
      return answer
    },
    success: ({ reference, status }) =>
      t(status === 'confirmed' ? 'done' : 'done_waiting', { reference: isolate(reference, 'ltr') }),
    done: ({ booking_id }) => navigate(`/staff/bookings/${booking_id}`),
  })
  const priceChange: RefusalText =
    rejectedTotal && rejectedTotal.amount !== total.amount
      ? {
          tone: 'careful',
          title: t('price_changed'),
          text: t('told_again', {
            before: formatMoney(rejectedTotal, language),
            after: formatMoney(total, language),
          }),
        }
      : {}
  return (
    <SectionCard title={t('book.driver')}>
      <StaffForm
        form={form}
        label={t('book.act', { total: formatMoney(total, language) })}
        words="staff_callers:book"
        explain={() => priceChange}
      >
        {notByPhone && <Notice tone="careful" title={t(`not_by_phone.${notByPhone}`)} />}
        <p className="text-sm text-ink-soft">
          {t('priced_for', {
            age: quote.driver_age,
            country: countryName(quote.residence, language),
          })}
        </p>
      </StaffForm>
    </SectionCard>
  )
}

type BookingInput = {
  driver: Readonly<Record<string, unknown>>
  mails_in: Language
  terms_read: unknown
}
