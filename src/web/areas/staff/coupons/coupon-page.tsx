import { useParams } from 'react-router'
import type { StaffCoupon } from '#domains/coupons/staff/staff-coupon.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { ChangeCouponForm } from './change-coupon-form.tsx'
import { CouponBookings } from './coupon-bookings.tsx'
import { CouponFacts } from './coupon-facts.tsx'
import { HistoryList } from '../frame/history-list.tsx'
import { CouponChip } from './coupon-words.tsx'
import { couponsApi, useReadCouponQuery } from './coupons.api.ts'
import { RequestedTerms } from './requested-terms.tsx'
import { DecideCoupon } from './decide-coupon.tsx'
import { StopCoupon } from './stop-coupon.tsx'

/** One coupon: discount, conditions, bookings and history. */
export const { preload, Component } = staffPage({
  section: 'coupons',
  title: 'staff_coupons:one',
  useHeading: useCouponHeading,
  load: ({ readRecord, params }) => readRecord(couponsApi.endpoints.readCoupon, { id: params['id'] ?? '' }),
  Content: Coupon,
})

function useCouponHeading(): readonly string[] | undefined {
  const { id = '' } = useParams()
  const { data } = couponsApi.endpoints.readCoupon.useQueryState({ id })
  return data && [isolate(data.code, 'ltr')]
}

function Coupon({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/coupons">{t('back')}</BackLink>
      <Answered query={useReadCouponQuery({ id })} height="h-100">
        {(coupon) => <Record coupon={coupon} me={me} />}
      </Answered>
    </>
  )
}

function Record({ coupon, me }: { coupon: StaffCoupon; me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <span className="flex min-h-12 items-center">
          <CouponChip state={coupon.state} />
        </span>
        <FormInPlace label={t('change')}>
          {(close) => <ChangeCouponForm coupon={coupon} onDone={close} />}
        </FormInPlace>
        {coupon.state !== 'ended' && <StopCoupon coupon={coupon} />}
        <DecideCoupon coupon={coupon} me={me} />
      </div>
      {coupon.asked && (
        <Notice tone="careful" title={t('asked.title')}>
          <RequestedTerms coupon={coupon} request={coupon.asked} text={t('asked.text')} />
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4 max-xl:order-last">
          <CouponBookings bookings={coupon.bookings} me={me} />
          <SectionCard title={t('history.title')}>
            <HistoryList
              entries={coupon.history.map(({ at, action, by }) => ({
                key: at,
                at,
                by,
                what: t(`history.${action}`),
              }))}
              none={t('history.none')}
            />
          </SectionCard>
        </div>
        <CouponFacts coupon={coupon} me={me} />
      </div>
    </>
  )
}
