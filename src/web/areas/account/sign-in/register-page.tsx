import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation, useSearchParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { useCountries } from '#web/forms/use-countries.ts'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CheckedEmailInput } from '#web/forms/checked-email-input.tsx'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { formAction } from '#web/forms/form-action.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { AccountPromises } from './account-promises.tsx'
import { FRIEND, withCallbackUrl } from '#web/app/session/callback-url.ts'
import { Form } from '#web/forms/form.tsx'
import { OtherProviders } from './other-providers.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { PhoneFields } from '#web/forms/phone-fields.tsx'
import { registerForm } from './register-form.ts'
import { SessionNotice } from './session-notice.tsx'
import { redirectRegistered } from './signed-in.ts'
import { useActionForm } from '#web/forms/use-action-form.ts'

export const preload: Preload = ({ dispatch }) =>
  dispatch(signInApi.endpoints.authProviders.initiate(undefined, { subscribe: false }))

export const action = formAction({
  read: (texts) => ({ phone_country: '', phone: '', referral_code: '', ...texts }),
  contract: async ({ phone_country }) =>
    registerForm(phone_country, (await phoneNumbers.whenNeeded()).readPhone),
  send: (body, { dispatch }) => dispatch(signInApi.endpoints.register.initiate(body)),
  done: (_data, _sent, visit) => redirectRegistered(visit),
})

/** Sign Up; `?ref=` carries the referring friend's code. */
export function Component() {
  const { t } = useTranslation('accounts')
  const here = useLocation()
  const [query] = useSearchParams()
  const form = useActionForm()
  const countries = useCountries()
  const invited = query.get(FRIEND) ?? ''
  const referral = form.field('referral_code')
  const referralInput = useRef<HTMLInputElement>(null)
  return (
    <AccountFrame
      title={t('register.title')}
      description={t('register.description')}
      text={t('register.text')}
      sidePanel={<AccountPromises />}
    >
      <SessionNotice />
      {invited !== '' && (
        <Notice tone="good" title={t('register.invited_title')}>
          {t('register.invited')}
        </Notice>
      )}
      <Form form={form} label={t('register.send')} wide>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('first_name')}
            label={t('register.first_name')}
            autoComplete="given-name"
            required
          />
          <TextField
            {...form.field('last_name')}
            label={t('register.last_name')}
            autoComplete="family-name"
            required
          />
        </div>
        <CheckedEmailInput {...form.field('email')} label={t('email')} autoComplete="username" required />
        <PasswordField
          {...form.field('password')}
          label={t('password.label')}
          hint={t('password.hint')}
          autoComplete="new-password"
        />
        <PhoneFields
          country={form.field('phone_country')}
          number={form.field('phone')}
          countries={countries}
          chosen={form.entered.phone_country}
        />
        <TextField
          {...referral}
          ref={referralInput}
          defaultValue={referral.defaultValue ?? invited}
          dir="ltr"
          label={t('register.referral_code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Form>
      <OtherProviders referralCode={() => referralInput.current?.value} />
      <p className="border-t border-line pt-3 text-sm text-ink-soft">
        {t('register.known_here')}{' '}
        <TextLink
          to={withCallbackUrl('/login', here)}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {t('login.title')}
        </TextLink>
      </p>
    </AccountFrame>
  )
}
