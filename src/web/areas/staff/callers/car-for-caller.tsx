import { type Ref, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { notByPhone } from '#domains/rentals/staff/callers/caller-offer.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHeader } from '#web/app/store.ts'
import { type Chosen, NOTHING_CHOSEN, priceBreakdown } from '#web/rentals/price-breakdown.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { BookForm } from './book-form.tsx'
import { withOffer } from './caller-search.ts'
import { useQuoteCarForCallerQuery } from './callers.api.ts'
import { ReadOut } from './read-out.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SupplierText } from '#web/rentals/supplier-text.tsx'
import { Fact } from '../frame/fact.tsx'
import { extraAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { ExtraName, useExtraName } from '#web/rentals/extra-name.tsx'
import { useProtectionOptions } from '#web/rentals/protection-options.tsx'
import { QuantityStepper } from '#web/rentals/quantity-stepper.tsx'

const NONE = 'none'

/**
 * The selected car: current price, extras, driver, and the text to read to the caller. Entered details stay
 * if the car is sold out or another one is selected.
 */
export function CarForCaller({ offerId }: { offerId: string | null }) {
  const { t } = useTranslation('staff_callers')
  const words = useErrorWords()
  const { lang_id } = useHeader()
  const [address] = useSearchParams()
  const [last, setLast] = useState<Quote | null>(null)
  const { currentData, error, isFetching, refetch } = useQuoteCarForCallerQuery(
    { offer_id: offerId ?? '', lang_id },
    { skip: offerId === null },
  )
  useEffect(() => {
    if (currentData) setLast(currentData)
  }, [currentData])
  const quote = currentData ?? last
  const isGone = error !== undefined && !isFetching
  return (
    <>
      {offerId !== null && (
        <LinkButton to={withOffer(address, null)} variant="second" className="self-start">
          {t('other_car')}
        </LinkButton>
      )}
      {offerId !== null && isGone && (
        <Notice tone="bad" title={words(error)}>
          {t('gone_text')}
        </Notice>
      )}
      {offerId !== null && !isGone && !currentData && <Skeleton className="h-100" />}
      {quote && (
        <div hidden={offerId === null || isGone || !currentData}>
          <QuotedCar quote={quote} offerId={offerId} onStale={() => void refetch()} />
        </div>
      )}
    </>
  )
}

type QuotedCarProps = { quote: Quote; offerId: string | null; onStale: () => void }

function QuotedCar({ quote, offerId, onStale }: QuotedCarProps) {
  const { t } = useTranslation('staff_callers')
  const [selection, setSelection] = useState<Chosen>(NOTHING_CHOSEN)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (offerId !== null) heading.current?.focus()
  }, [offerId])
  const { offer, protections, price_changed: changed } = quote
  const protection = protections.find(({ id }) => id === selection.protectionId) ?? null
  // A different car offers different protections.
  const chosen = { ...selection, protectionId: protection?.id ?? null }
  const breakdown = priceBreakdown(quote, chosen)
  return (
    <div className="flex flex-col gap-4">
      <CarHead quote={quote} heading={heading} />
      {changed && changed.after.amount !== changed.before.amount && (
        <Notice tone="careful" title={t('price_changed')}>
          <Price value={changed.before} className="line-through" />{' '}
          <Price value={changed.after} className="font-semibold" />
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <CarChoices quote={quote} chosen={chosen} onChoose={setSelection} />
        </div>
        <div className="min-w-0 xl:sticky xl:top-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <ReadOut quote={quote} breakdown={breakdown} protection={protection} />
        </div>
        <BookForm
          quote={quote}
          chosen={chosen}
          total={breakdown.total}
          notByPhone={notByPhone(offer, { ...offer.price, pay_now: breakdown.payNow })}
          onStale={onStale}
        />
      </div>
    </div>
  )
}

type CarHeadProps = { quote: Quote; heading: Ref<HTMLHeadingElement> }

/** The car, its supplier, and the places and times of pick-up and drop-off. */
function CarHead({ quote, heading }: CarHeadProps) {
  const { t } = useTranslation('staff_callers')
  const { offer, stations } = quote
  const { vehicle, supplier } = offer
  const ends = [
    { name: 'pick_up', at: quote.pickup_at, station: stations.pickup },
    { name: 'drop_off', at: quote.dropoff_at, station: stations.dropoff },
  ] as const
  return (
    <SectionCard title={vehicle.name} heading={heading}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-4">
        <Fact label={t('car')}>
          <SupplierText>{vehicle.name}</SupplierText> {vehicle.or_similar && t('terms:word.or_similar')}
          <span className="block text-xs text-ink-soft">
            <Parts>
              {vehicle.acriss}
              {t(`terms:transmission.${vehicle.transmission}`)}
            </Parts>
          </span>
        </Fact>
        <Fact label={t('supplier')}>
          <bdi>{supplier.name}</bdi>
          <span className="block text-xs text-ink-soft">
            {t(`terms:plan.${supplier.plan}`, { defaultValue: supplier.plan })}
          </span>
        </Fact>
        {ends.map(({ name, at, station }) => (
          <Fact key={name} label={t(`search:${name}`)}>
            <DayText value={at.slice(0, 10)} />{' '}
            <bdi dir="ltr" className="tabular">
              {at.slice(11)}
            </bdi>
            <span className="block text-xs text-ink-soft">
              <bdi>{station.name}</bdi>
            </span>
          </Fact>
        ))}
      </dl>
    </SectionCard>
  )
}

type CarChoicesProps = { quote: Quote; chosen: Chosen; onChoose: (next: Chosen) => void }

/** Protections and extras, with a hint on protections paid now, which cannot be booked by phone. */
function CarChoices({ quote, chosen, onChoose }: CarChoicesProps) {
  const { t } = useTranslation('staff_callers')
  const { offer, protections, extras } = quote
  const nameOf = useExtraName()
  const paidNow = new Set(protections.flatMap(({ id, paid }) => (paid === 'now' ? [id] : [])))
  const options = useProtectionOptions({ offer, protections, none: NONE }).map((option) =>
    paidNow.has(option.value)
      ? { ...option, disabled: true, note: <>{t('not_by_phone.paid_now')}</> }
      : option,
  )
  return (
    <>
      {protections.length > 0 && (
        <SectionCard title={t('car:protections')}>
          <RadioCards
            legend={<span className="sr-only">{t('car:protections')}</span>}
            name="protection"
            options={options}
            value={chosen.protectionId ?? NONE}
            onChange={({ target: { value } }) =>
              onChoose({ ...chosen, protectionId: value === NONE ? null : value })
            }
          />
        </SectionCard>
      )}
      {extras.length > 0 && (
        <SectionCard title={t('car:extras')}>
          <ul className="flex flex-col divide-y divide-line">
            {extras.map((extra) => (
              <li key={extra.id} className="flex items-center justify-between gap-3 py-1 text-sm">
                <span className="min-w-0">
                  <ExtraName extra={extra} />
                  <span className="block text-xs text-ink-soft">
                    <DeskPrice shown={extra.price_for_rental} own={extraAtDesk(extra)} />
                  </span>
                </span>
                <QuantityStepper
                  name={nameOf(extra)}
                  value={chosen.quantities[extra.id] ?? 0}
                  max={extra.max}
                  onChange={(quantity) =>
                    onChoose({ ...chosen, quantities: { ...chosen.quantities, [extra.id]: quantity } })
                  }
                />
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  )
}
