import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { useUpdateLanguageMutation } from './account.api.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'

const LanguageForm = z.object({ lang_id: z.enum(['1', '2']) })

/** The language of our mails. */
export function LanguageCard({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  const [update] = useUpdateLanguageMutation()
  const form = useForm({
    id: 'language',
    contract: LanguageForm,
    values: { lang_id: user.lang_id === 2 ? '2' : '1' },
    send: ({ lang_id }) => update({ lang_id: lang_id === '2' ? 2 : 1 }),
    success: t('saved'),
  })
  return (
    <SectionCard title={t('language.title')} text={t('language.text')}>
      <Form form={form} label={t('save')}>
        <SelectField {...form.field('lang_id')} label={t('language.label')} className="max-w-xs">
          <option value="1" lang="en">
            English
          </option>
          <option value="2" lang="ar">
            العربية
          </option>
        </SelectField>
      </Form>
    </SectionCard>
  )
}
