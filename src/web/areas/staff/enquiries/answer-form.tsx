import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { AnswerEnquiryBody, type StaffEnquiry } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useChangeEnquiryMutation } from '../staff.api.ts'

/** An answer, which is mailed to the sender. */
export function AnswerForm({ enquiry }: { enquiry: StaffEnquiry }) {
  const { t } = useTranslation('staff')
  const [change] = useChangeEnquiryMutation()
  const { enquiry_id: id, version, email, lang_id } = enquiry
  const form = useForm({
    id: 'answer',
    contract: AnswerEnquiryBody.pick({ message: true }),
    values: { message: '' },
    send: ({ message }) => change({ id, version, act: 'answer', message }),
    success: t('enquiries.done.answer'),
  })
  if (email === null) return <p className="text-sm text-ink-soft">{t('enquiries.no_address')}</p>
  return (
    <Form form={form} label={t('enquiries.send')} look="main">
      <TextArea
        {...form.field('message')}
        label={t('enquiries.answer')}
        hint={t(lang_id === 2 ? 'enquiries.answer_ar' : 'enquiries.answer_en', {
          email: isolate(email),
        })}
        rows={6}
        dir="auto"
        required
      />
    </Form>
  )
}
