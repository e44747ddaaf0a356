import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import { protectionAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import type { QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { IncludedCoverFacts, ProtectionFacts } from './cover-facts.tsx'
import { DeskPrice, useDeskMoney } from './desk-price.tsx'
import { ProtectionName } from './supplier-text.tsx'

type Choice = {
  offer: Offer
  protections: readonly QuotedProtection[]
  /** The value of taking none of them. */
  none: string
}

/**
 * Returns a car's protections as cards to choose from, each with its remaining excess and its cover; first,
 * no protection.
 */
export function useProtectionOptions({ offer, protections, none }: Choice) {
  const { t } = useTranslation('cover')
  const deskMoney = useDeskMoney()
  const excess = (shown: Money | null, own: Money | null | undefined) => {
    if (shown === null) return t('excess_unknown')
    return shown.amount === 0 ? t('excess_zero') : t('excess_stays', { price: deskMoney({ shown, own }) })
  }
  return [
    {
      value: none,
      label: t('no_protection'),
      note: (
        <>
          <span className="block">{excess(offer.excess, offer.desk?.excess)}</span>
          <IncludedCoverFacts inclusions={offer.inclusions} />
        </>
      ),
      end: t('free'),
    },
    ...protections.map((protection) => ({
      value: protection.id,
      label: t(`terms:protection.${protection.kind}`),
      note: (
        <>
          <span className="block">{excess(protection.excess_after, protection.desk_excess_after)}</span>
          {protection.kind === 'excess_refund' && (
            <span className="block">{t('terms:protection_note.excess_refund')}</span>
          )}
          <ProtectionName protection={protection} />
          <ProtectionFacts protection={protection} />
        </>
      ),
      end: (
        <span className="font-semibold">
          + <DeskPrice shown={protection.price_for_rental} own={protectionAtDesk(protection)} />
        </span>
      ),
    })),
  ]
}
