import type * as coupons from '#domains/coupons/staff/staff-coupon.contract.ts'
import { api, tagsUnlessFailed, type ListQuery, type Reply } from '#web/app/api.ts'

type Fields = Readonly<Record<string, unknown>>
export type CouponsQuery = ListQuery<typeof coupons.StaffCouponsQuery>

/** The staff's calls for coupons. A refused change is read again, too: a colleague may have come first. */
export const couponsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_COUPONS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffCoupons: build.query<coupons.StaffCoupons, CouponsQuery>({
      query: (params) => ({ url: 'staff/coupons', params }),
      providesTags: ['STAFF_COUPONS'],
    }),
    staffCoupon: build.query<coupons.StaffCoupon, string>({
      query: (id) => ({ url: `staff/coupons/${encodeURIComponent(id)}` }),
      providesTags: ['STAFF_COUPONS'],
    }),
    couponSuppliers: build.query<Reply<typeof coupons.CouponSuppliersReply>, void>({
      query: () => ({ url: 'staff/coupon-suppliers' }),
    }),
    makeCoupon: build.mutation<Reply<typeof coupons.ChangedCouponReply>, Fields>({
      query: (body) => ({ url: 'staff/coupons', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('STAFF_COUPONS'),
    }),
    decideCoupon: build.mutation<
      Reply<typeof coupons.ChangedCouponReply>,
      { id: string; approve: boolean; version: number }
    >({
      query: ({ id, ...body }) => ({ url: `staff/coupons/${id}/decide`, method: 'POST', body }),
      invalidatesTags: ['STAFF_COUPONS'],
    }),
    changeCoupon: build.mutation<
      Reply<typeof coupons.ChangedCouponReply>,
      { id: string; act: 'change' | 'stop'; fields: Fields }
    >({
      query: ({ id, act, fields }) => ({ url: `staff/coupons/${id}/${act}`, method: 'POST', body: fields }),
      invalidatesTags: ['STAFF_COUPONS'],
    }),
  }),
})

export const {
  useStaffCouponQuery,
  useStaffCouponsQuery,
  useCouponSuppliersQuery,
  useMakeCouponMutation,
  useChangeCouponMutation,
  useDecideCouponMutation,
} = couponsApi
