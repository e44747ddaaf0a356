import { z } from 'zod'
import { LangIdField, textField } from '#kernel/contract.ts'

/** Fields that every contact form sends in addition to its own. */
export const EVERY_FORM = {
  lang_id: LangIdField.optional(),
  page: textField('page_invalid', 300).optional().meta({ description: 'Path of the page with the form' }),
  form_token: z.string().max(300).optional().meta({
    description:
      'From `enquiry-form`: when the form was opened. Without it no mail is sent, but for feedback to a proved address',
  }),
  fax: z.string().max(300).optional().meta({ description: 'Hidden from people; a robot fills it in' }),
}
