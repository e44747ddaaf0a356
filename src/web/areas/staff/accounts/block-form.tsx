import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useActOnAccountMutation } from './accounts.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'text' }]

/** Blocks an account for a reason. */
export function BlockForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('staff_accounts')
  const { lang_id } = useHeader()
  const [act] = useActOnAccountMutation()
  const form = useStaffForm({
    id: 'block',
    fields: FIELDS,
    send: (fields) => act({ id, act: 'block', fields: { ...fields, lang_id } }),
    success: t('done.blocked'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('block')} label={t('block_it')} onLeave={onDone} className="max-w-2xl">
      <p className="text-sm text-ink-soft">{t('block_text')}</p>
      <StaffFields form={form} specs={FIELDS} words="staff_accounts:fields" />
    </FormCard>
  )
}
