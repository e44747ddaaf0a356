import { formatPercent } from '#ui/formats/text-formats.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerBooking } from '#domains/partners/reports/partner-report.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price, formatMoney } from '#ui/formats/price.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PeriodText } from '../frame/period-text.tsx'
import { StateChip } from '../frame/state-chip.tsx'
import { isolate } from '#kernel/isolate.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'

type BookingsTableProps = { bookings: readonly PartnerBooking[]; isFiltered: boolean }

/** Bookings with their commission and its reason. */
export function BookingsTable({ bookings, isFiltered }: BookingsTableProps) {
  const { t } = useTranslation('partner_reports')
  return (
    <DataTable
      caption={t('bookings.caption')}
      rows={bookings}
      rowKey={({ reference }) => reference}
      empty={
        isFiltered ? (
          <EmptyState title={t('bookings.none_such')} text={t('bookings.none_such_text')} />
        ) : (
          <EmptyState
            drawing={<NoCarsDrawing className="w-full" />}
            title={t('bookings.none')}
            text={t('bookings.none_text')}
            action={<LinkButton to="/partner/links">{t('bookings.to_links')}</LinkButton>}
          />
        )
      }
      columns={{
        reference: {
          label: t('earnings:headings.reference'),
          heads: true,
          plain: true,
          render: ({ reference, ordered_at }) => (
            <>
              <bdi dir="ltr" className="font-medium tabular">
                {reference}
              </bdi>
              <InstantText value={ordered_at} className="block text-xs text-ink-soft" />
            </>
          ),
        },
        state: {
          label: t('earnings:headings.state'),
          plain: true,
          render: ({ state }) => <StateChip state={state} />,
        },
        why: { label: t('bookings.why'), plain: true, render: (booking) => <Reason booking={booking} /> },
        rental: {
          label: t('bookings.rental'),
          plain: true,
          render: ({ place, supplier, pick_up_at, drop_off_at }) => (
            <>
              <bdi>{place.name}</bdi>
              <span className="block text-xs text-ink-soft">
                <bdi>{supplier.name}</bdi> · <PeriodText period={pick_up_at.slice(0, 10)} />
                {' – '}
                <PeriodText period={drop_off_at.slice(0, 10)} />
              </span>
            </>
          ),
        },
        sub_id: {
          label: t('bookings.origin'),
          plain: true,
          render: ({ kind, sub_id, market }) => (
            <>
              <bdi className="break-all">{sub_id || t('earnings:headings.no_sub_id')}</bdi>
              <span className="text-xs text-ink-soft md:block">
                <span className="md:hidden"> · </span>
                <bdi>{market.name || t(`earnings:kinds.${kind}`)}</bdi>
              </span>
            </>
          ),
        },
        commission: {
          label: t('earnings:headings.commission'),
          atEnd: true,
          plain: true,
          render: ({ commission, gross }) => (
            <>
              <Price value={commission} className="font-semibold" />
              <span className="block text-xs text-ink-soft">
                {t('bookings.of')} <Price value={gross} />
              </span>
            </>
          ),
        },
      }}
    />
  )
}

/** The reason for a booking's commission or its absence, and the terms used to compute it. */
function Reason({
  booking: { kind, state, reason, terms, payable_at, pick_up_at, taken_back },
}: {
  booking: PartnerBooking
}) {
  const { t } = useTranslation('earnings')
  const language = useLanguage()
  const words = kind === 'trip' ? 'trip_why' : 'why'
  const day = (at: string) => formatDay(at.slice(0, 10), language, 'brief')
  function stateText(): string | null {
    if (state === 'pending') return t(`${words}.pending`, { day: day(pick_up_at) })
    if (state === 'confirmed')
      return payable_at === null ? t(`${words}.holding`) : t(`${words}.confirmed`, { day: day(payable_at) })
    return state === 'reversed' ? null : t(`why.${state}`)
  }
  const sentences = [
    reason && t(`${kind === 'trip' ? 'trip_reasons' : 'reasons'}.${reason}`),
    stateText(),
    taken_back && t('why.taken_back', { amount: isolate(formatMoney(taken_back, language)) }),
  ].filter((one) => one !== null)
  return (
    <>
      {sentences.join(' ')}
      {terms && state !== 'reversed' && (
        <span className="block text-xs text-ink-soft">
          {kind === 'trip'
            ? t('trip_why.percent', { percent: isolate(formatPercent(terms.percent ?? 0, language)) })
            : t(`why.${terms.earns}`, { percent: isolate(formatPercent(terms.percent ?? 0, language)) })}
        </span>
      )}
    </>
  )
}
