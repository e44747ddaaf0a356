import type { SupplierResult } from '#domains/suppliers/supplier-connector.ts'

type Login = () => Promise<SupplierResult<string>>

/**
 * Shares one login among all concurrent calls. A token is valid for a day and may expire earlier, so it is cached until
 * the supplier rejects it. A failed login is not cached.
 */
export function sharedLogin(login: Login) {
  let current: ReturnType<Login> | null = null

  const startLogin = (): ReturnType<Login> => {
    current = login()
    return current
  }

  async function token(): ReturnType<Login> {
    const attempt = current ?? startLogin()
    const answer = await attempt
    if (!answer.ok && current === attempt) current = null
    return answer
  }

  return {
    token,

    /** Replaces the rejected token: the first caller logs in, concurrent ones wait for that login. */
    async renew(rejectedToken: string): ReturnType<Login> {
      const before = current
      const known = await token()
      if (!known.ok || known.value !== rejectedToken) return known
      if (current === before) current = null
      return token()
    },
  }
}
