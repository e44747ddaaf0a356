/**
 * How the site takes cards: in fields of its own, or in one that the gateway's own script draws. `publicKey` is what the
 * script is to know of us.
 */
export type CardField = { kind: 'typed' } | { kind: 'hosted'; by: HostedBy; publicKey: string }

/** Gateways that draw a field of their own. */
export type HostedBy = 'stripe'
