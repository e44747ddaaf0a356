import { z } from 'zod'
import { LangIdField, textField } from '#kernel/contract.ts'

/** What every form by which people write to us sends besides its fields. */
export const EVERY_FORM = {
  lang_id: LangIdField.optional(),
  /** Page of the form, and what led there. */
  page: textField('page_invalid', 300).optional().meta({ description: 'Path of the page with the form' }),
  form_token: z.string().max(300).optional().meta({
    description:
      'From `enquiry-form`: when the form was opened. Without it no mail is sent, but for feedback to a proved address',
  }),
  fax: z.string().max(300).optional().meta({ description: 'Hidden from people; a robot fills it in' }),
}
