/**
 * Accounts of the simulated supplier, both on one server: U-Save uses the same protocol at another address.
 * Cancellation has two documented names; each account supports one of them.
 */
export const GREEN_MOTION_ACCOUNTS = {
  greenMotion: {
    username: 'rihla',
    password: 'simulated-green-motion',
    cancellation: 'CancelReservation',
  },
  uSave: {
    username: 'rihla-usave',
    password: 'simulated-u-save',
    cancellation: 'Cancel Reservation',
  },
} as const

export type GreenMotionAccount = (typeof GREEN_MOTION_ACCOUNTS)[keyof typeof GREEN_MOTION_ACCOUNTS]
