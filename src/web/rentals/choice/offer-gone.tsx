import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'

type OfferGoneProps = {
  item: KnownOffer
  /** Name of the car, if known. */
  name: string | null
  /** Content next to its button. */
  children?: ReactNode
}

/** A car without a current price: the reason, its details, and the next step. */
export function OfferGone({ item, name, children }: OfferGoneProps) {
  const { t } = useTranslation('choice')
  const { language } = useSite()
  const { state, cause, shown, rental } = item
  const reasonKey = state === 'gone' ? `cause.${cause}` : `state.${state}`
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{name === null ? t('gone_car') : <bdi>{name}</bdi>}</p>
      {rental && (
        <Parts className="text-xs text-ink-soft">
          <bdi>{rental.supplier.name}</bdi>
          <bdi>{rental.pickup.name}</bdi>
        </Parts>
      )}
      <p className="text-sm font-medium text-careful">{t(reasonKey)}</p>
      {shown && (
        <p className="text-xs text-ink-soft" suppressHydrationWarning>
          {t('was', { price: formatMoney(shown, language) })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton variant="second" to={rental ? `/search?${rental.search}` : '/'}>
          {t(rental ? 'other_cars' : 'search_cars')}
        </LinkButton>
        {children}
      </div>
    </div>
  )
}
