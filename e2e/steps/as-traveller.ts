import type { Visit } from '../environment/environment.ts'

/** Signs in as a traveller who was prepared through the API. */
export async function asTraveller({ context, site }: Visit, { token }: { token: string }): Promise<void> {
  const user = encodeURIComponent(JSON.stringify({ name: null, avatar: null, role_id: 1, isLoggedIn: false }))
  await context.addCookies([
    { name: 'rihla_token', value: token, url: site.url },
    { name: 'rihla_userdata', value: user, url: site.url },
  ])
}
