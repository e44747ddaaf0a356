import { LoginBody } from '#domains/accounts/account.contract.ts'
import { LoginPasskeyBody, LoginSecondStepBody } from '#domains/accounts/second-step/second-step.contract.ts'
import type { Action } from '#web/app/page.ts'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { formAction } from '#web/forms/form-action.ts'
import { jsonOf, shownIn } from './second-step/second-step-challenge.ts'
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
