import { fillEnquiry, ENQUIRIES, sendEnquiry } from '../steps/enquiry-steps.ts'
import type { PageState } from './states.ts'

/** The ways to write to us. */
export const ENQUIRY_STATES: readonly PageState[] = [
  {
    name: 'contact us',
    show: ({ open }) => open('/contact'),
  },
  {
    name: 'faults of contact us',
    show: async (visit) => {
      await visit.open('/contact')
      await sendEnquiry(visit)
      await visit.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'written to us',
    show: ({ open }) => open('/contact?sent=E-4821-0937'),
  },
  {
    name: 'become a partner',
    show: ({ open }) => open('/become-partner'),
  },
  {
    name: 'become a supplier, with faults',
    show: async (visit) => {
      await visit.open('/become-supplier')
      await sendEnquiry(visit)
      await visit.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'local deals, at a place nobody knows',
    show: async (visit) => {
      await visit.open('/local-deals')
      await fillEnquiry(visit, { ...ENQUIRIES['/local-deals'], '#enquiry-pickup_id': 'Xyzzyville' })
      await sendEnquiry(visit)
      await visit.page.locator('#enquiry-pickup_id-error').waitFor()
    },
  },
]
