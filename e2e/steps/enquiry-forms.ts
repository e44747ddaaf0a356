import { ENQUIRIES, type EnquiryPath } from './enquiry-steps.ts'
import { sends, type FormsPage, type StoredForm } from './stored-form.ts'

function formOf(path: EnquiryPath, call: RegExp, more: Partial<StoredForm> = {}): FormsPage {
  return {
    name: path,
    show: ({ open }) => open(path),
    forms: [
      {
        name: 'an enquiry',
        call,
        values: ENQUIRIES[path],
        button: sends('#enquiry-email'),
        field: ['phone.phone', '#enquiry-phone'],
        ...more,
      },
    ],
  }
}

/** The ways to write to us. */
export const ENQUIRY_FORMS: readonly FormsPage[] = [
  formOf('/contact', /\/get_in_touch$/, {
    rejections: [
      { name: 'no subject', values: { '#enquiry-subject': '' }, at: '#enquiry-subject' },
      { name: 'half a number', values: { '#enquiry-contact_number': '12' }, at: '#enquiry-contact_number' },
    ],
  }),
  formOf('/become-partner', /\/register_partner$/, {
    rejections: [{ name: 'no website', values: { '#enquiry-website': 'dunes' }, at: '#enquiry-website' }],
  }),
]
