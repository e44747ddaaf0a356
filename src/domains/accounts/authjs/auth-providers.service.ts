import type { Provider } from '@auth/core/providers'
import Apple from '@auth/core/providers/apple'
import Facebook from '@auth/core/providers/facebook'
import Google from '@auth/core/providers/google'
import type { App } from '#platform/app.ts'
import type { IdentityProvider } from '../sign-in/identity.ts'
import { requestSignInLink } from '../sign-in/sign-in-link.usecase.ts'
import { signIn, type SignInApp } from '../sign-in/sign-in.usecase.ts'
import { SignInFields } from './auth.contract.ts'
import type { AuthExchange } from './auth-exchange.ts'
import { SignInRejected } from './sign-in-rejected.ts'

/** Our application registered with another service, and the issuer name that the service signs with. */
export type OAuthClient = { clientId: string; clientSecret: string; issuer: string }
export type OAuthClients = Partial<Record<IdentityProvider, OAuthClient>>

declare module '#platform/app.ts' {
  interface App {
    oauthClients: OAuthClients
  }
}

/** The parts of the app that sign-in methods use. */
export type ProvidersApp = SignInApp & Pick<App, 'passwords' | 'oauthClients'>

/** Returns the sign-in methods for one request. */
export function authProviders(app: ProvidersApp, exchange: AuthExchange): Provider[] {
  const { before, origin, langId } = exchange.visitor
  return [
    {
      id: 'credentials',
      name: 'E-mail and password',
      type: 'credentials',
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      async authorize(fields) {
        const parsed = SignInFields.safeParse(fields)
        if (!parsed.success) throw new SignInRejected('invalid_request')
        const { email, password } = parsed.data
        const remember = parsed.data.remember_me === 'true'
        const signedIn = await signIn(app, { email, password, remember, before, origin })
        if (!signedIn.ok) {
          if ('seconds' in signedIn.failure) exchange.wait = signedIn.failure.seconds
          throw new SignInRejected(signedIn.failure.code)
        }
        exchange.started = { session: signedIn.value, remember }
        return { id: signedIn.value.user.id }
      },
    },
    {
      id: 'email',
      name: 'A link by e-mail',
      type: 'email',
      async sendVerificationRequest({ identifier, url }) {
        const callbackUrl = new URL(url).searchParams.get('callbackUrl') ?? '/'
        await requestSignInLink(app, {
          email: identifier,
          langId,
          callbackUrl,
          askedBy: before?.tokenHash ?? null,
          knownBrowser: exchange.visitor.knownBrowser,
        })
      },
    },
    ...oauthProviders(app.oauthClients),
  ]
}

function oauthProviders({ google, facebook, apple }: OAuthClients): Provider[] {
  const providers: Provider[] = []
  // By default Auth.js would use only PKCE with these two, which protects only if the service enforces it.
  if (google) providers.push(Google({ ...google, checks: ['pkce', 'state', 'nonce'] }))
  if (facebook) {
    // Facebook's web sign-in is not an OpenID provider; its issuer applies only to its apps.
    const { clientId, clientSecret } = facebook
    providers.push(Facebook({ clientId, clientSecret, checks: ['pkce', 'state'] }))
  }
  if (apple) providers.push(Apple(apple))
  return providers
}
