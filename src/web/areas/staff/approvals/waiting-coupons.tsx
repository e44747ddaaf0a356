import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { CouponWorth } from '../coupons/coupon-words.tsx'
import { useListCouponsQuery } from '../coupons/coupons.api.ts'
import { DecideCoupon } from '../coupons/decide-coupon.tsx'

/** Coupons that wait for a second person; nothing where none does. */
export function WaitingCoupons({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  const { data } = useListCouponsQuery({ state: 'waiting' })
  if (!data || data.items.length === 0) return null
  return (
    <SectionCard title={t('decide.title')} text={t('decide.text')}>
      <DataTable
        caption={t('decide.title')}
        rows={data.items}
        rowKey={({ coupon_id }) => coupon_id}
        empty={null}
        columns={{
          code: {
            label: t('code'),
            heads: true,
            render: ({ coupon_id, code }) => (
              <PageLink
                to={`/staff/coupons/${coupon_id}`}
                className="font-medium break-all text-coral-deep underline"
              >
                <bdi dir="ltr">{code}</bdi>
              </PageLink>
            ),
          },
          worth: { label: t('worth'), render: (coupon) => <CouponWorth coupon={coupon} /> },
          asked: { label: t('decide.asked_by'), render: ({ asked }) => <bdi>{asked?.by.name}</bdi> },
          act: {
            label: t('state'),
            atEnd: true,
            render: (coupon) => <DecideCoupon coupon={coupon} me={me} />,
          },
        }}
      />
    </SectionCard>
  )
}
