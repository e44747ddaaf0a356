import { cancellationRule } from '#domains/rentals/search/cancellation-rule.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { formatDay, type DayStyle } from '#ui/formats/dates.ts'
import { wallTime } from '#ui/formats/wall-time.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { useDeskMoney } from './desk-price.tsx'

/** Returns the mileage that the price includes. */
export function useMileageWords({ mileage, desk }: Offer): string {
  const { t } = useTranslation('search')
  const deskMoney = useDeskMoney()
  if (mileage.unlimited) return t('terms:mileage.unlimited')
  if (mileage.km_included === null) return t('mileage_unknown')
  return mileage.extra_km
    ? t('mileage_km', {
        km: mileage.km_included,
        price: deskMoney({ shown: mileage.extra_km, own: desk?.extra_km }),
      })
    : t('mileage_km_only', { km: mileage.km_included })
}

/**
 * Returns the cancellation terms, on a label or in a sentence, with the last free hour in the desk's local
 * time; a style with the year is for print.
 */
export function useCancellationWords(
  { cancellation, pickup }: Offer,
  style: DayStyle = 'brief',
  form: 'cancelling' | 'cancelling_text' = 'cancelling',
): { free: boolean; words: string } {
  const { t } = useTranslation('terms')
  const { language } = useSite()
  const { kind, freeUntil } = cancellationRule(cancellation)
  const when = freeUntil === null ? '' : formatDay(wallTime(freeUntil, pickup.time_zone), language, style)
  return { free: freeUntil !== null, words: t(`${form}.${kind}`, { when }) }
}
