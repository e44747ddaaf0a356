import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PARTNER_ROLES } from '#domains/partners/record/partner-role.contract.ts'
import { InvitePersonBody } from '#domains/partners/record/people/partner-people.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useInvitePersonMutation } from './people.api.ts'

const Person = InvitePersonBody.pick({ email: true, first_name: true, last_name: true, role: true })

/** Invites somebody by mail to work for the caller's partner. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('partner')
  const { lang_id } = useHeader()
  const [invite] = useInvitePersonMutation()
  const form = useForm({
    id: 'person',
    contract: Person,
    values: { first_name: '', last_name: '', email: '', role: 'reports' },
    send: (person) => invite({ ...person, lang_id }),
    success: (_people, { email }) => t('people.done.invited', { email: isolate(email) }),
    done: onDone,
  })
  return (
    <Form
      form={form}
      label={t('people.send')}
      look="main"
      beside={
        <Button look="quiet" onClick={onDone}>
          {t('people.cancel')}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('first_name')} label={t('people.first_name')} autoComplete="off" required />
        <TextField {...form.field('last_name')} label={t('people.last_name')} autoComplete="off" required />
        <TextField
          {...form.field('email')}
          type="email"
          dir="ltr"
          label={t('people.email')}
          autoComplete="off"
          required
        />
        <SelectField
          {...form.field('role')}
          label={t('people.role')}
          options={PARTNER_ROLES.map((role) => ({ value: role, label: t(`people.roles.${role}`) }))}
        />
      </div>
    </Form>
  )
}
