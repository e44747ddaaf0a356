import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { cancellationRule } from '#domains/rentals/search/cancellation-rule.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { formatDay, type DayStyle } from '#ui/formats/dates.ts'
import { wallTime } from '#ui/formats/wall-time.ts'

/**
 * Returns the text on changing a booking of this offer, and its deadline in the desk's local time: changes
 * are possible as long as cancellation is free.
 */
export function useChangeWords({ cancellation, pickup }: Offer, style: DayStyle = 'brief'): string {
  const { t } = useTranslation('terms')
  const { language } = useSite()
  const { freeUntil } = cancellationRule(cancellation)
  if (freeUntil === null) return t('word.unchangeable')
  return t('word.changeable', { when: formatDay(wallTime(freeUntil, pickup.time_zone), language, style) })
}
