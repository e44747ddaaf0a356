import { ArrowLeft } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form, useActionData, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { ShareButton } from '#web/shell/share-button.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { CouponNote } from '#web/rentals/coupon-note.tsx'
import { couponOf } from '#web/rentals/search-form/search-url.ts'
import type { CarRejection } from './car-action.ts'
import { CarFailed } from './car-failed.tsx'
import { CHOICE_FORM, NO_PROTECTION, protectionField, readChosen, withChosen } from './car-url.ts'
import { ExtrasChoice } from './extras-choice.tsx'
import { type Chosen, priceBreakdown } from '#web/rentals/price-breakdown.ts'
import { PriceChanged } from './price-changed.tsx'
import { Continue, type PayProps, PriceSummary } from './price-summary.tsx'
import { QuoteStations } from './quote-stations.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { QuoteVehicle } from './quote-vehicle.tsx'
import { useBackToResults } from './use-back-to-results.ts'
import { usePutInCart } from './use-put-in-cart.ts'
import { useQuoteClock } from '#web/rentals/use-quote-clock.ts'
import { BackToTopInBar } from '#web/shell/back-to-top.tsx'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import type { Money } from '#kernel/money.ts'
import { useSite } from '#web/app/site.tsx'
import { rentalLine } from '#web/rentals/shared-rental.ts'
import type { SharedWords } from '#web/shell/shared-link.tsx'
import { Card } from '#ui/card.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { useProtectionOptions } from '#web/rentals/protection-options.tsx'

type QuoteViewProps = { quote: Quote; renewing: boolean; failure: unknown; onRenew: () => void }

/** A car with its quote: all its terms, extras and protection to choose, and the price breakdown. */
export function QuoteView({ quote, renewing, failure, onRenew }: QuoteViewProps) {
  const { t } = useTranslation('car')
  const words = useErrorWords()
  const [chosen, setChosen] = useChosen()
  const [acceptedTotal, setAcceptedTotal] = useState<number | null>(null)
  const clock = useQuoteClock(quote.expires_at)
  const [query] = useSearchParams()
  const coupon = couponOf(query)
  const sent = useActionData<CarRejection>()
  const cart = usePutInCart(quote, coupon)
  const cartError = cart.error ?? (cart.busy ? null : sent?.error) ?? null
  const cars = useBackToResults(quote.search)
  const breakdown = priceBreakdown(quote, chosen)
  const shared = useSharedCar(quote, breakdown.total)
  if (failure && !renewing) return <CarFailed error={failure} onRetry={onRenew} />

  const { offer, price_changed: changed } = quote
  const rose = changed !== null && changed.after.amount > changed.before.amount
  const mustAccept = rose && acceptedTotal !== changed.after.amount
  const cartGone = problemOf(cart.error)?.status === 410
  const pay = {
    breakdown,
    quote,
    expired: clock.expired || cartGone,
    until: clock.until,
    mustAccept,
    busy: cart.busy || renewing,
    onRenew,
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // Enter in a field submits the form too.
    if (!mustAccept && !pay.expired && !pay.busy) void cart.putInCart(chosen)
  }
  return (
    <div className="page-width flex flex-col gap-5 pt-5 lg:pb-8 md:pt-8">
      <PageHead
        title={offer.vehicle.name}
        description={t('description', { car: offer.vehicle.name, supplier: offer.supplier.name })}
        noIndex
        shared={shared}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <PageLink
          to={cars.to}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-coral-deep underline-offset-4 hover:underline"
        >
          <ArrowLeft className="size-4 mirrored" />
          {t(cars.text)}
        </PageLink>
        <ShareButton path={shared.path} title={shared.title} />
      </div>
      {changed && changed.after.amount !== changed.before.amount && (
        <PriceChanged
          changed={changed}
          accepted={!mustAccept}
          backTo={cars.to}
          onAccept={() => setAcceptedTotal(changed.after.amount)}
        />
      )}
      {coupon !== '' && <CouponNote code={coupon} car={offer} />}
      {cartError !== null && !cartGone && (
        <Notice tone="bad" title={t('add_failed')} tabIndex={-1} ref={bringToView}>
          {words(cartError)}
        </Notice>
      )}
      <Form id={CHOICE_FORM} method="post" onSubmit={submit}>
        <input type="hidden" name="quote_id" value={quote.quote_id} />
      </Form>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <QuoteVehicle quote={quote} />
          <ProtectionChoice
            quote={quote}
            value={chosen.protectionId}
            onChange={(protectionId) => setChosen({ ...chosen, protectionId })}
          />
          <ExtrasChoice
            extras={quote.extras}
            quantities={chosen.quantities}
            onChange={(quantities) => setChosen({ ...chosen, quantities })}
          />
          <QuoteStations quote={quote} />
          <QuoteTerms quote={quote} protectionId={chosen.protectionId} />
        </div>
        <PriceSummary {...pay} />
      </div>
      <ContinueBar {...pay} />
    </div>
  )
}

