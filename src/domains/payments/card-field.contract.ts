/**
 * Card input of the site: our own fields, or one rendered by the gateway's script. `publicKey` is our
 * publishable key for that script.
 */
export type CardField = { kind: 'typed' } | { kind: 'hosted'; by: HostedBy; publicKey: string }

/** Gateways that render a card field of their own. */
export type HostedBy = 'stripe'
