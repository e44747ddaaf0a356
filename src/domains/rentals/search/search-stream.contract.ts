import { z } from 'zod'
import { SearchingQuery, SearchingReply } from './search.contract.ts'

/** The query of a search; parameters that affect no supplier request are ignored. */
export const SearchStreamQuery = SearchingQuery.extend({
  nearby_garages: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'As the filter NEARBY_GARAGES of the search' }),
})

/** Data of the event `supplier`: a plan that has responded, in the format of the search's reply. */
export const SupplierEvent = SearchingReply.shape.suppliers.element
export type SupplierEvent = z.infer<typeof SupplierEvent>
