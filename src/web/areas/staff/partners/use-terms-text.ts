import { useLanguage } from '#ui/use-language.ts'
import { formatPercent } from '#ui/formats/text-formats.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerSummary } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { isolate } from '#kernel/isolate.ts'

type Terms = PartnerSummary['terms']

/** Terms in words; a percent keeps its order in a sentence of either direction. */
export function useTermsText() {
  const { t } = useTranslation('partners')
  const language = useLanguage()
  const percent = (value: number) => isolate(formatPercent(value, language))

  /** The bounds of a percent that are a partner's own. */
  function bounds({ min_percent: min, max_percent: max, usual_percent: usual }: Terms): string[] {
    return [
      ...(min === null ? [] : [t('bounds.min', { percent: percent(min) })]),
      ...(max === null ? [] : [t('bounds.max', { percent: percent(max) })]),
      ...(usual === null ? [] : [t('bounds.usual', { percent: percent(usual) })]),
    ]
  }

  return {
    percent,
    bounds,
    /** What a partner earns now. */
    earns: ({ terms, percent: inForce }: Pick<PartnerSummary, 'terms' | 'percent'>) =>
      terms.earns === 'margin_share'
        ? t('share_of_margin', { percent: percent(terms.share_percent ?? 0) })
        : t('percent_of_rental', { percent: percent(inForce ?? 0) }),
    /** What trips earn them. */
    trips: ({ trip_percent: trips }: Terms) =>
      trips === null ? t('as_for_all') : t('percent_of_fare', { percent: percent(trips) }),
    /** All that was agreed, on one line. */
    agreed: (terms: Terms) =>
      [
        terms.earns === 'margin_share'
          ? t('share_of_margin', { percent: percent(terms.share_percent ?? 0) })
          : t('a_percent'),
        ...bounds(terms),
        ...(terms.trip_percent === null
          ? []
          : [t('percent_of_fare', { percent: percent(terms.trip_percent) })]),
        t('held', { count: terms.holding_days }),
      ].join(' · '),
  }
}
