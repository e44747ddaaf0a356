import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

type Attributes = Omit<NonNullable<Parameters<typeof setCookie>[3]>, 'secure' | 'prefix' | 'domain' | 'path'>

/**
 * Creates a cookie that scripts cannot read and that the specification does not name. Over https its name starts with
 * `__Host-`, or with `__Secure-` if it is limited to a path, so that no other host of the domain can set it (RFC
 * 6265bis, 4.1.3). The unprefixed name is read as well, because a previous release has set it and may run in parallel.
 */
export function prefixedCookie(plain: string, { secure, path = '/' }: { secure: boolean; path?: string }) {
  const name = secure ? `${path === '/' ? '__Host-' : '__Secure-'}${plain}` : plain
  return {
    name,
    read: (c: Context): string | undefined => getCookie(c, name) ?? getCookie(c, plain),
    write(c: Context, value: string, attributes: Attributes): void {
      setCookie(c, name, value, { ...attributes, httpOnly: true, secure, path })
      // The value under the other name would be older.
      if (name !== plain && getCookie(c, plain) !== undefined) deleteCookie(c, plain, { secure, path })
    },
    forget(c: Context): void {
      for (const one of new Set([name, plain]))
        if (getCookie(c, one) !== undefined) deleteCookie(c, one, { secure, path, httpOnly: true })
    },
  }
}
