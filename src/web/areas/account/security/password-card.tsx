import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import {
  NewPasswordField,
  PasswordField as CurrentPasswordField,
} from '#domains/accounts/account.contract.ts'
import { useChangePasswordMutation } from '#web/app/session/sign-in.api.ts'
import { useHeader } from '#web/app/store.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Form } from '#web/forms/form.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { useForm } from '#web/forms/use-form.ts'

const PasswordForm = z.object({
  current_password: CurrentPasswordField,
  new_password: NewPasswordField,
})

/** Changes the password, which signs out every other device. */
export function PasswordCard() {
  const { t } = useTranslation('account')
  const { lang_id } = useHeader()
  const [change] = useChangePasswordMutation()
  // Remounted fields are empty, and hidden again.
  const [round, setRound] = useState(0)
  const heading = usePreservedFocus(round)
  const form = useForm({
    id: 'password',
    contract: PasswordForm,
    values: { current_password: '', new_password: '' },
    send: (sent) => change({ ...sent, lang_id }),
    success: t('password.changed'),
    done: () => {
      form.begin()
      setRound(round + 1)
    },
  })
  return (
    <SectionCard heading={heading} title={t('password.title')} text={t('password.text')}>
      <Form form={form} label={t('password.send')}>
        <PasswordField
          {...form.field('current_password')}
          key={`current-${round}`}
          label={t('password.current')}
        />
        <PasswordField
          {...form.field('new_password')}
          key={`new-${round}`}
          label={t('accounts:password.new')}
          hint={t('accounts:password.hint')}
          autoComplete="new-password"
        />
      </Form>
      <p className="text-sm text-ink-soft">
        {t('password.none')}{' '}
        <PageLink to="/forgot-password" className="py-3 text-coral-deep underline underline-offset-4">
          {t('password.by_mail')}
        </PageLink>
      </p>
    </SectionCard>
  )
}
