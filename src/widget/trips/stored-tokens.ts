/** The stored tokens of a sign-in; `expiresAt` is in milliseconds of this machine's clock. */
export type StoredTokens = { bearerToken: string; refreshToken: string; expiresAt: number }

/** Response to a sign-in or a refresh. */
type IssuedTokens = { bearerToken: string; refreshToken: string; expires_in: number }

export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'trips'

/** Returns the tokens of this browser, shared by all its tabs. */
export function storedTokens({ storage, now }: { storage: TokenStorage; now: () => number }) {
  return {
    read(): StoredTokens | null {
      const tokens = parsed(storage.getItem(KEY))
      return areStoredTokens(tokens) ? tokens : null
    },

    /** Returns whether the reply has tokens. The lifetime counts, so that a clock that is wrong does no harm. */
    store(reply: unknown): boolean {
      if (!isIssued(reply)) return false
      const { bearerToken, refreshToken, expires_in } = reply
      const tokens: StoredTokens = { bearerToken, refreshToken, expiresAt: now() + expires_in * 1000 }
      storage.setItem(KEY, JSON.stringify(tokens))
      return true
    },

    clear: () => storage.removeItem(KEY),
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function areStoredTokens(value: unknown): value is StoredTokens {
  return hasTokens(value) && 'expiresAt' in value && typeof value.expiresAt === 'number'
}

function isIssued(value: unknown): value is IssuedTokens {
  return hasTokens(value) && 'expires_in' in value && typeof value.expires_in === 'number'
}

function hasTokens(value: unknown): value is { bearerToken: string; refreshToken: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bearerToken' in value &&
    typeof value.bearerToken === 'string' &&
    'refreshToken' in value &&
    typeof value.refreshToken === 'string'
  )
}
