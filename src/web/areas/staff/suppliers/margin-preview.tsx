import { useLanguage } from '#ui/use-language.ts'
import { formatPercent } from '#ui/formats/text-formats.ts'
import type { MarginPreview as Preview } from '#domains/rentals/supply/margin-rule.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { Parts } from '#ui/parts.tsx'

/** Effect of a rule on today's offers at some places. */
export function MarginPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation('staff_suppliers')
  const language = useLanguage()
  const { offers, changed, percent, places, examples, pickup_date, days } = preview
  const text = (value: number) => isolate(`${value > 0 ? '+' : ''}${formatPercent(value, language)}`)
  return (
    <Notice
      tone={changed === 0 ? 'careful' : 'plain'}
      title={t('preview.changed', { changed: isolate(String(changed)), count: offers })}
    >
      {percent && (
        <p>
          {t('preview.percent', {
            least: text(percent.least),
            median: text(percent.median),
            most: text(percent.most),
          })}
        </p>
      )}
      <Parts>
        <DayText value={pickup_date} />
        {t('preview.days', { count: days })}
      </Parts>
      <ul className="mt-2 list-disc ps-5">
        {places.map(({ place_id, name, changed: some, offers: all, unanswered }) => (
          <li key={place_id}>
            <Parts>
              <>
                <bdi>{name}</bdi>: {t('preview.at_place', { changed: isolate(String(some)), count: all })}
              </>
              {unanswered > 0 && t('preview.unanswered', { count: unanswered })}
            </Parts>
          </li>
        ))}
      </ul>
      {examples.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {examples.map(({ vehicle, supplier, plan, place, before, after }) => (
            <li key={`${vehicle} ${plan} ${place}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span>
                <bdi>{vehicle}</bdi>
                <Parts className="text-xs text-ink-soft">
                  <bdi>{supplier}</bdi>
                  <bdi>{plan}</bdi>
                  <bdi>{place}</bdi>
                </Parts>
              </span>
              <span>
                <s className="text-ink-soft">
                  <Price value={before} />
                </s>{' '}
                <Price value={after} className="font-semibold" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
