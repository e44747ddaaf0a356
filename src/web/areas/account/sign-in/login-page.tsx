import { explainSignIn } from './explain-sign-in.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useActionData, useLocation, useNavigate } from 'react-router'
import type { Action, Preload } from '#web/app/page.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { EmailInput } from '#ui/fields/text-field.tsx'
import { signInApi, useAuthProvidersQuery } from '#web/app/session/sign-in.api.ts'
import { AccountFrame } from '#web/shell/account-frame.tsx'
import { AccountPromises } from './account-promises.tsx'
import { FRIEND, withCallbackUrl } from '#web/app/session/callback-url.ts'
import { Form } from '#web/forms/form.tsx'
import { OtherProviders } from './other-providers.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import {
  jsonOf,
  readChallenge,
  type SecondStepChallenge,
  shownIn,
} from './second-step/second-step-challenge.ts'
import { PasskeySignIn } from './second-step/passkey-sign-in.tsx'
import { SecondStepForm } from './second-step/second-step-form.tsx'
import { SessionNotice } from './session-notice.tsx'
import { TakesFocus } from '#web/forms/takes-focus.tsx'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { useEffect } from 'react'
import { LoginBody } from '#domains/accounts/account.contract.ts'
import { LoginPasskeyBody, LoginSecondStepBody } from '#domains/accounts/second-step/second-step.contract.ts'
import { formAction } from '#web/forms/form-action.ts'
import { redirectSignedIn } from './signed-in.ts'

const LoginForm = LoginBody.pick({ email: true, password: true }).loose()

/** Handles the forms of Sign In, of the second step that an account may require, and of a passkey alone. */
export const action: Action = (visit) => {
  if (visit.form.has('passkey_challenge')) return passkeyAlone(visit)
  return visit.form.has('challenge') ? secondStep(visit) : password(visit)
}

const password = formAction({
  contract: LoginForm,
  send: ({ email, password: entered, lang_id }, { dispatch, form }) =>
    dispatch(
      signInApi.endpoints.login.initiate({
        email,
        password: entered,
        remember_me: form.has('remember_me'),
        lang_id,
      }),
    ),
  done: (answer, _, visit) => ('second_step' in answer ? answer : redirectSignedIn(visit)),
})

const secondStep = formAction({
  read: shownIn,
  contract: LoginSecondStepBody,
  send: (body, { dispatch }) => dispatch(signInApi.endpoints.loginSecondStep.initiate(body)),
  done: (_data, _sent, visit) => redirectSignedIn(visit),
})

const passkeyAlone = formAction({
  read: ({ passkey_challenge: challenge, passkey }) => ({ challenge, passkey: jsonOf(passkey) }),
  contract: LoginPasskeyBody,
  send: (body, { dispatch }) => dispatch(signInApi.endpoints.loginPasskey.initiate(body)),
  done: (_data, _sent, visit) => redirectSignedIn(visit),
})

export const preload: Preload = ({ dispatch }) =>
  dispatch(signInApi.endpoints.authProviders.initiate(undefined, { subscribe: false }))

/** Sign In, with e-mail and password or by another service. */
export function Component() {
  const { t } = useTranslation('accounts')
  const here = useLocation()
  const form = useActionForm()
  useErrorPageWithoutProviders()
  const answer = useActionData<{ second_step?: SecondStepChallenge }>()
  const secondStep = answer?.second_step ?? readChallenge(form.entered)
  if (secondStep)
    return (
      <TakesFocus>
        <AccountFrame title={t('second_step.title')} text={t('second_step.text')} drawing={<KeyDrawing />}>
          <SecondStepForm step={secondStep} form={form} />
        </AccountFrame>
      </TakesFocus>
    )
  return (
    <AccountFrame
      title={t('login.title')}
      description={t('login.description')}
      text={t('login.text')}
      sidePanel={<AccountPromises />}
    >
      <SessionNotice />
      <Form form={form} explain={explainSignIn(t)} label={t('login.send')} wide>
        <EmailInput {...form.field('email')} label={t('email')} autoComplete="username" required />
        <PasswordField {...form.field('password')} label={t('password.label')} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            name="remember_me"
            label={t('login.remember')}
            defaultChecked={form.entered.remember_me !== undefined}
          />
          <TextLink
            to={withCallbackUrl('/forgot-password', here)}
            className="inline-flex min-h-12 items-center text-sm"
          >
            {t('login.forgot')}
          </TextLink>
        </div>
      </Form>
      <PasskeySignIn />
      <OtherProviders referralCode={() => new URLSearchParams(here.search).get(FRIEND) ?? undefined} />
      <p className="border-t border-line pt-3 text-sm text-ink-soft">
        {t('login.new_here')}{' '}
        <TextLink
          to={withCallbackUrl('/register', here)}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {t('register.title')}
        </TextLink>
      </p>
    </AccountFrame>
  )
}

/**
 * Redirects to the error page if the server has no way to sign in (specification §8). After a failed fetch,
 * the password form stays.
 */
function useErrorPageWithoutProviders(): void {
  const navigate = useNavigate()
  const { data, isSuccess } = useAuthProvidersQuery()
  const hasNone = isSuccess && Object.keys(data ?? {}).length === 0
  useEffect(() => {
    if (hasNone) void navigate('/error', { replace: true })
  }, [hasNone, navigate])
}
