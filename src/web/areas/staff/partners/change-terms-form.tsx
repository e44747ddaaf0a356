import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type {
  ChangePartnerBody,
  StaffPartner,
} from '#domains/partners/record/staff/staff-partner.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { asTyped, NAMED, TERMS } from './partner-fields.ts'
import { useChangePartnerTermsMutation } from './partners.api.ts'
import { TermsFields } from './terms-fields.tsx'

/** A partner's name and terms, which hold for whoever comes from now on. */
export function ChangeTermsForm({ partner, onDone }: { partner: StaffPartner; onDone: () => void }) {
  const { t } = useTranslation('partners')
  const { lang_id } = useHeader()
  const [change] = useChangePartnerTermsMutation()
  const { partner_id: id, version, name, partner_lang_id, terms } = partner
  const form = useStaffForm({
    id: 'terms',
    fields: [...NAMED, ...TERMS],
    values: { name, partner_lang_id, ...terms },
    send: (typed) =>
      change({ ...(asTyped(typed) as z.input<typeof ChangePartnerBody>), id, version, lang_id }),
    success: t('done.terms'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('change')} label={t('save')} onLeave={onDone} className="max-w-3xl">
      <p className="text-sm text-ink-soft">{t('change_text')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StaffFields form={form} specs={NAMED} words="partners:fields" />
      </div>
      <TermsFields form={form} />
    </FormCard>
  )
}
