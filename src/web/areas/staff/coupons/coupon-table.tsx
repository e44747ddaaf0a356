import type { StaffCouponSummary } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { CouponChip, CouponWorth, Discounts } from './coupon-words.tsx'

/** Coupons; the code links to the record. */
export function CouponTable({ coupons }: { coupons: readonly StaffCouponSummary[] }) {
  const { t } = useTranslation('staff_coupons')
  return (
    <DataTable
      caption={t('caption')}
      rows={coupons}
      rowKey={({ coupon_id }) => coupon_id}
      empty={<EmptyState title={t('none')} text={t('none_text')} />}
      columns={{
        code: {
          label: t('code'),
          heads: true,
          render: ({ coupon_id, code, partner, for_one_account, listed }) => (
            <>
              <PageLink
                to={`/staff/coupons/${coupon_id}`}
                className="font-medium break-all text-coral-deep underline"
              >
                <bdi dir="ltr">{code}</bdi>
              </PageLink>
              <span className="block text-xs font-normal text-ink-soft">
                {partner ? (
                  <>
                    {t('leads_to')} <bdi>{partner.name}</bdi>
                  </>
                ) : (
                  t(for_one_account ? 'owners.person' : listed ? 'is_listed' : 'not_listed')
                )}
              </span>
            </>
          ),
        },
        state: { label: t('state'), render: ({ state }) => <CouponChip state={state} /> },
        worth: { label: t('worth'), render: (coupon) => <CouponWorth coupon={coupon} /> },
        until: {
          label: t('until'),
          render: ({ valid_until }) =>
            valid_until === null ? (
              <span className="text-ink-soft">{t('no_end')}</span>
            ) : (
              <InstantText value={valid_until} className="tabular" />
            ),
        },
        used: {
          label: t('used'),
          atEnd: true,
          render: ({ used, total_limit }) => (
            <bdi dir="ltr" className="tabular">
              {total_limit === null ? used : `${used} / ${total_limit}`}
            </bdi>
          ),
        },
        discounts: {
          label: t('given'),
          atEnd: true,
          render: ({ discounts }) => <Discounts sums={discounts} />,
        },
      }}
    />
  )
}
