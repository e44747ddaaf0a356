import {
  PRICE_REQUEST_STATES,
  type PriceRequestSummary,
} from '#domains/enquiries/prices/staff-price-request.contract.ts'
import { categoryName } from '#domains/fares/categories.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PlacesText } from '#ui/places-text.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { inAddress } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { OfferChip } from './offer-chip.tsx'
import { pricesApi } from './prices.api.ts'

function priceRequestsQuery(address: URLSearchParams) {
  const params = inAddress(address)
  return { state: 'open' as const, ...params.oneOf('state', PRICE_REQUEST_STATES), ...params.after() }
}

const READ_AGAIN_MS = 60_000

/** Trips to be priced by staff, earliest pick-up first. */
export const { preload, Component } = staffListPage({
  section: 'price_requests',
  list: pricesApi.endpoints.listPriceRequests,
  parseQuery: priceRequestsQuery,
  refetch: { pollingInterval: READ_AGAIN_MS, skipPollingIfUnfocused: true },
  Above: ({ query, page }) => <States current={query.state ?? 'open'} open={page?.open} />,
  Rows: ({ page }) => <PriceRequestTable requests={page.items} />,
})

function States({ current, open }: { current: string; open: number | undefined }) {
  const { t } = useTranslation('prices')
  const { hrefWith } = useFilters()
  return (
    <ChoiceLinks
      label={t('state')}
      choices={PRICE_REQUEST_STATES.map((state) => ({
        to: hrefWith('state', state === 'open' ? '' : state),
        text: t(`states.${state}`),
        isCurrent: state === current,
        count: state === 'open' && open !== undefined ? String(open) : undefined,
      }))}
    />
  )
}

function PriceRequestTable({ requests }: { requests: readonly PriceRequestSummary[] }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  return (
    <DataTable
      caption={t('caption')}
      rows={requests}
      rowKey={({ enquiry_id }) => enquiry_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        number: {
          label: t('number'),
          heads: true,
          render: ({ enquiry_id, number }) => (
            <TextLink to={`/staff/price-requests/${enquiry_id}`}>
              <bdi dir="ltr" className="whitespace-nowrap tabular">
                {number}
              </bdi>
            </TextLink>
          ),
        },
        pick_up: {
          label: t('pick_up'),
          render: ({ pick_up }) => <span className="tabular">{formatDay(pick_up, language, 'brief')}</span>,
        },
        trip: {
          label: t('trip'),
          render: ({ category, places }) => (
            <>
              <span className="text-xs text-ink-soft">{categoryName(category, language)}</span>
              <PlacesText places={places} />
            </>
          ),
        },
        traveller: { label: t('traveller'), render: ({ name }) => <bdi>{name}</bdi> },
        ...(requests.some(({ offer }) => offer) && {
          offer: {
            label: t('offer'),
            render: ({ offer }: PriceRequestSummary) => offer && <OfferChip offer={offer} />,
          },
        }),
        received: {
          label: t('received'),
          render: ({ created_at }) => <InstantText value={created_at} className="tabular" />,
        },
      }}
    />
  )
}
