import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import type { ActionForm } from '#web/forms/use-action-form.ts'

/** Credential that shows that a mailed link's account is the visitor's, while they are not signed in to it. */
export type OwnerShownBy = 'password' | 'sign_in'

const REASON_ID = 'account-why'

/** Requests the password of the account; takes the focus when shown. */
export function PasswordRequest({ form }: { form: ActionForm }) {
  const { t } = useTranslation('accounts')
  const here = useLocation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <fieldset aria-labelledby={REASON_ID} className="flex flex-col gap-4">
      <Notice id={REASON_ID} tone="careful" title={t('verify.password_title')}>
        <p>{t('verify.password_text')}</p>
      </Notice>
      <div>
        <PasswordField {...form.field('password')} ref={input} label={t('password.label')} />
        <TextLink
          to={withCallbackUrl('/forgot-password', here)}
          className="inline-flex min-h-12 items-center text-sm"
        >
          {t('login.forgot')}
        </TextLink>
      </div>
    </fieldset>
  )
}

/** Sends a user without a password to Sign In, and back; takes the focus when shown. */
export function SignInFirst() {
  const { t } = useTranslation('accounts')
  const here = useLocation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <>
      <Notice ref={box} tabIndex={-1} tone="careful" title={t('verify.sign_in_title')}>
        <p>{t('verify.sign_in_text')}</p>
      </Notice>
      <LinkButton to={withCallbackUrl('/login', here)} wide>
        {t('login.title')}
      </LinkButton>
    </>
  )
}
