import type { Result } from '#kernel/result.ts'
import type { SupplierFailure } from '#domains/suppliers/supplier-connector.ts'

type Login = () => Promise<Result<string, SupplierFailure>>

/**
 * One login for all calls, however many come at once. A token is good for a day and may end earlier, so it is kept
 * until the supplier refuses it; a login that failed is not kept.
 */
export function sharedLogin(login: Login) {
  let current: ReturnType<Login> | null = null

  const begin = (): ReturnType<Login> => {
    current = login()
    return current
  }

  async function token(): ReturnType<Login> {
    const attempt = current ?? begin()
    const answer = await attempt
    if (!answer.ok && current === attempt) current = null
    return answer
  }

  return {
    token,

    /** Another token than the one that was refused: the first to ask logs in, the others wait for that login. */
    async renew(refused: string): ReturnType<Login> {
      const before = current
      const known = await token()
      if (!known.ok || known.value !== refused) return known
      if (current === before) current = null
      return token()
    },
  }
}
