import type { Adapter, AdapterUser } from '@auth/core/adapters'
import { signInByLink } from '../sign-in/sign-in-link.usecase.ts'
import type { SignInApp } from '../sign-in/sign-in.usecase.ts'
import type { AuthExchange } from './auth-exchange.ts'

/** Auth.js checks a link's expiry by the system clock; we have already checked it by our own. */
const NOT_OVER = new Date(8.64e15)

/**
 * Creates the account adapter of Auth.js. The use cases determine the account when a link is used or a service has
 * identified the user, and store it in the exchange. Auth.js only reads the result here.
 */
export function authAdapter(app: SignInApp, exchange: AuthExchange, secret: string | null): Adapter {
  const decided = async () => exchange.started && adapterUser(exchange.started.session.user)
  return {
    getUserByEmail: decided,
    getUserByAccount: decided,
    /** Returns no user: a previously signed-in one is irrelevant here. */
    getUser: async () => null,
    async updateUser() {
      const user = await decided()
      if (!user) throw new Error('nobody has signed in')
      return user
    },
    /** Creates no token: a link's secret is created when it is mailed. */
    createVerificationToken: async () => null,
    async useVerificationToken({ token }) {
      const { before, origin } = exchange.visitor
      const used = await signInByLink(app, { secret: secret ?? '', before, origin })
      if (used.ok) exchange.started = { session: used.value, remember: true }
      else if (used.failure.code === 'link_over') return null
      else exchange.rejection = used.failure.code
      return { identifier: used.ok ? used.value.user.email : '', token, expires: NOT_OVER }
    },
  }
}

function adapterUser({ id, email }: { id: string; email: string }): AdapterUser {
  return { id, email, emailVerified: null }
}
