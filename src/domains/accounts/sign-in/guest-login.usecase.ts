import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { TokenStore } from '../sessions/token.store.ts'
import { TOKEN_DAYS } from '../sessions/token.ts'

export type GuestLogin = (request: {
  langId: number
}) => Promise<{ token: string; userId: string; tokenHash: Buffer }>

declare module '#platform/app.ts' {
  interface App {
    guestLogin: GuestLogin
  }
}

type Needs = { tokens: TokenStore; clock: Clock; newToken: () => string; sha256: (text: string) => Buffer }

/** Creates a guest for each caller, because a booking needs an owner before a name is known. */
export function guestLogin({ tokens, clock, newToken, sha256 }: Needs): GuestLogin {
  return async ({ langId }) => {
    const token = newToken()
    const tokenHash = sha256(token)
    const userId = newId()
    const now = clock.now()
    const expiresAt = now.add({ hours: 24 * TOKEN_DAYS })
    await tokens.insertGuest({
      userId,
      langId,
      tokenHash,
      now,
      expiresAt,
    })
    return { token, userId, tokenHash }
  }
}
