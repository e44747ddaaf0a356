type Change = {
  /** True if a supervisor or an admin of the company approves of its people’s trips. */
  approvalRequired: boolean
  admins: number
  /** People whom the change leaves without a supervisor. */
  released: number
}

/** Returns true if everybody in a company still has somebody to approve of their trips: whom no supervisor has, its admins have. */
export function hasApproversLeft({ approvalRequired, admins, released }: Change): boolean {
  return !approvalRequired || admins > 0 || released === 0
}
