import { listIndustries } from '#domains/content/content-operations.contract.ts'
import {
  requestLocalDeal,
  getInTouch,
  openForm,
  registerPartner,
  registerSupplier,
} from '#domains/enquiries/enquiry-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** API of enquiries. */
export const enquiriesApi = endpoints({
  listIndustries,
  openForm,
  getInTouch,
  requestLocalDeal,
  registerSupplier,
  registerPartner,
})

export const { useOpenFormQuery, useListIndustriesQuery } = enquiriesApi
