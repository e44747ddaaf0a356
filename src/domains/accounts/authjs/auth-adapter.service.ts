import type { Adapter, AdapterUser } from '@auth/core/adapters'
import type { SignInLink } from '../sign-in/sign-in-link.usecase.ts'
import type { AuthTurn } from './auth-turn.ts'

/** Auth.js asks whether a link is over by the clock of the machine; ours has been asked already. */
const NOT_OVER = new Date(8.64e15)

/**
 * Where Auth.js looks for accounts. Whose account it is is decided by the use cases, when a link is used or a service
 * has said who somebody is, and kept in the turn; here Auth.js reads what was decided.
 */
export function authAdapter(signInLink: SignInLink, turn: AuthTurn, secret: string | null): Adapter {
  const decided = async () => turn.started && adapterUser(turn.started.session.user)
  return {
    getUserByEmail: decided,
    getUserByAccount: decided,
    /** Whoever was signed in here before has no part in it. */
    getUser: async () => null,
    async updateUser() {
      const user = await decided()
      if (!user) throw new Error('nobody has signed in')
      return user
    },
    /** The secret of a link is made when it is mailed. */
    createVerificationToken: async () => null,
    async useVerificationToken({ token }) {
      const { before, origin } = turn.visitor
      const used = await signInLink.signIn({ secret: secret ?? '', before, origin })
      if (used.ok) turn.started = { session: used.value, remember: true }
      else if (used.failure.code === 'link_over') return null
      else turn.refused = used.failure.code
      return { identifier: used.ok ? used.value.user.email : '', token, expires: NOT_OVER }
    },
  }
}

function adapterUser({ id, email }: { id: string; email: string }): AdapterUser {
  return { id, email, emailVerified: null }
}
