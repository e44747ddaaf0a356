import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripCallerRow } from '#domains/trips/dispatch/callers/book-for-caller.contract.ts'
import { CATEGORIES, type TripCategory } from '#domains/fares/categories.contract.ts'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { BookForm } from './new/book-form.tsx'
import { CallerField } from './new/caller-field.tsx'
import { Options, type TripOption } from './new/options.tsx'
import { TripForm } from './new/trip-form.tsx'
import { useQuoteForCallerMutation } from './trips.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

/** Quotes and books a trip for a caller. */
export const { preload, Component } = staffPage({
  section: 'trips',
  title: 'dispatch:new.title',
  Content: NewTrip,
})

function NewTrip() {
  const { t } = useTranslation('dispatch')
  const [quoteTrip] = useQuoteForCallerMutation()
  const [caller, setCaller] = useState<TripCallerRow | null>(null)
  const [quote, setQuote] = useState<TripQuote | null>(null)
  const [category, setCategory] = useState<TripCategory>(CATEGORIES[0].number)
  const [option, setOption] = useState<TripOption | null>(null)
  const prices = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (quote) prices.current?.focus()
  }, [quote])
  // The booking form keeps its input when a new quote arrives.
  const isQuoted = option !== null && quote?.options.includes(option) === true
  const show = (next: TripQuote | null, of = category) => {
    setQuote(next)
    setCategory(of)
    const same = next?.options.find(({ vehicle_type: { id } }) => id === option?.vehicle_type.id)
    if (same) setOption(same)
  }
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <BackLink to="/staff/trips">{t('record.back')}</BackLink>
      <SectionCard title={t('caller.title')} text={t('caller.text')}>
        <CallerField
          caller={caller}
          onChoose={(next) => {
            setCaller(next)
            show(null)
          }}
        />
      </SectionCard>
      <SectionCard title={t('new.trip')}>
        <TripForm
          quote={(request) => quoteTrip({ request, profile_id: caller?.profile_id ?? null })}
          onQuoted={show}
        />
      </SectionCard>
      {quote && (
        <SectionCard title={t('new.prices')} heading={prices}>
          <Options quote={quote} chosen={isQuoted ? option : null} onChoose={setOption} />
        </SectionCard>
      )}
      {option && (
        <div hidden={!isQuoted}>
          <SectionCard title={t('new.booking')}>
            <BookForm key={`${caller?.profile_id}`} category={category} option={option} caller={caller} />
          </SectionCard>
        </div>
      )}
    </div>
  )
}
