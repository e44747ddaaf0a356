/** The login of the simulated Renticar; the default configuration of its plan. */
export const RENTICAR_ACCOUNT = { email: 'broker@rihla.example', password: 'simulated-renticar' } as const
