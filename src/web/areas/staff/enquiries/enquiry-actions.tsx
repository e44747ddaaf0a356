import { languageOf } from '#kernel/locale.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { type StaffEnquiry, AnswerEnquiryBody } from '#domains/enquiries/staff/staff-enquiry.contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import {
  useAnswerEnquiryMutation,
  useAssignEnquiryMutation,
  useChangeEnquiryMutation,
} from './enquiries.api.ts'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { isolate } from '#kernel/isolate.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useState } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'

type SimpleAction = Exclude<StaffEnquiry['can'][number], 'answer'>

/** Answer form and the other actions in the enquiry's state; those can be undone. */
export function EnquiryActions({ enquiry }: { enquiry: StaffEnquiry }) {
  const { t } = useTranslation('staff')
  const toasted = useToasted()
  const [change, { isLoading, originalArgs }] = useChangeEnquiryMutation()
  const { enquiry_id: id, version, can, owner } = enquiry
  const actions = can.filter(
    (action): action is SimpleAction =>
      action !== 'answer' && !(action === 'own' && owner) && !(action === 'release' && !owner),
  )
  const press = async (action: SimpleAction) => {
    // A second action would send an outdated version.
    if (isLoading) return
    await toasted(change({ id, version, act: action }), t(`enquiries.done.${action}`))
  }
  return (
    <Card aria-label={t('enquiries.actions')} className="flex flex-col gap-4">
      {can.includes('answer') && <AnswerForm enquiry={enquiry} />}
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            variant="second"
            busy={isLoading && originalArgs?.act === action}
            onClick={() => void press(action)}
          >
            {t(`enquiries.acts.${action}`)}
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
  const [answer] = useAnswerEnquiryMutation()
  const { enquiry_id: id, version, email, lang_id } = enquiry
  const form = useForm({
    id: 'answer',
    contract: AnswerEnquiryBody.pick({ message: true }),
    values: { message: '' },
    send: ({ message }) => answer({ id, version, message }),
    success: t('enquiries.done.answer'),
  })
  if (email === null) return <p className="text-sm text-ink-soft">{t('enquiries.no_address')}</p>
  return (
    <Form form={form} label={t('enquiries.send')} variant="main">
      <TextArea
        {...form.field('message')}
        label={t('enquiries.answer')}
        hint={t(`enquiries.answer_${languageOf(lang_id)}`, {
          email: isolate(email),
        })}
        rows={6}
        dir="auto"
        required
      />
    </Form>
  )
}

/** Assigns an enquiry to a colleague. */
function AssignEnquiry({ enquiry }: { enquiry: StaffEnquiry }) {
  const { t } = useTranslation('staff')
  const toasted = useToasted()
  const [give, { isLoading }] = useAssignEnquiryMutation()
  const [chosen, setChosen] = useState('')
  const { enquiry_id: id, version, owner, colleagues } = enquiry
  const others = colleagues.filter(({ staff_id }) => staff_id !== owner?.staff_id)
  if (others.length === 0) return null
  const assign = async () => {
    const to = others.find(({ staff_id }) => staff_id === chosen)
    if (isLoading || !to) return
    await toasted(
      give({ id, version, staff_id: to.staff_id }),
      t('enquiries.done.assign', { name: isolate(to.name) }),
    )
  }
  return (
    <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start">
      <SelectField
        label={t('enquiries.assign_to')}
        value={chosen}
        none={t('enquiries.nobody_chosen')}
        onChange={(event) => setChosen(event.target.value)}
        options={others.map(({ staff_id, name }) => ({ value: staff_id, label: name }))}
      />
      <Button variant="second" busy={isLoading} disabled={chosen === ''} onClick={() => void assign()}>
        {t('enquiries.assign')}
      </Button>
    </div>
  )
}
