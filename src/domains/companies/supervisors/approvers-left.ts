type Change = {
  /** True if a supervisor or an admin approves the trips of the company's people. */
  approvalRequired: boolean
  admins: number
  /** Number of people whom the change leaves without a supervisor. */
  released: number
}

/** Returns true if everybody in a company still has an approver: without a supervisor, the admins. */
export function hasApproversLeft({ approvalRequired, admins, released }: Change): boolean {
  return !approvalRequired || admins > 0 || released === 0
}
