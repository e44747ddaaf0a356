import { useLanguage } from '#ui/use-language.ts'
import { formatPercent } from '#ui/formats/text-formats.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerSummary } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { isolate } from '#kernel/isolate.ts'

type Terms = PartnerSummary['terms']

/** Returns texts of partner terms; percentages are direction-isolated. */
export function useTermsText() {
  const { t } = useTranslation('partners')
  const language = useLanguage()
  const percent = (value: number) => isolate(formatPercent(value, language))

  /** Returns the partner's own bounds of a percentage. */
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
    /** Current earning model and rate. */
    earns: ({ terms, percent: inForce }: Pick<PartnerSummary, 'terms' | 'percent'>) =>
      terms.earns === 'margin_share'
        ? t('share_of_margin', { percent: percent(terms.share_percent ?? 0) })
        : t('percent_of_rental', { percent: percent(inForce ?? 0) }),
    /** Commission on trips. */
    trips: ({ trip_percent: trips }: Terms) =>
      trips === null ? t('as_for_all') : t('percent_of_fare', { percent: percent(trips) }),
    /** All terms on one line. */
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
