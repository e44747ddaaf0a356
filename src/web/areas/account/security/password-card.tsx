import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  NewPasswordField,
  PasswordField as CurrentPasswordField,
} from '#domains/accounts/account.contract.ts'
import { useChangePasswordMutation } from '#web/app/session/sign-in.api.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { useHeader } from '#web/app/store.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { SectionForm } from '#web/forms/section-form.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { useSectionForm } from '#web/forms/use-section-form.ts'

const PasswordForm = z.object({
  current_password: CurrentPasswordField,
  new_password: NewPasswordField,
})

/** Changes the password, which signs out every other device. */
export function PasswordCard() {
  const { t } = useTranslation(['account', 'accounts'])
  const { lang_id } = useHeader()
  const [change] = useChangePasswordMutation()
  // Remounted fields are empty, and hidden again.
  const [round, setRound] = useState(0)
  const heading = usePreservedFocus(round)
  const form = useSectionForm({
    id: 'password',
    contract: PasswordForm,
    values: { current_password: '', new_password: '' },
    send: async (sent) => {
      const answer = await change({ ...sent, lang_id })
      if (!answer.error) {
        form.reset()
        setRound(round + 1)
        toast.success(t('password.changed'))
      }
      return answer
    },
  })
  return (
    <SectionCard heading={heading} title={t('password.title')} text={t('password.text')}>
      <SectionForm form={form} label={t('password.send')}>
        <PasswordField
          {...form.field('current_password')}
          key={`current-${round}`}
          label={t('password.current')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...form.field('new_password')}
          key={`new-${round}`}
          label={t('accounts:password.new')}
          hint={t('accounts:password.hint')}
          autoComplete="new-password"
          required
        />
      </SectionForm>
      <p className="text-sm text-ink-soft">
        {t('password.none')}{' '}
        <PageLink to="/forgot-password" className="py-3 text-coral-deep underline underline-offset-4">
          {t('password.by_mail')}
        </PageLink>
      </p>
    </SectionCard>
  )
}
