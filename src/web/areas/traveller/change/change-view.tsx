import { useEffect, useRef, useState, type SubmitEvent, useCallback } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { usePageRestored } from '#web/app/use-page-restored.ts'
import { Breadcrumb } from '#web/shell/breadcrumb.tsx'
import { DriverFields } from '../checkout/driver/driver-fields.tsx'
import { RentalGlance } from '../checkout/rental-glance.tsx'
import { Step } from '../checkout/step.tsx'
import { tabStorage } from '#web/forms/tab-storage.ts'
import type { HostedCard } from '../card-fields/hosted-card.ts'
import { PeriodFields } from '#web/rentals/search-form/period-fields.tsx'
import { LONGEST_RENTAL_DAYS } from '#domains/rentals/search/search-choice.contract.ts'
import type { SearchFaults } from '#web/rentals/search-form/search-faults.ts'
import { draftedBooking, draftOf, type ChangeDraft } from './requested-change.ts'
import { saveDraft, storedDraft } from './stored-draft.ts'
import { periodFaults } from './period-faults.ts'
import { PriceStep } from './price-step.tsx'
import { useChange, type QuotedPrice } from './use-change.ts'
import { Form } from '#web/forms/form.tsx'
import { useChangeForm } from './use-change-form.ts'
import { ExtrasReview } from '../checkout/extras-review.tsx'
import { ProtectionReview } from '../checkout/protection-review.tsx'

type ChangeViewProps = { booking: Booking; onRefetch: () => Promise<unknown> }

/** The change, its price and the consent, on one page. */
export function ChangeView({ booking, onRefetch }: ChangeViewProps) {
  const { t } = useTranslation('change')
  const { today, cardField } = useSite()
  const [draft, setDraft] = useState(() => draftOf(booking))
  const { quoted, onQuoted, onInputChange } = useQuotedPrice()
  const [faults, setFaults] = useState<SearchFaults<string>>({})
  const pays = quoted !== null && quoted.due.amount > 0
  const hostedCard = useRef<HostedCard>(null)
  const change = useChange({ booking, draft, quoted, onQuoted, hostedCard, onRefetch })
  const form = useChangeForm(booking, {
    priced: quoted !== null,
    card: pays && cardField.kind === 'typed',
    send: change.send,
  })
  const { booking_id: bookingId } = booking
  // The bank may still be waiting for an answer.
  usePageRestored(() => void onRefetch())

  useEffect(() => {
    const stored = storedDraft(tabStorage(), bookingId)
    if (stored) setDraft(stored)
  }, [bookingId])

  // A price applies only to the change it was requested for.
  const redraft = (changed: Partial<ChangeDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    onInputChange()
    setFaults({})
    saveDraft(tabStorage(), bookingId, next)
  }
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name = '', type }) => {
          if (type === 'change' && !name.startsWith('card_') && name !== 'terms') onInputChange()
        },
      }),
    [form, onInputChange],
  )

  const submit = (event: SubmitEvent) => {
    const wrong = periodFaults(booking, draft, today)
    setFaults(wrong)
    const first = (['pickup_date', 'dropoff_date'] as const).find((field) => wrong[field])
    if (!first) return form.onSubmit(event)
    event.preventDefault()
    document.getElementById(first)?.focus()
  }
  const drafted = draftedBooking(booking, draft)
  const otherTimes = drafted.pickup_at !== booking.pickup_at || drafted.dropoff_at !== booking.dropoff_at
  const faultOf = (field: 'pickup_date' | 'dropoff_date') => {
    const fault = faults[field]
    return fault === undefined ? undefined : t(`home:form.fault.${fault}`, { days: LONGEST_RENTAL_DAYS })
  }

  return (
    <>
      <Breadcrumb
        crumbs={[{ label: booking.reference, to: `/booking/${booking.reference}` }, { label: t('title') }]}
      />
      <h1 className="mt-2 text-xl md:text-2xl">{t('title')}</h1>
      <p className="mt-1 text-ink-soft">{t('intro')}</p>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Form
          form={{ ...form, onSubmit: submit }}
          aria-label={t('title')}
          className="flex min-w-0 flex-col gap-5"
        >
          <Step number={1} title={t('times.title')} text={t('times.text')}>
            <PeriodFields
              period={draft.period}
              onChange={(period) => redraft({ period })}
              faults={{ pickup_date: faultOf('pickup_date'), dropoff_date: faultOf('dropoff_date') }}
            />
          </Step>
          <Step number={2} title={t('driver.title')} text={t('driver.text', { age: booking.driver_age })}>
            <DriverFields form={form} />
          </Step>
          <ExtrasDraft booking={booking} draft={draft} onChange={redraft} />
          <PriceStep form={form} booking={booking} quoted={quoted} hostedCard={hostedCard} change={change} />
        </Form>
        <div className="self-start max-lg:order-first lg:sticky lg:top-4">
          <h2 className="mb-2 text-sm font-semibold">{t(otherTimes ? 'price.changed' : 'price.booked')}</h2>
          <RentalGlance booking={drafted} />
        </div>
      </div>
    </>
  )
}

/** Provides the quoted price while the form still matches the quote; an outdated one is never rendered. */
function useQuotedPrice() {
  const [changes, setChanges] = useState(0)
  const [answer, setAnswer] = useState<{ quoted: QuotedPrice; after: number } | null>(null)
  return {
    quoted: answer?.after === changes ? answer.quoted : null,
    /** Applies to the form at the creation of this callback, even if called later. */
    onQuoted: (quoted: QuotedPrice | null) => setAnswer(quoted && { quoted, after: changes }),
    onInputChange: useCallback(() => setChanges((before) => before + 1), []),
  }
}

type ExtrasDraftProps = {
  booking: Booking
  draft: ChangeDraft
  onChange: (changed: Pick<ChangeDraft, 'extras'> | Pick<ChangeDraft, 'protectionId'>) => void
}

/** Extras and protection to add or remove. */
function ExtrasDraft({ booking, draft, onChange }: ExtrasDraftProps) {
  const { t } = useTranslation('change')
  const { extras, protections } = booking.available
  const drafted = draftedBooking(booking, draft)
  if (extras.length === 0 && protections.length === 0)
    return (
      <Step number={3} title={t('checkout:extras.title')}>
        <p className="text-sm text-ink-soft">{t('checkout:extras.none')}</p>
      </Step>
    )
  return (
    <Step number={3} title={t('checkout:extras.title')} text={t('extras.text')}>
      <div className="flex flex-col gap-5">
        {protections.length > 0 && (
          <ProtectionReview booking={drafted} onChange={(protectionId) => onChange({ protectionId })} />
        )}
        {extras.length > 0 && (
          <ExtrasReview booking={drafted} onChange={(chosen) => onChange({ extras: chosen })} />
        )}
      </div>
    </Step>
  )
}
