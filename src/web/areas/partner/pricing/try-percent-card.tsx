import { useLanguage } from '#ui/use-language.ts'
import { formatPercent } from '#ui/formats/text-formats.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import { CommissionBody, type MasterSetting } from '#domains/partners/record/partner.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useAllLocationQuery } from '#web/rentals/rentals.api.ts'
import { usualSearch } from '#web/rentals/search-form/search-url.ts'
import { useLazyTryPercentQuery } from './pricing.api.ts'
import { parsePercent } from './parse-percent.ts'
import type { Pricing } from '#domains/partners/reports/pricing.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'

/** Maximum number of places to choose from; the best known come first. */
const PLACES = 30

const TrialForm = z.object({
  percent: z.preprocess((input) => parsePercent(String(input)), CommissionBody.shape.percent),
  pickup_id: z.string(),
})

/** Previews a percentage on the prices of a real search, side by side; saves nothing. */
export function TryPercentCard({ commission }: Pick<MasterSetting, 'commission'>) {
  const { t } = useTranslation('partner_reports')
  return (
    <SectionCard title={t('pricing.try')} text={t('pricing.try_text')}>
      <Answered query={useAllLocationQuery({})} height="h-40">
        {({ items }) => <Trial commission={commission} places={items.slice(0, PLACES)} />}
      </Answered>
    </SectionCard>
  )
}

type TrialProps = Pick<MasterSetting, 'commission'> & { places: readonly { id: string; name: string }[] }

function Trial({ commission: { percent, min, max }, places }: TrialProps) {
  const { t } = useTranslation('partner_reports')
  const { today } = useSite()
  const { currency_id, lang_id } = useHeader()
  const [fetchPricing, { data, isFetching }] = useLazyTryPercentQuery()
  const { pickup_date, dropoff_date } = usualSearch(today)
  const form = useForm({
    id: 'try-percent',
    contract: TrialForm,
    values: { percent: String(percent), pickup_id: places[0]?.id ?? '' },
    send: (sent) => fetchPricing({ ...sent, pickup_date, dropoff_date, currency_id, lang_id }),
  })
  return (
    <>
      <Form form={form} label={t('pricing.compare')} variant="second">
        <div className="flex flex-wrap gap-3">
          <TextField
            {...form.field('percent')}
            label={t('pricing.percent')}
            hint={t('pricing.limits', { min, max })}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            className="w-40"
            required
          />
          <SelectField
            {...form.field('pickup_id')}
            label={t('pricing.place')}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
            className="min-w-56 flex-1"
          />
        </div>
      </Form>
      <div aria-live="polite" className="flex flex-col gap-3">
        {isFetching ? <Skeleton className="h-60" /> : data && <PriceTable pricing={data} />}
      </div>
    </>
  )
}

/** Cheapest offers of a search without and with the percentage, and the earnings of each. */
function PriceTable({ pricing: { percent, days, found, items } }: { pricing: Pricing }) {
  const { t } = useTranslation('partner_reports')
  const language = useLanguage()
  return (
    <>
      {items.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('pricing.found', { count: found })} {t('pricing.days', { count: days })}
        </p>
      )}
      <DataTable
        caption={t('pricing.caption')}
        rows={items}
        rowKey={({ offer_id }) => offer_id}
        empty={<EmptyState title={t('pricing.none')} text={t('pricing.none_text')} />}
        columns={{
          vehicle: {
            label: t('pricing.car'),
            heads: true,
            render: ({ vehicle, supplier }) => (
              <>
                <bdi>{vehicle}</bdi>
                <span className="block text-xs text-ink-soft">
                  <bdi>{supplier}</bdi>
                </span>
              </>
            ),
          },
          without: {
            label: t('pricing.without'),
            atEnd: true,
            render: (item) => <Price value={item.without} />,
          },
          with: {
            label: t('pricing.with', { percent: isolate(formatPercent(percent, language)) }),
            atEnd: true,
            render: (item) => <Price value={item.with} className="font-semibold" />,
          },
          commission: {
            label: t('pricing.earns'),
            atEnd: true,
            render: ({ commission }) => <Price value={commission} className="font-semibold text-good" />,
          },
        }}
      />
    </>
  )
}
