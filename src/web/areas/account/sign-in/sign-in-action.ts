import { LoginBody } from '#domains/accounts/account.contract.ts'
import { LoginPasskeyBody, LoginSecondStepBody } from '#domains/accounts/second-step/second-step.contract.ts'
import type { Action, ActionArgs } from '#web/app/page.ts'
import { signInApi } from '#web/app/session/sign-in.api.ts'
import { readForm, refusedCall, textsOf } from '#web/forms/account-form.ts'
import { jsonOf, shownIn } from './second-step/asked-second-step.ts'
import { redirectSignedIn } from './signed-in.ts'

const LoginForm = LoginBody.pick({ email: true, password: true }).loose()

/** Handles the forms of Sign In, of the second step that an account may require, and of a passkey alone. */
export const action: Action = (visit) => {
  if (visit.form.has('passkey_challenge')) return passkeyAlone(visit)
  return visit.form.has('challenge') ? secondStep(visit) : password(visit)
}

async function password(visit: ActionArgs) {
  const { dispatch, getState, form } = visit
  const read = readForm(LoginForm, form)
  if (!read.ok) return read.refusal
  const { email, password } = read.value
  const { lang_id } = getState().header
  const body = { email, password, remember_me: form.has('remember_me'), lang_id }
  const signedIn = await dispatch(signInApi.endpoints.login.initiate(body))
  if (!signedIn.data) return refusedCall(form, signedIn.error)
  return 'second_step' in signedIn.data ? signedIn.data : redirectSignedIn(visit)
}

async function secondStep(visit: ActionArgs) {
  const { dispatch, getState, form } = visit
  const shown = readForm(LoginSecondStepBody, form, shownIn(textsOf(form)))
  if (!shown.ok) return shown.refusal
  const { lang_id } = getState().header
  const finished = await dispatch(signInApi.endpoints.loginSecondStep.initiate({ ...shown.value, lang_id }))
  return finished.error ? refusedCall(form, finished.error) : redirectSignedIn(visit)
}

async function passkeyAlone(visit: ActionArgs) {
  const { dispatch, getState, form } = visit
  const { passkey_challenge: challenge, passkey } = textsOf(form)
  const shown = readForm(LoginPasskeyBody, form, { challenge, passkey: jsonOf(passkey) })
  if (!shown.ok) return shown.refusal
  const { lang_id } = getState().header
  const finished = await dispatch(signInApi.endpoints.loginPasskey.initiate({ ...shown.value, lang_id }))
  return finished.error ? refusedCall(form, finished.error) : redirectSignedIn(visit)
}
