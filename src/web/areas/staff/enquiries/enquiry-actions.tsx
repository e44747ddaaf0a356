import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { type StaffEnquiry, AnswerEnquiryBody } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useChangeEnquiryMutation } from '../staff.api.ts'
import { AssignEnquiry } from './assign-enquiry.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { isolate } from '#kernel/isolate.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextArea } from '#ui/fields/text-area.tsx'

type SimpleAct = Exclude<StaffEnquiry['can'][number], 'answer'>

/** An answer, and what else can be done in the enquiry's state; each of these can be taken back. */
export function EnquiryActions({ enquiry }: { enquiry: StaffEnquiry }) {
  const { t } = useTranslation('staff')
  const toasted = useToasted()
  const [change, { isLoading, originalArgs }] = useChangeEnquiryMutation()
  const { enquiry_id: id, version, can, owner } = enquiry
  const acts = can.filter(
    (act): act is SimpleAct =>
      act !== 'answer' && !(act === 'own' && owner) && !(act === 'release' && !owner),
  )
  const press = async (act: SimpleAct) => {
    // The second of two would be about a version that is no longer there.
    if (isLoading) return
    await toasted(change({ id, version, act }), t(`enquiries.done.${act}`))
  }
  return (
    <Card aria-label={t('enquiries.actions')} className="flex flex-col gap-4">
      {can.includes('answer') && <AnswerForm enquiry={enquiry} />}
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            look="second"
            busy={isLoading && originalArgs?.act === act}
            onClick={() => void press(act)}
          >
            {t(`enquiries.acts.${act}`)}
          </Button>
        ))}
      </div>
      {can.includes('own') && <AssignEnquiry enquiry={enquiry} />}
    </Card>
  )
}

/** An answer, which is mailed to the sender. */
function AnswerForm({ enquiry }: { enquiry: StaffEnquiry }) {
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
