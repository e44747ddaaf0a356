import { counted, fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { decimal, type Money } from '#kernel/money.ts'
import { term } from '#domains/translations/public.ts'
import type { Offer } from '../search/search.contract.ts'
import { cancellationText } from './cancellation-text.ts'
import type { Quote } from './quote.contract.ts'
import { QUOTE_TEXTS, type QuoteTexts } from './quote-texts.ts'

/** The offer fields that the terms are built from. */
export type OfferTerms = Pick<
  Offer,
  'payment' | 'licence_years' | 'deposit' | 'excess' | 'desk' | 'fuel_policy' | 'mileage' | 'cancellation'
> & { pickup: Pick<Offer['pickup'], 'time_zone'> }

/**
 * Returns the rental's terms as text, from the offer's own data: payment, deposit, excess, fuel, mileage, cancellation.
 */
export function quoteTerms(offer: OfferTerms, language: Language): Quote['terms'] {
  const { payment, desk, deposit, fuel, mileage, cancellation } = QUOTE_TEXTS[language]
  const deskTime = (instant: string) => wallTime(instant, offer.pickup.time_zone)
  return [
    { id: 'payment', heading: payment.heading, text: payment[offer.payment.timing] },
    {
      id: 'desk',
      heading: desk.heading,
      text: fill(offer.payment.credit_card_required ? desk.creditCard : desk.anyCard, {
        years: counted(desk.years, offer.licence_years ?? 1, language),
      }),
    },
    { id: 'deposit', heading: deposit.heading, text: depositText(offer, deposit) },
    { id: 'fuel', heading: fuel.heading, text: term('fuel_policy', offer.fuel_policy, language) },
    { id: 'mileage', heading: mileage.heading, text: mileageText(offer, mileage) },
    { id: 'cancellation', heading: cancellation.heading, text: cancellationText(offer, language, deskTime) },
  ]
}

/** Formats the deposit in the currency that the desk charges. */
function depositText(offer: OfferTerms, texts: QuoteTexts['deposit']): string {
  const { deposit, excess } = offer.desk ?? offer
  const depositPart = deposit ? fill(texts.held, { amount: sum(deposit) }) : texts.unknown
  return excess ? `${depositPart} ${fill(texts.excess, { amount: sum(excess) })}` : depositPart
}

function mileageText({ mileage, desk }: OfferTerms, texts: QuoteTexts['mileage']): string {
  if (mileage.unlimited) return texts.unlimited
  const km = mileage.km_included ?? 0
  const each = desk?.extra_km ?? mileage.extra_km
  return each ? fill(texts.includedAndPaid, { km, each: sum(each) }) : fill(texts.included, { km })
}

function sum({ amount, currency }: Money): string {
  return `${currency} ${decimal(amount)}`
}

function wallTime(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
}
