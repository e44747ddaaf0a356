import { COUPON_OWNERS, COUPON_STATES } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { CouponTable } from './coupon-table.tsx'
import { couponsApi, useStaffCouponsQuery } from './coupons.api.ts'
import { couponsQuery } from './coupons-query.ts'
import { NewCouponForm } from './new-coupon-form.tsx'

/** Coupons: what each takes off, how it is used, and making one. */
export const { preload, Component } = staffPage({
  section: 'coupons',
  load: ({ read, url }) => read(couponsApi.endpoints.staffCoupons, couponsQuery(url.searchParams)),
  Content: Coupons,
})

function Coupons() {
  const { t } = useTranslation('staff_coupons')
  const { search } = useFilters()
  const asked = couponsQuery(search)
  return (
    <>
      <FormInPlace label={t('make')} look="main">
        {(close) => <NewCouponForm onDone={close} />}
      </FormInPlace>
      <StaffList
        query={useStaffCouponsQuery(asked)}
        filters={
          <div className="flex flex-wrap items-end gap-3">
            <SearchBox label={t('search')} />
            <FilterSelect
              name="state"
              label={t('state')}
              value={asked.state ?? ''}
              every={t('every_state')}
              options={COUPON_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
            />
            <FilterSelect
              name="owner"
              label={t('owner')}
              value={asked.owner ?? ''}
              every={t('every_owner')}
              options={COUPON_OWNERS.map((owner) => ({ value: owner, label: t(`owners.${owner}`) }))}
            />
          </div>
        }
      >
        {({ items }) => <CouponTable coupons={items} />}
      </StaffList>
    </>
  )
}
