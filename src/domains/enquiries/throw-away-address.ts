import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

const THROW_AWAY_HOSTS: ReadonlySet<string> = disposableEmailBlocklistSet()

/** Returns true if a host, or one that it belongs to, gives addresses for a few minutes. */
export function isThrowAway(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_, at) => THROW_AWAY_HOSTS.has(labels.slice(at).join('.')))
}