/** Focuses the notice, which scrolls it into view: the pressed button may be far below. */
function bringToView(notice: HTMLElement | null) {
  notice?.focus()
}

/**
 * Returns the choices for a car, also in the page's URL, so that another language, tab or person opens the
 * same.
 */
function useChosen(): [Chosen, (next: Chosen) => void] {
  const { search, state } = useLocation()
  const rejected = useActionData<CarRejection>()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => rejected?.chosen ?? readChosen(new URLSearchParams(search)))
  const choose = (next: Chosen) => {
    setChosen(next)
    const query = withChosen(new URLSearchParams(search), next)
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true, state })
  }
  return [chosen, choose]
}

/** Total and next step at the foot of a small screen, always in view. */
function ContinueBar(props: PayProps) {
  const { t } = useTranslation('car')
  return (
    <div className="foot-bar z-10 -mx-4 flex items-center gap-4 border-t border-line bg-paper px-4 py-3 shadow-floating md:-mx-6 md:px-6 lg:hidden">
      <BackToTopInBar />
      <div className="min-w-0">
        <p className="text-lg leading-tight font-semibold">
          <Price value={props.breakdown.total} />
        </p>
        <a href="#price" className="text-link text-xs">
          {t('show_price')}
        </a>
      </div>
      <div className="grow">
        <Continue {...props} />
      </div>
    </div>
  )
}

/**
 * Returns the texts of a shared car: place, days, and its total with the selected options. They omit the
 * coupon, which stays its owner's.
 */
function useSharedCar({ offer, days, ...quote }: Quote, total: Money): SharedWords {
  const { t } = useTranslation('terms')
  const { language } = useSite()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('coupon')
  const line = rentalLine(
    {
      from: quote.pickup_at.slice(0, 10),
      to: quote.dropoff_at.slice(0, 10),
      days: t('count.days', { count: days }),
    },
    language,
  )
  return {
    title: offer.vehicle.or_similar ? `${offer.vehicle.name} ${t('word.or_similar')}` : offer.vehicle.name,
    description: `${offer.pickup.name} · ${line}`,
    total: formatMoney(total, language),
    path: pathname + (query.size > 0 ? `?${query}` : ''),
  }
}

type ProtectionChoiceProps = { quote: Quote; value: string | null; onChange: (id: string | null) => void }

/** Protections sold with the car, each with the excess that remains. */
function ProtectionChoice({ quote, value, onChange }: ProtectionChoiceProps) {
  const { t } = useTranslation('car')
  const { offer, protections } = quote
  const options = useProtectionOptions({ offer, protections, none: NO_PROTECTION })
  if (protections.length === 0) return null
  return (
    <Card>
      <h2 className="text-lg">{t('protections')}</h2>
      <p id="protections-text" className="mt-1 mb-3 text-sm text-ink-soft">
        {t('protections_text')}
      </p>
      <RadioCards
        legend={<span className="sr-only">{t('protections')}</span>}
        name={protectionField}
        form={CHOICE_FORM}
        options={options}
        value={value ?? NO_PROTECTION}
        onChange={(event) => onChange(event.target.value === NO_PROTECTION ? null : event.target.value)}
      />
    </Card>
  )
}
